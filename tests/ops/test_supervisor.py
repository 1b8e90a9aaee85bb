"""The supervisor with small programs: order, exits, restarts, children that ignore signals."""

import os
import signal
import threading
import time
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from rich.console import Console

from serai.ops import supervisor as module
from serai.ops.child import Program
from serai.ops.console import Screen
from serai.ops.errors import OperatorError
from serai.ops.supervisor import StopRequested, Supervisor

TIMEOUT = 30


class Scene:
    """A supervisor, a folder, and a record that the programs write to."""

    def __init__(self, folder):
        self.folder = folder
        self.record = folder / "record"
        self.record.touch()
        self.screen = Screen(Console(file=(folder / "screen").open("w"), soft_wrap=True))
        self.supervisor = Supervisor(self.screen)

    def program(self, name, script, stop_timeout=10.0):
        return Program(name, ["sh", "-c", script], self.folder / f"{name}.log", stop_timeout=stop_timeout)

    def recording(self, name):
        """A program that writes its name to the record when it is asked to stop."""
        return self.program(name, f"trap 'echo {name} >> {self.record}; exit' TERM; while :; do sleep 0.05; done")

    @property
    def output(self):
        self.screen.console.file.flush()
        return (self.folder / "screen").read_text()


@pytest.fixture
def scene(tmp_path):
    scene = Scene(tmp_path)
    yield scene
    scene.supervisor.stop()


def wait_until(condition):
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline, "timed out"
        time.sleep(0.02)


def test_children_stop_in_the_reverse_order(scene):
    for name in ("first", "second", "third"):
        scene.supervisor.start(scene.recording(name))
    wait_until(lambda: all(_handles_term(child.process.pid) for child in scene.supervisor.children))
    scene.supervisor.stop()
    assert scene.record.read_text().split() == ["third", "second", "first"]


def test_programs_that_no_other_needs_stop_at_the_same_time(scene):
    """Each ends only after the other has been asked to stop, too."""
    for name, other in (("server", None), ("first", "second"), ("second", "first")):
        wait = f"until test -e {scene.folder}/{other}; do sleep 0.05; done;" if other else ""
        script = f"trap 'touch {scene.folder}/{name}; {wait} echo {name} >> {scene.record}; exit' TERM; "
        program = scene.program(name, f"{script} while :; do sleep 0.05; done", stop_timeout=TIMEOUT)
        scene.supervisor.start(replace(program, stops_last=other is None))
    wait_until(lambda: all(_handles_term(child.process.pid) for child in scene.supervisor.children))
    scene.supervisor.stop()
    *services, server = scene.record.read_text().split()
    assert (sorted(services), server) == (["first", "second"], "server")


def _handles_term(pid):
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    caught = next(line.split()[1] for line in lines if line.startswith("SigCgt"))
    return int(caught, 16) >> (signal.SIGTERM - 1) & 1


def test_each_child_leads_its_own_session(scene):
    child = scene.supervisor.start(scene.program("child", "sleep 60"))
    assert os.getsid(child.process.pid) == child.process.pid


def test_an_exit_during_start_up_raises_an_error_with_the_last_log_lines(scene):
    scene.supervisor.start(scene.program("child", "echo out of ink; exit 3"))
    with pytest.raises(OperatorError, match="child ended with exit code 3 during start-up") as raised:
        scene.supervisor.wait_for(lambda: False, "child", TIMEOUT)
    assert raised.value.lines == ["out of ink"]


def test_a_failed_run_raises_an_error_with_the_last_log_lines(scene):
    with pytest.raises(OperatorError, match="child failed") as raised:
        scene.supervisor.run(scene.program("child", "echo one; echo two; exit 1"))
    assert raised.value.lines == ["one", "two"]


def test_the_error_names_the_program_that_was_not_ready_in_time(scene):
    with pytest.raises(OperatorError, match="The server was not ready within 0 s"):
        scene.supervisor.wait_for(lambda: False, "The server", 0)


def test_a_child_that_ignores_signals_is_killed_with_its_own_children(scene):
    stubborn = "trap '' TERM QUIT; while :; do sleep 1; done"
    script = f"({stubborn}) & echo $! > {scene.record}; {stubborn}"
    child = scene.supervisor.start(scene.program("stubborn", script, stop_timeout=0.1))
    wait_until(lambda: scene.record.read_text().strip())
    scene.supervisor.stop()
    assert not child.alive
    wait_until(lambda: _is_gone(int(scene.record.read_text())))


def test_children_that_ignore_signals_share_one_time_limit(scene, monkeypatch):
    monkeypatch.setattr(module, "STOP_TIMEOUT", 0.2)
    stubborn = "trap '' TERM QUIT; while :; do sleep 1; done"
    children = [
        scene.supervisor.start(scene.program(f"stubborn{number}", stubborn, stop_timeout=3600)) for number in range(3)
    ]
    scene.supervisor.stop()
    assert not any(child.alive for child in children)


