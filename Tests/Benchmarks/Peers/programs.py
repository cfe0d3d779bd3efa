"""Finds, builds and, on request, installs the compared programs."""

import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import wheel

HERE = Path(__file__).resolve().parent
BENCHMARKS = HERE.parent
VENV = Path(os.environ.get("ZOETROPE_PEERS", Path.home() / ".cache" / "zoetrope-peers"))
PYPI = ["skia-python", "pycairo", "pillow", "resvg", "manim", "fpng", "deflate", "zlib_ng",
        "isal"]
APT = ("libcairo2-dev libfreetype-dev libpng-dev libpango1.0-dev pkg-config build-essential "
       "python3-venv ffmpeg chromium fonts-dejavu-core util-linux")


class Programs:
    """The paths of the programs; None for missing ones, which are listed in `missing`."""

    def __init__(self, temporary, binaries=None):
        self.temporary = Path(temporary)
        self.missing = []
        self.zoetrope, self.stages, self.server = self._ours(binaries)
        self.cairo = self._compile_cairo()
        self.pycairo = self._python("cairo", "pycairo")
        self.pillow = self._python("PIL", "Pillow")
        self.skia = self._python("skia", "skia-python")
        self.resvg = self._python("resvg", "resvg")
        self.manim = self._python("manim", "Manim")
        self.encoders = self._encoders()
        self.ffmpeg = self._command("ffmpeg")
        self.chromium = self._command("chromium") or self._command("chromium-browser", False)

    @staticmethod
    def _ours(binaries):
        if binaries is None:
            # Built as in the README.
            command = ["swift", "build", "-c", "release", "--static-swift-stdlib",
                       "--package-path", str(BENCHMARKS), "--product"]
            # The package manager does not notice that the flags of the library have changed. It also
            # does not track modules of the library that are not products: their importers are
            # compiled again each time, as their view of the types may be out of date.
            (BENCHMARKS / "Package.swift").touch()
            for folder in ("Scenes", "Peers/StageTimer", "Peers/ServerTimer", "Stages"):
                for source in (BENCHMARKS / folder).glob("*.swift"):
                    source.touch()
            for product in ("zoetrope-stages", "zoetrope-server"):
                print(" ".join([*command, product]), file=sys.stderr)
                subprocess.run([*command, product], check=True, stdout=sys.stderr,
                               env=os.environ | {"ZOETROPE_PIE": "0"})
            binaries = BENCHMARKS / ".build" / "release"
        tools = [Path(binaries).resolve() / name
                 for name in ("zoetrope", "zoetrope-stages", "zoetrope-server")]
        for tool in tools:
            if not tool.exists():
                sys.exit(f"there is no {tool}")
        return tools

    def _compile_cairo(self):
        try:
            flags = subprocess.run(
                ["pkg-config", "--cflags", "--libs", "cairo", "freetype2", "libpng", "zlib"],
                check=True, capture_output=True, text=True).stdout.split()
            program = self.temporary / "peer_cairo"
            sources = [HERE / "peer_cairo.c", HERE / "cairo_scenes.c"]
            subprocess.run(
                ["cc", "-O2", "-o", program, *sources, *flags, "-lm", "-lpthread"], check=True)
            return program
        except (OSError, subprocess.CalledProcessError):
            self.missing.append("cairo, libpng and a C compiler")
            return None

    def _python(self, module, name):
        """A Python that can import a module."""
        for python in (VENV / "bin" / "python", Path(sys.executable), Path("/usr/bin/python3")):
            if python.exists():
                test = subprocess.run([python, "-c", f"import {module}"], capture_output=True)
                if test.returncode == 0:
                    return python
        self.missing.append(name)
        return None

    def _encoders(self):
        """The Pythons of the encoders beside libpng, by their names in tables."""
        modules = {
            "fpng": "fpng", "libdeflate": "deflate", "zlib-ng": "zlib_ng", "isal": "isal"}
        found = {name: self._python(f"{module}, numpy", name) for name, module in modules.items()}
        return {name: python for name, python in found.items() if python}

    def fonts(self):
        """Variables with which Zoetrope draws text in the font files of the other programs."""
        folder = self.temporary / "fonts"
        if not folder.exists():
            folder.mkdir()
            for path in (wheel.BOLD, wheel.REGULAR):
                shutil.copy(path, folder)
        return {"ZOETROPE_FONTS": str(folder)}

    def _command(self, name, is_wanted=True):
        found = shutil.which(name)
        if not found and is_wanted:
            self.missing.append(name)
        return found

    def versions(self):
        """The installed versions on one line."""
        parts = []
        if self.cairo:
            parts.append(_first_line([self.cairo, "versions"]))
        for python, package in (
                (self.pycairo, "pycairo"), (self.pillow, "pillow"), (self.skia, "skia-python"),
                (self.resvg, "resvg"),
                (self.manim, "manim"), (self.encoders.get("fpng"), "fpng"),
                (self.encoders.get("libdeflate"), "deflate"),
                (self.encoders.get("zlib-ng"), "zlib-ng"), (self.encoders.get("isal"), "isal")):
            if python:
                script = f"import importlib.metadata as m; print(m.version('{package}'))"
                parts.append(f"{package} {_first_line([python, '-c', script])}")
        if self.ffmpeg:
            version = re.match(r"ffmpeg version (\S+)", _first_line([self.ffmpeg, "-version"]))
            parts.append(f"ffmpeg {version[1] if version else ''}")
        if self.chromium:
            version = re.search(r"[\d.]+", _first_line([self.chromium, "--version"]))
            parts.append(f"Chromium {version[0] if version else ''}")
        return ", ".join(part for part in parts if part)


def _first_line(command):
    found = subprocess.run(command, capture_output=True, text=True)
    return (found.stdout.strip().splitlines() or [""])[0]


def machine():
    """The processor's name and the number of cores that this process may use."""
    name = platform.machine()
    with open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith("model name"):
                name = line.split(":", 1)[1].strip()
                break
    return f"{name}, {len(os.sched_getaffinity(0))} cores"


def install():
    """Makes a virtual environment with the peers of PyPI."""
    subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    subprocess.run([VENV / "bin" / "pip", "install", *PYPI], check=True)
