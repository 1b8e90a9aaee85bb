"""A bot of your own, over a socket: `python socket_bot.py http://localhost:8000 TOKEN TABLE`. Needs `websockets`.

The table says by itself what has happened: nobody has to ask again and again.
"""

import json
import random
import sys
import time
from uuid import uuid4

from websockets.sync.client import connect


def wish(position):
    action = random.choice(position["legal"])
    wish = {"type": "act", "command": str(uuid4()), "rules": position["rules"], "actions": [action]}
    return json.dumps({**wish, "at": position["version"]})


def play(address, token, table):
    url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}/"
    with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        asked, is_answered = -1, True
        while True:
            try:
                message = json.loads(socket.recv(timeout=20))
            except TimeoutError:  # a message may be lost: the answer to a ping brings what was missed
                socket.send('{"type": "ping"}')
                continue
            code = message["problem"]["code"] if message["type"] == "refused" else None
            if code == "throttled":  # too many messages in a second: nothing was done
                time.sleep(1)
                asked = -1
            elif code not in (None, "moved-on"):
                sys.exit(f"{message['problem']['title']}: {message['problem']['detail']}")
            if message["type"] in ("table", "moved"):
                position = message["position"]
            elif message["type"] in ("done", "refused"):
                is_answered = True
            if position["status"] in ("finished", "abandoned"):
                return print("The game is over; places by seat:", position["result"] and position["result"]["places"])
            if is_answered and position["seat"] in position["waiting"] and position["version"] > asked:
                asked, is_answered = position["version"], False
                socket.send(wish(position))


if __name__ == "__main__":
    play(*(argument.rstrip("/") for argument in sys.argv[1:4]))
