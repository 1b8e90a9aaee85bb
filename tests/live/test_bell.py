"""The doorbell is best effort: whatever becomes of the line to Valkey, whoever comes is let in and hears it again."""

import asyncio
from uuid import uuid4

import uvloop
from channels.layers import get_channel_layer

from serai.live.bell import Ear, ring_for_chat


def lose_the_line():
    """As when Valkey dies, before anybody has noticed."""
    for shard in get_channel_layer()._layers[asyncio.get_running_loop()]._shards:
        shard._pubsub.connection._writer.transport.abort()


async def rings_until_it_is_heard(ear, table):
    heard = asyncio.Event()
    await ear.listen(str(table), lambda *_: heard.set())
    while not heard.is_set():
        ring_for_chat(table)
        await asyncio.wait({asyncio.ensure_future(heard.wait())}, timeout=0.1)


def test_a_line_that_was_lost_this_very_moment_keeps_nobody_out_and_is_made_anew(valkey_server):
    async def come_in():
        ear = Ear()
        await rings_until_it_is_heard(ear, uuid4())
        lose_the_line()
        await rings_until_it_is_heard(ear, uuid4())

    uvloop.run(asyncio.wait_for(come_in(), 60))


def test_bells_of_the_same_moment_ring_together(valkey_server, monkeypatch):
    from serai.live import bell

    true, sent = bell._send, []

    async def listened_to(bells):
        sent.append([whom for whom, _, _ in bells])
        await true(bells)

    monkeypatch.setattr(bell, "_send", listened_to)
    tables = [uuid4() for _ in range(5)]

    async def ring():
        for table in tables * 2:
            ring_for_chat(table)
        await asyncio.sleep(0)

    asyncio.run(ring())
    assert sent == [[str(table) for table in tables]]
