"""The doorbell is best effort: whatever becomes of the line to Valkey, whoever comes in is let in."""

import uvloop
from channels.layers import get_channel_layer

from serai.live.bell import Ear


def lose_the_line():
    """As when Valkey dies, before anybody has noticed."""
    for layer in get_channel_layer()._layers.values():
        for shard in layer._shards:
            if shard._pubsub:
                shard._pubsub.connection._writer.transport.abort()


def test_a_line_that_was_lost_this_very_moment_keeps_nobody_out(valkey_server, caplog):
    async def come_in():
        ear = Ear()
        await ear.listen("table.one", print)
        lose_the_line()
        await ear.listen("table.two", print)

    uvloop.run(come_in())
    assert "the doorbell is out of order" in caplog.text
