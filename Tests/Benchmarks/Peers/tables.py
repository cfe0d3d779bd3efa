"""The comparisons, one function per table. Each returns Markdown and keeps its numbers."""

import os
import shutil
import statistics
import tempfile

from measure import Failed, Sample, average_size, bytes_of, different, files_in, run, times_of
from programs import HERE

SCENES = ["clear", "wheel", "wheel-nolabels", "rrects1000", "bezier200", "strokes10k", "lingrad",
          "radgrad", "shadow20", "glyphs2000"]
TURNED = ["turned-group", "turned-card", "flipping-tiles"]
LAYERS = ["blurred-group", "masked-group", "soft-light", "group-opacity", "material"]
WIDTHS = {1920: "1080p", 3840: "4K"}
FRAMES = 120


class Session:
    """The settings of all tables: programs, repetitions, and the requested tables."""

    def __init__(self, programs, rounds, is_quick, only, core, tell):
        self.programs = programs
        self.rounds = rounds
        self.is_quick = is_quick
        self.only = only
        self.core = core
        self.tell = tell
        self.numbers = {}
        # A disk would take part of the time, which differs from run to run: ext4 passes over the
        # inodes of files that were removed in the last minutes, one by one, whenever a file is made.
        memory = "/dev/shm"
        has_room = os.path.isdir(memory) and shutil.disk_usage(memory).free > 1 << 30
        self.frames = memory if has_room else tempfile.gettempdir()
        if not has_room:
            tell(f"{memory} has no room for frames, which are written to {self.frames}: the disk "
                 "takes part of the times of whole jobs")

    def wants(self, name):
        wanted = self.only is None or self.only.search(name)
        if wanted:
            self.tell(name)
        return wanted

    def keep(self, name, **values):
        self.numbers[name] = values

    def stage(self, *words):
        return run([*words], core=self.core)

    def with_folder(self, make, look=len, **variables):
        """Runs a command that fills an empty folder, inspects the files, and removes them."""
        with tempfile.TemporaryDirectory(prefix="zoetrope-peers-", dir=self.frames) as folder:
            found = run(make(folder), **variables)
            return found, look(files_in(folder))


def alternately(rounds, *measurements):
    """A sample of each measurement, in turn: ours, peer, ours, peer..."""
    samples = [Sample() for _ in measurements]
    for _ in range(rounds):
        for sample, measurement in zip(samples, measurements):
            sample.add(measurement())
    return samples


def row(*cells):
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def heading(title, *names):
    return ["", f"### {title}", "", row(*names), "|---" + "|---:" * (len(names) - 1) + "|"]


def short(number):
    """A number with three significant digits."""
    if number >= 100:
        return f"{number:.0f}"
    return f"{number:.1f}" if number >= 10 else f"{number:.2f}"


def pair(sample):
    return f"{short(sample.median)} / {short(sample.least)}"


# The whole job


def wheel_command(session, frames, *more):
    return lambda folder: [
        session.programs.zoetrope, "render", "wheel", "--frames", frames, "--output", folder,
        "--overwrite", "--quiet", *more]


# The wheel as the other programs draw it.
WHEEL = ["--size", "711.1111x400", "--scale", "2.7"]


