"""An example bot over a WebSocket: `python socket_bot.py http://localhost:8000 TOKEN TABLE`. Needs `websockets`.

The server sends each change of the table, so the bot does not have to poll.
"""

import json
import random
import sys
import time
from uuid import uuid4

from websockets.sync.client import connect


def random_move(position):
    return json.dumps(
        {
            "type": "act",
            "command": str(uuid4()),
            "rules": position["rules"],
            "actions": [random.choice(position["legal"])],
            "version": position["version"],
        }
    )


def play(address, token, table):
    url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}/"
    with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        acted_at, is_answered = -1, True
        while True:
            try:
                message = json.loads(socket.recv(timeout=20))
            except TimeoutError:  # a message may be lost: after a ping the server sends what is missing
                socket.send('{"type": "ping"}')
                continue
            code = message["problem"]["code"] if message["type"] == "refused" else None
            if code == "throttled":  # too many messages in a second: this one was not carried out
                time.sleep(1)
                acted_at = -1
            elif code not in (None, "table-changed"):
                sys.exit(f"{message['problem']['title']}: {message['problem']['detail']}")
            if message["type"] in ("table", "update"):
                position = message["position"]
            elif message["type"] in ("done", "refused"):
                is_answered = True
            if position["status"] in ("finished", "cancelled"):
                return print("The game is over; places by seat:", position["result"] and position["result"]["places"])
            if is_answered and position["seat"] in position["waiting"] and position["version"] > acted_at:
                acted_at, is_answered = position["version"], False
                socket.send(random_move(position))


if __name__ == "__main__":
    play(*(argument.rstrip("/") for argument in sys.argv[1:4]))