def _is_gone(pid):
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def test_a_child_that_was_killed_is_started_again_and_the_restart_is_printed(scene):
    child = scene.supervisor.start(scene.program("child", f"echo started >> {scene.record}; sleep 60"))
    wait_until(lambda: scene.record.read_text().count("started") == 1)
    child.process.kill()
    _watch_until(scene, lambda: scene.record.read_text().count("started") == 2)
    assert "child was ended by SIGKILL; starting it again in 0.5 s." in scene.output
    assert "child is started again." in scene.output


def test_each_exit_doubles_the_back_off_and_the_fifth_raises_an_error(scene, monkeypatch):
    monkeypatch.setattr(module, "FIRST_BACK_OFF", 0.1)
    scene.supervisor.start(scene.program("child", f"echo started >> {scene.record}; echo no more; exit 1"))
    with pytest.raises(OperatorError, match="child exited 5 times within a minute") as raised:
        scene.supervisor.watch()
    assert scene.record.read_text().count("started") == 5
    assert raised.value.lines == ["no more"]
    assert [f"again in {pause:g} s" in scene.output for pause in (0.1, 0.2, 0.4, 0.8)] == [True] * 4


def test_old_exits_do_not_count(scene, monkeypatch):
    monkeypatch.setattr(module, "FIRST_BACK_OFF", 0.01)
    monkeypatch.setattr(module, "EXIT_WINDOW", 0.0)
    scene.supervisor.start(scene.program("child", f"echo started >> {scene.record}; exit 1"))
    _watch_until(scene, lambda: scene.record.read_text().count("started") > 6)


def test_a_program_is_restarted_only_when_the_programs_that_it_needs_are_ready(scene, monkeypatch):
    monkeypatch.setattr(module, "BLOCKED_RETRY", 0.01)
    needed, checks = scene.folder / "needed", []
    program = scene.program("child", f"echo started >> {scene.record}; test -e {needed} && sleep 60")

    def blocked_by():
        checks.append(needed.exists())
        if len(checks) == 10:
            assert scene.record.read_text().count("started") == 1, "it isn't restarted meanwhile"
            needed.touch()
        return "" if needed.exists() else "a file"

    scene.supervisor.start(replace(program, blocked_by=blocked_by))
    _watch_until(scene, lambda: scene.record.read_text().count("started") == 2)
    assert "child ended with exit code 1, and waits for a file." in scene.output
    assert not scene.supervisor.children[0].exits


def replaceable(scene, script):
    """A program that marks itself ready with a file."""
    program = scene.program("child", f"echo starts >> {scene.record}; {script}")
    return replace(program, ready_check=lambda pid: (scene.folder / f"{pid}.ready").exists())


def test_a_new_process_serves_before_the_old_one_stops(scene):
    stop = f"echo stops >> {scene.record}; exit"
    serve = f"trap '{stop}' TERM; touch {scene.folder}/$$.ready; while :; do sleep 0.05; done"
    first = scene.supervisor.start(replaceable(scene, f"sleep 0.2; echo serves >> {scene.record}; {serve}"))
    wait_until(lambda: first.is_ready)

    with scene.supervisor.handling_signals():
        os.kill(os.getpid(), signal.SIGUSR1)
    _watch_until(scene, lambda: "child is replaced." in scene.output)
    assert scene.record.read_text().split() == ["starts", "serves", "starts", "serves", "stops"]
    (second,) = scene.supervisor.children
    assert (second.alive, first.alive) == (True, False)


def test_a_new_process_that_never_serves_does_not_replace_the_old_one(scene):
    first = scene.supervisor.start(
        replaceable(scene, f"test -e {scene.folder}/old && exit 3; touch {scene.folder}/old; sleep 60")
    )
    wait_until(lambda: (scene.folder / "old").exists())
    for _ in iter(scene.supervisor.roll()):
        pass
    assert "child could not be replaced: its successor ended with exit code 3." in scene.output
    assert scene.supervisor.children == [first]
    assert first.alive


def _watch_until(scene, condition):
    """Watches as `up` does, until a thread sends a signal when the condition holds."""

    def send_signal():
        try:
            wait_until(condition)
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    sender = threading.Thread(target=send_signal)
    with scene.supervisor.handling_signals():
        sender.start()
        scene.supervisor.watch()
        sender.join()
    assert condition()


def test_a_signal_during_start_up_raises_an_exception(scene):
    with scene.supervisor.handling_signals():
        os.kill(os.getpid(), signal.SIGINT)
        with pytest.raises(StopRequested):
            scene.supervisor.wait_for(lambda: False, "anything", TIMEOUT)
