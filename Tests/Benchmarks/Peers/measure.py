"""Runs programs and measures their time and memory."""

import hashlib
import os
import re
import statistics
import subprocess
import tempfile
import time
from dataclasses import dataclass, field


@dataclass
class Run:
    """The cost of one process, in seconds and megabytes of 10^6 bytes."""

    wall: float
    cpu: float
    peak: float
    output: str


class Failed(Exception):
    """A program that ended with an error; the text is the end of its output."""


def run(command, core=None, **variables):
    """Runs a command to its end, on one core where `core` is given, with more variables."""
    name = os.path.basename(str(command[0]))
    if core is not None:
        command = ["taskset", "-c", str(core), *command]
    environment = dict(os.environ, PYTHONDONTWRITEBYTECODE="1", **variables)
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        start = time.monotonic()
        try:
            process = subprocess.Popen(
                [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=output,
                stderr=errors, env=environment)
        except OSError as error:
            raise Failed(str(error)) from error
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        texts = []
        for file in (output, errors):
            file.seek(0)
            texts.append(file.read().decode(errors="replace"))
    if process.returncode:
        words = texts[1].strip().splitlines() or [f"ended with {process.returncode}"]
        raise Failed(f"{name}: {words[0][:200]}")
    found = Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024 / 1e6, texts[0])
    # A program with child processes reports its own numbers.
    for quantity in ("cpu", "peak"):
        if said := re.search(rf"^{quantity} ([\d.]+)$", texts[0], re.MULTILINE):
            setattr(found, quantity, float(said[1]))
    return found


def times_of(found):
    """The milliseconds printed by a stage."""
    return [float(word) for word in re.search(r"^ms(.*)$", found.output, re.MULTILINE)[1].split()]


def bytes_of(found):
    """The size printed by an encoder."""
    return int(re.search(r"^bytes (\d+)$", found.output, re.MULTILINE)[1])


@dataclass
class Sample:
    """Measurements of one quantity, one list per round."""

    rounds: list = field(default_factory=list)

    def add(self, values):
        self.rounds.append(list(values))

    @property
    def median(self):
        """The median of the rounds' medians."""
        return statistics.median(statistics.median(values) for values in self.rounds)

    @property
    def least(self):
        return min(min(values) for values in self.rounds)

    @property
    def most(self):
        return max(max(values) for values in self.rounds)


def files_in(folder):
    """The paths of the PNG files in a folder and its subfolders."""
    return [
        os.path.join(place, name)
        for place, _, names in os.walk(folder) for name in names if name.endswith(".png")]


def average_size(paths):
    """The average size of a file in bytes."""
    return sum(map(os.path.getsize, paths)) / max(len(paths), 1)


def different(paths):
    """The number of files that differ from all earlier ones."""
    digests = set()
    for path in paths:
        with open(path, "rb") as file:
            digests.add(hashlib.sha256(file.read()).digest())
    return len(digests)
