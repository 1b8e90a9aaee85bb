"""The supervisor with small programs: order, deaths, restarts, stubborn children."""

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
from serai.ops.screen import Screen
from serai.ops.supervisor import Stopped, Supervisor
from serai.ops.trouble import Trouble

PATIENCE = 30


class Scene:
    def __init__(self, folder):
        self.folder = folder
        self.diary = folder / "diary"
        self.diary.touch()
        self.screen = Screen(Console(file=(folder / "screen").open("w"), soft_wrap=True))
        self.supervisor = Supervisor(self.screen)

    def program(self, name, script, patience=10.0):
        return Program(name, ["sh", "-c", script], self.folder / f"{name}.log", patience=patience)

    def polite(self, name):
        return self.program(name, f"trap 'echo {name} >> {self.diary}; exit' TERM; while :; do sleep 0.05; done")

    @property
    def shown(self):
        self.screen.console.file.flush()
        return (self.folder / "screen").read_text()


@pytest.fixture
def scene(tmp_path):
    scene = Scene(tmp_path)
    yield scene
    scene.supervisor.stop()


def wait_until(condition):
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.02)


def test_children_stop_in_the_reverse_order(scene):
    for name in ("first", "second", "third"):
        scene.supervisor.start(scene.polite(name))
    wait_until(lambda: all(_handles_term(child.process.pid) for child in scene.supervisor.children))
    scene.supervisor.stop()
    assert scene.diary.read_text().split() == ["third", "second", "first"]


def test_programs_that_nobody_needs_stop_side_by_side(scene):
    """Each waits for the other to be asked, too, before it goes."""
    for name, other in (("server", None), ("first", "second"), ("second", "first")):
        wait = f"until test -e {scene.folder}/{other}; do sleep 0.05; done;" if other else ""
        script = f"trap 'touch {scene.folder}/{name}; {wait} echo {name} >> {scene.diary}; exit' TERM; "
        program = scene.program(name, f"{script} while :; do sleep 0.05; done", patience=PATIENCE)
        scene.supervisor.start(replace(program, stops_last=other is None))
    wait_until(lambda: all(_handles_term(child.process.pid) for child in scene.supervisor.children))
    scene.supervisor.stop()
    *services, server = scene.diary.read_text().split()
    assert (sorted(services), server) == (["first", "second"], "server")


def _handles_term(pid):
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    caught = next(line.split()[1] for line in lines if line.startswith("SigCgt"))
    return int(caught, 16) >> (signal.SIGTERM - 1) & 1


def test_each_child_leads_a_session_of_its_own(scene):
    child = scene.supervisor.start(scene.program("child", "sleep 60"))
    assert os.getsid(child.process.pid) == child.process.pid


def test_a_death_during_start_up_aborts_with_the_last_words(scene):
    scene.supervisor.start(scene.program("child", "echo out of ink; exit 3"))
    with pytest.raises(Trouble, match="child ended with exit code 3 during start-up") as trouble:
        scene.supervisor.wait_for(lambda: False, "child", PATIENCE)
    assert trouble.value.lines == ["out of ink"]


def test_a_program_that_must_end_well_is_quoted_if_it_does_not(scene):
    with pytest.raises(Trouble, match="child failed") as trouble:
        scene.supervisor.run(scene.program("child", "echo one; echo two; exit 1"))
    assert trouble.value.lines == ["one", "two"]


def test_a_part_that_never_gets_ready_is_named(scene):
    with pytest.raises(Trouble, match="The door was not ready within 0 s"):
        scene.supervisor.wait_for(lambda: False, "The door", 0)


def test_a_stubborn_child_is_killed_with_its_own_children(scene):
    deaf = "trap '' TERM QUIT; while :; do sleep 1; done"
    script = f"({deaf}) & echo $! > {scene.diary}; {deaf}"
    child = scene.supervisor.start(scene.program("stubborn", script, patience=0.1))
    wait_until(lambda: scene.diary.read_text().strip())
    scene.supervisor.stop()
    assert not child.alive
    wait_until(lambda: _is_gone(int(scene.diary.read_text())))


def test_many_stubborn_children_share_one_patience(scene, monkeypatch):
    monkeypatch.setattr(module, "STOP_WITHIN", 0.2)
    deaf = "trap '' TERM QUIT; while :; do sleep 1; done"
    children = [scene.supervisor.start(scene.program(f"deaf{number}", deaf, patience=3600)) for number in range(3)]
    scene.supervisor.stop()
    assert not any(child.alive for child in children)