def job_peers(programs):
    """Names, commands for a folder, and the number of rounds for slow programs."""
    def cairo(*options):
        return lambda folder: [programs.cairo, "job", folder, *options]

    def python(interpreter, script, *words):
        return lambda folder: [
            interpreter, HERE / script, *(folder if word is None else word for word in words)]

    if programs.cairo:
        yield "cairo + libpng in C, level 1, no filter, 2 threads", cairo(1, "none", 2), 99
        yield "cairo + libpng in C, level 6, all filters, 2 threads", cairo(6, "all", 2), 3
    if programs.cairo and programs.ffmpeg:
        yield "cairo in C, piped into ffmpeg", lambda folder: [
            HERE / "peer_ffmpeg.sh", programs.cairo, folder], 3
    if programs.pycairo:
        yield "pycairo, write_to_png", python(programs.pycairo, "peer_cairo.py", None, "cairo"), 3
    if programs.pillow:
        yield "Pillow, level 1", python(programs.pillow, "peer_pillow.py", None), 3
    if programs.skia:
        yield "skia-python", python(programs.skia, "peer_skia.py", "job", None), 3
    if programs.resvg:
        yield "resvg, from SVG", python(programs.resvg, "peer_resvg.py", None), 3
    if programs.chromium:
        for mode, name in (("canvas", "canvas"), ("screen", "screenshots")):
            yield f"headless Chromium, {name}", lambda folder, mode=mode: [
                "python3", HERE / "peer_chromium.py", programs.chromium, folder, mode], 2
    if programs.manim:
        yield "Manim", lambda folder: [
            programs.manim, "-m", "manim", "render", "--format=png-sequence", "-r", "1920,1080",
            "--fps", "60", "--disable_caching", "--progress_bar", "none", "-v", "ERROR",
            "--media_dir", folder, HERE / "peer_manim.py", "Wheel"], 2


class Job:
    """The cost of 120 frames, round by round."""

    def __init__(self, session, command, count=FRAMES, differ=False, **variables):
        self.session, self.command, self.count, self.differ = session, command, count, differ
        self.variables = variables
        self.walls, self.cpus, self.peaks, self.size = [], [], [], 0

    def once(self):
        found, self.size = self.session.with_folder(
            self.command, self.checked_size, **self.variables)
        self.walls.append(found.wall)
        self.cpus.append(found.cpu)
        self.peaks.append(found.peak)
        return found.wall / self.count, found.cpu / self.count

    def checked_size(self, paths):
        distinct = different(paths)
        count = distinct if self.differ else len(paths)
        if count != self.count:
            raise Failed(f"{count} frames instead of {self.count}")
        if distinct == 1:
            raise Failed("all frames are the same")
        return average_size(paths)

    def row(self, name, *ratios):
        wall = statistics.median(self.walls)
        cpu = statistics.median(self.cpus) / self.count * 1e3
        return row(
            name, short(self.count / wall), short(self.count / min(self.walls)), short(cpu),
            short(max(self.peaks)), f"{self.size:.0f}", *ratios)

    def numbers(self):
        return {
            "wall": self.walls, "cpu": self.cpus, "peak": self.peaks, "bytes": self.size}


def whole_job(session):
    fonts = session.programs.fonts()
    ours = Job(
        session, wheel_command(session, f"0-{FRAMES - 1}", *WHEEL, "--jobs", "2"), differ=True,
        **fonts)
    # Two seconds of movement, in which no frame is like another.
    long = Job(
        session, wheel_command(session, "0-599", *WHEEL, "--fps", "300", "--jobs", "2"), count=600,
        differ=True, **fonts)
    rows, long_ratios = [], None
    for name, command, rounds in job_peers(session.programs):
        if not session.wants(f"job {name}"):
            continue
        peer, ratios, more = Job(session, command), [], []
        try:
            for _ in range(min(session.rounds, rounds)):
                mine, other = ours.once(), peer.once()
                ratios.append([b / a for a, b in zip(mine, other)])
                if long_ratios is None:
                    more.append([b / a for a, b in zip(long.once(), other)])
        except Failed as error:
            rows.append(row(name, f"failed: {error}", "", "", "", "", "", ""))
            continue
        long_ratios = long_ratios or medians(more)
        rows.append(peer.row(name, *medians(ratios)))
        session.keep(f"job {name}", **peer.numbers())
    if not ours.walls:
        return []
    session.keep("job zoetrope", **ours.numbers())
    session.keep("job zoetrope 600", **long.numbers())
    first = [ours.row("**Zoetrope**, 2 jobs", "", "")]
    if long.walls:
        first.append(long.row(
            "Zoetrope, 600 frames, against the next row",
            *(f"({ratio})" for ratio in long_ratios)))
    return heading(
        "Whole job: 120 frames of the wheel at 1920x1080, processes' start included",
        "", "frames/s, median", "best", "CPU ms/frame", "peak MB", "bytes/frame",
        "Zoetrope is faster by", "by CPU time") + first + rows


