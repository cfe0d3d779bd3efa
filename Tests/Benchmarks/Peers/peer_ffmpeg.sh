#!/bin/sh
# Raw frames from cairo in C, encoded by ffmpeg: peer_ffmpeg.sh PEER_CAIRO FOLDER
"$1" pipe | ffmpeg -v error -f rawvideo -pix_fmt bgr0 -s 1920x1080 -framerate 60 -i - \
  -pix_fmt rgb24 -c:v png -start_number 0 "$2/wheel_%05d.png"