def _is_gone(pid):
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def test_a_dead_child_is_started_again_and_a_line_says_so(scene):
    child = scene.supervisor.start(scene.program("child", f"echo life >> {scene.diary}; sleep 60"))
    wait_until(lambda: scene.diary.read_text().count("life") == 1)
    child.process.kill()
    _watch_until(scene, lambda: scene.diary.read_text().count("life") == 2)
    assert "child was ended by SIGKILL; starting it again in 0.5 s." in scene.shown
    assert "child is started again." in scene.shown


def test_each_death_makes_the_pause_longer_and_the_fifth_ends_it(scene, monkeypatch):
    monkeypatch.setattr(module, "FIRST_BACK_OFF", 0.1)
    scene.supervisor.start(scene.program("child", f"echo life >> {scene.diary}; echo no more; exit 1"))
    with pytest.raises(Trouble, match="child died 5 times within a minute") as trouble:
        scene.supervisor.watch()
    assert scene.diary.read_text().count("life") == 5
    assert trouble.value.lines == ["no more"]
    assert [f"again in {pause:g} s" in scene.shown for pause in (0.1, 0.2, 0.4, 0.8)] == [True] * 4


def test_deaths_long_ago_are_forgiven(scene, monkeypatch):
    monkeypatch.setattr(module, "FIRST_BACK_OFF", 0.01)
    monkeypatch.setattr(module, "DEATHS_WITHIN", 0.0)
    scene.supervisor.start(scene.program("child", f"echo life >> {scene.diary}; exit 1"))
    _watch_until(scene, lambda: scene.diary.read_text().count("life") > 6)


def test_who_waits_for_something_is_started_again_when_it_is_there(scene, monkeypatch):
    monkeypatch.setattr(module, "LACK_LASTS", 0.01)
    bread, looked = scene.folder / "bread", []
    program = scene.program("child", f"echo life >> {scene.diary}; test -e {bread} && sleep 60")

    def waits_for():
        looked.append(bread.exists())
        if len(looked) == 10:
            assert scene.diary.read_text().count("life") == 1, "it is left in peace meanwhile"
            bread.touch()
        return "" if bread.exists() else "bread"

    scene.supervisor.start(replace(program, waits_for=waits_for))
    _watch_until(scene, lambda: scene.diary.read_text().count("life") == 2)
    assert "child ended with exit code 1, and waits for bread." in scene.shown
    assert not scene.supervisor.children[0].deaths


def replaceable(scene, script):
    """A program that says when it serves."""
    program = scene.program("child", f"echo begins >> {scene.diary}; {script}")
    return replace(program, is_ready=lambda pid: (scene.folder / f"{pid}.ready").exists())


def test_a_successor_serves_before_its_predecessor_goes(scene):
    serve = f"trap 'echo goes >> {scene.diary}; exit' TERM; touch {scene.folder}/$$.ready; while :; do sleep 0.05; done"
    first = scene.supervisor.start(replaceable(scene, f"sleep 0.2; echo serves >> {scene.diary}; {serve}"))
    wait_until(lambda: first.is_ready)

    with scene.supervisor.hearing_signals():
        os.kill(os.getpid(), signal.SIGUSR1)
    _watch_until(scene, lambda: "child is replaced." in scene.shown)
    assert scene.diary.read_text().split() == ["begins", "serves", "begins", "serves", "goes"]
    (second,) = scene.supervisor.children
    assert (second.alive, first.alive) == (True, False)


def test_a_successor_that_never_serves_takes_nobody_s_place(scene):
    first = scene.supervisor.start(
        replaceable(scene, f"test -e {scene.folder}/old && exit 3; touch {scene.folder}/old; sleep 60")
    )
    wait_until(lambda: (scene.folder / "old").exists())
    for _ in iter(scene.supervisor.roll()):
        pass
    assert "child could not be replaced: its successor ended with exit code 3." in scene.shown
    assert scene.supervisor.children == [first]
    assert first.alive


def _watch_until(scene, condition):
    """Watches as `up` does, until a signal comes; here, from a thread that waits for the condition."""

    def ask():
        try:
            wait_until(condition)
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    asking = threading.Thread(target=ask)
    with scene.supervisor.hearing_signals():
        asking.start()
        scene.supervisor.watch()
        asking.join()
    assert condition()


def test_a_signal_during_start_up_is_heard(scene):
    with scene.supervisor.hearing_signals():
        os.kill(os.getpid(), signal.SIGINT)
        with pytest.raises(Stopped):
            scene.supervisor.wait_for(lambda: False, "anything", PATIENCE)