def medians(ratios):
    return [f"{statistics.median(column):.1f}" for column in zip(*ratios)]


# Raster


def repetitions(session, seconds_each):
    wanted = 5 if session.is_quick else 11
    return max(3, min(wanted, int(4 / max(seconds_each, 1e-3))))


def raster_row(session, scene, width):
    programs = session.programs
    first = times_of(session.stage(programs.cairo, "raster", scene, width, 1))[0] / 1e3
    count = repetitions(session, first)

    def stage(*command):
        return lambda: times_of(session.stage(*command, scene, width, count))

    ours, cairo, recorded = alternately(
        session.rounds, stage(programs.stages, "raster"), stage(programs.cairo, "raster"),
        stage(programs.stages, "record"))
    ratio = f"{cairo.median / ours.median:.2f}"
    cells = [pair(ours), pair(recorded), pair(cairo), ratio]
    numbers = {"ours": ours.rounds, "recorded": recorded.rounds, "cairo": cairo.rounds}
    if programs.skia:
        ours, skia = alternately(
            min(session.rounds, 2), stage(programs.stages, "raster"),
            stage(programs.skia, HERE / "peer_skia.py", "raster"))
        cells += [pair(skia), f"{skia.median / ours.median:.2f}"]
        numbers["skia"] = skia.rounds
    session.keep(f"raster {scene} {width}", **numbers)
    return row(scene, WIDTHS[width], *cells)


def skia_row(session, scene, width):
    programs = session.programs

    def stage(*command):
        return lambda: times_of(session.stage(*command, scene, width, 11))

    ours, skia = alternately(
        session.rounds, stage(programs.stages, "raster"),
        stage(programs.skia, HERE / "peer_skia.py", "raster"))
    session.keep(f"raster {scene} {width}", ours=ours.rounds, skia=skia.rounds)
    return row(scene, WIDTHS[width], pair(ours), pair(skia), f"{skia.median / ours.median:.2f}")


def beside_skia(session, title, scenes):
    if not session.programs.skia:
        return []
    rows = [
        skia_row(session, scene, width)
        for width in WIDTHS for scene in scenes if session.wants(f"raster {scene} {width}")]
    return heading(
        f"{title}, one thread, ms: median / least", "scene", "size", "Zoetrope", "Skia",
        "Skia / Zoetrope") + rows if rows else []


def raster(session):
    if not session.programs.cairo:
        return []
    rows = [
        raster_row(session, scene, width)
        for width in WIDTHS for scene in SCENES if session.wants(f"raster {scene} {width}")]
    if not rows:
        return []
    names = ["scene", "size", "Zoetrope", "with making the list", "cairo", "cairo / Zoetrope"]
    if session.programs.skia:
        names += ["Skia", "Skia / Zoetrope"]
    return heading("Raster, one thread, ms: median / least", *names) + rows


# Encoding

ENCODERS = {
    "fpng": "fpng", "libdeflate": "libdeflate, level 1, filter Up",
    "zlib-ng": "zlib-ng, level 2, filter Up", "isal": "ISA-L, level 1, filter Up"}

# The same frames as scenes of the library: drawn, so that row facts are known.
DRAWN = {"flat": "wheel", "gradshadow": "gradshadow", "text": "glyphs2000"}


def raw_frames(programs):
    """The names and the files of the frames, each of which exists until the next one."""
    for kind in ("flat", "gradshadow", "text", "noise"):
        raw = programs.temporary / f"{kind}.rgb"
        run([programs.cairo, "raw", kind, raw])
        yield kind, raw
        raw.unlink()


