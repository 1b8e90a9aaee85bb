"""Pub/sub is best effort: after a lost connection to Valkey, subscribing works and messages arrive again."""

import asyncio
from uuid import uuid4

import uvloop
from channels.layers import get_channel_layer

from serai.live.pubsub import Subscriber, publish_chat


def lose_connection():
    """Breaks the connections as if Valkey had died; no code has noticed it yet."""
    for shard in get_channel_layer()._layers[asyncio.get_running_loop()]._shards:
        shard._pubsub.connection._writer.transport.abort()


async def publish_until_received(subscriber, table):
    received = asyncio.Event()
    await subscriber.subscribe(str(table), lambda *_: received.set())
    while not received.is_set():
        publish_chat(table)
        await asyncio.wait({asyncio.ensure_future(received.wait())}, timeout=0.1)


def test_after_a_lost_connection_subscribing_works_and_messages_arrive(valkey_server):
    async def run():
        subscriber = Subscriber()
        await publish_until_received(subscriber, uuid4())
        lose_connection()
        await publish_until_received(subscriber, uuid4())

    uvloop.run(asyncio.wait_for(run(), 60))


def test_updates_that_are_published_together_are_sent_together(valkey_server, monkeypatch):
    from serai.live import pubsub

    send, sent = pubsub._send, []

    async def recording_send(updates):
        sent.append([topic for topic, _, _ in updates])
        await send(updates)

    monkeypatch.setattr(pubsub, "_send", recording_send)
    tables = [uuid4() for _ in range(5)]

    async def publish():
        for table in tables * 2:
            publish_chat(table)
        await asyncio.sleep(0)

    asyncio.run(publish())
    assert sent == [[str(table) for table in tables]]