def encode_row(session, name, source, raw, small):
    programs = session.programs
    level, filters = (9, "all") if small else (1, "none")
    count = 3 if small or "noise" in name or session.is_quick else 9
    rounds = min(session.rounds, 2) if small else session.rounds
    sizes = [0, 0]

    def stage(index, *command):
        def once():
            found = session.stage(*command)
            sizes[index] = bytes_of(found)
            return times_of(found)
        return once

    style = ["small"] if small else []
    ours, peer = alternately(
        rounds, stage(0, programs.stages, "encode", source, 1920, count, *style),
        stage(1, programs.cairo, "encode", raw, 1920, level, filters, count))
    session.keep(f"encode {name}", ours=ours.rounds, libpng=peer.rounds, bytes=sizes)
    return row(
        name, f"level {level}, {filters}", pair(ours), pair(peer),
        f"{peer.median / ours.median:.1f}", sizes[0], sizes[1], f"{sizes[0] / sizes[1]:.3f}")


def encode(session):
    programs, rows = session.programs, []
    if not programs.cairo:
        return []
    for kind, raw in raw_frames(programs):
        variants = [(kind, raw, False)]
        if kind in DRAWN:
            variants.append((f"{kind}, drawn by Zoetrope", DRAWN[kind], False))
        if kind != "noise":
            variants.append((f"{kind}, small", raw, True))
        for name, source, small in variants:
            if not session.wants(f"encode {name}"):
                continue
            try:
                rows.append(encode_row(session, name, source, raw, small))
            except Failed as error:
                rows.append(row(name, f"failed: {error}", "", "", "", "", "", ""))
    if not rows:
        return []
    return heading(
        "Encode 1920x1080, one thread, memory to memory, ms: median / least", "frame",
        "libpng's settings", "Zoetrope", "libpng", "libpng / Zoetrope", "bytes", "libpng's bytes",
        "bytes / libpng's") + rows


def other_encoders(session):
    programs, rows = session.programs, []
    if not programs.cairo:
        return []
    for kind, raw in raw_frames(programs):
        for name, python in programs.encoders.items():
            if session.wants(f"encoder {name} {kind}"):
                rows.append(encoder_row(session, kind, raw, name, python))
    if not rows:
        return []
    return heading(
        "Other encoders, 1920x1080, one thread, ms: median / least", "frame", "encoder",
        "Zoetrope", "the encoder", "the encoder / Zoetrope", "bytes", "the encoder's bytes",
        "bytes / the encoder's") + rows


def encoder_row(session, kind, raw, name, python):
    sizes = [0, 0]

    def stage(index, *command):
        def once():
            found = session.stage(*command, raw, 1920, 5 if session.is_quick else 9)
            sizes[index] = bytes_of(found)
            return times_of(found)
        return once

    ours, peer = alternately(
        session.rounds, stage(0, session.programs.stages, "encode"),
        stage(1, python, HERE / "peer_encoders.py", name))
    session.keep(f"encoder {name} {kind}", ours=ours.rounds, peer=peer.rounds, bytes=sizes)
    return row(
        kind, ENCODERS[name], pair(ours), pair(peer), f"{peer.median / ours.median:.1f}", *sizes,
        f"{sizes[0] / sizes[1]:.3f}")


# Time against work, memory, the first frame


def scaling_by_size(session):
    sizes = {854: "480p", 1920: "1080p", 3840: "4K", 7680: "8K"}
    count = 5 if session.is_quick else 15
    lines = heading(
        "Time against pixels, one thread, ms: median / least", "size", "filling memory",
        "empty frame", "the wheel", "its PNG")
    for width, name in sizes.items():
        samples = Sample(), Sample(), Sample(), Sample()
        commands = (
            ("fill", width), ("raster", "clear", width), ("raster", "wheel", width),
            ("encode", "wheel", width))
        for _ in range(session.rounds):
            for sample, command in zip(samples, commands):
                sample.add(times_of(session.stage(session.programs.stages, *command, count)))
        session.keep(f"work {name}", milliseconds=[sample.rounds for sample in samples])
        lines.append(row(name, *map(pair, samples)))
    return lines


def cpu_per_frame(session, frames, *options):
    """CPU milliseconds for a further frame, without the process's start."""
    def cpu(range_of_frames):
        command = wheel_command(
            session, range_of_frames, *WHEEL, "--jobs", "1", *options)
        return session.with_folder(command)[0].cpu
    return [(cpu(f"0-{frames}") - cpu("0-0")) / frames * 1e3]


def scaling_by_count(session):
    lines = heading(
        "Time against views, whole frames at 1920x1080, CPU ms a frame", "views", "median",
        "least", "µs a view")
    for count in (8, 80, 800, 8000):
        sample = Sample()
        for _ in range(session.rounds):
            sample.add(cpu_per_frame(session, 20, "--set", f"count={count}"))
        session.keep(f"views {count}", milliseconds=sample.rounds)
        lines.append(row(
            count, short(sample.median), short(sample.least), short(sample.median / count * 1e3)))
    return lines


def memory(session):
    many = 1_000 if session.is_quick else 10_000
    # The wheel moves for two seconds, and no frame is like another.
    plans = [
        ("1080p, 120 frames at 60 a second", "0-119", "2.7", "60"),
        (f"1080p, {many} frames at {many // 2} a second", f"0-{many - 1}", "2.7", many // 2),
        ("8K, 20 frames at 60 a second", "0-19", "10.8", "60")]
    lines = heading("Memory with two jobs", "", "peak MB", "frames/s")
    for name, frames, scale, rate in plans:
        found, count = session.with_folder(wheel_command(
            session, frames, *WHEEL[:2], "--scale", scale, "--fps", rate, "--jobs", "2"),
            **session.programs.fonts())
        session.keep(f"memory {name}", peak=found.peak, wall=found.wall, frames=count)
        lines.append(row(name, short(found.peak), short(count / found.wall)))
    return lines


def first_frame(session):
    walls, cpus = Sample(), Sample()
    for _ in range(5 if session.is_quick else 20):
        found, count = session.with_folder(wheel_command(session, "0-0"))
        if count != 1:
            raise Failed("there is no first frame")
        walls.add([found.wall * 1e3])
        cpus.add([found.cpu * 1e3])
    session.keep("first frame", wall=walls.rounds, cpu=cpus.rounds)
    return heading(
        "First frame of the wheel, 480x480, process's start included, ms", "", "median",
        "least") + [
        row("CPU", short(cpus.median), short(cpus.least)),
        row("wall clock", short(walls.median), short(walls.least))]


def server(session):
    """Images of cards by ImageRenderer, from one task and from eight."""
    count = 100 if session.is_quick else 1000
    tasks = (1, 8)
    rates, peaks = {task: [] for task in tasks}, {task: [] for task in tasks}
    for _ in range(session.rounds):
        for task in tasks:
            found = run([session.programs.server, count, task])
            rates[task].append(count / found.wall)
            peaks[task].append(found.peak)
    session.keep("server", rates=rates, peaks=peaks)
    return heading(
        f"Images of a server: {count} cards of 1200x630, text and a gradient, to PNG data", "",
        "images/s, median", "best", "peak MB") + [
        row(
            f"{task} task{'s' if task > 1 else ''}", short(statistics.median(rates[task])),
            short(max(rates[task])), short(max(peaks[task]))) for task in tasks]


def all_tables(session):
    """The lines of the requested tables, one table after the other."""
    yield whole_job(session)
    yield raster(session)
    yield beside_skia(session, "Raster in perspective", TURNED)
    yield beside_skia(session, "Raster of layers", LAYERS)
    yield encode(session)
    yield other_encoders(session)
    for name, table in (
            ("work by size", scaling_by_size), ("work by views", scaling_by_count),
            ("memory", memory), ("first frame", first_frame), ("server", server)):
        if session.wants(name):
            yield table(session)
