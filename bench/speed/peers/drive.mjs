// Plays at tables as fast as possible: node drive.mjs < a line of JSON. Each table has one move at a time; it is complete
// when every socket at the table has received it. Prints "ready" when all are connected and warm, starts with the next line,
// and ends with a line of JSON: moves, seconds, and the times of moves in milliseconds.
//
// {"protocol": "serai" | "boardgame", "seconds": 5, "lanes": [[{"id": TABLE, "seats": [{"url": …, "token": …}, …]}, …], …]}
import { createInterface } from 'node:readline'
import { performance } from 'node:perf_hooks'
import { WebSocket } from 'ws'

const WARM = 1500
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const next = async () => (await lines.next()).value
const settings = JSON.parse(await next())

let command = 0
const newCommand = () => `00000000-0000-4000-8000-${(++command).toString(16).padStart(12, '0')}`

/** The protocol of each server. A socket stores the last version it has received, and the legal actions there. */
const protocols = {
  serai: (seat, table) => ({
    url: `${seat.url}/ws/tables/${table.id}/`,
    headers: { Authorization: `Bearer ${seat.token}` },
    receive(socket, text) {
      const message = JSON.parse(text)
      if (message.type === 'refused') throw new Error(text)
      if (message.type !== 'table' && message.type !== 'update') return false
      const { version, legal, status, waiting, seat: own } = message.position
      Object.assign(socket, { version, rules: message.rules, isOver: status === 'finished' })
      socket.choices = waiting.includes(own) ? legal : []
      return true
    },
    act: (socket, action) =>
      JSON.stringify({ type: 'act', command: newCommand(), rules: socket.rules, actions: [action], version: socket.version }),
  }),
  boardgame: (seat, table, number) => ({
    url: `${seat.url}/socket.io/?EIO=4&transport=websocket`,
    headers: {},
    receive(socket, text) {
      if (text === '2') socket.ws.send('3')
      else if (text.startsWith('0')) socket.ws.send('40/tally,')
      else if (text.startsWith('40')) socket.ws.send(`42/tally,["sync","${table.id}","${number}",null,2]`)
      if (!text.startsWith('42')) return false
      const [type, , data] = JSON.parse(text.slice(text.indexOf('[')))
      if (type !== 'sync' && type !== 'update') return false
      const state = type === 'sync' ? data.state : data
      socket.version = state._stateID
      socket.choices = state.ctx.currentPlayer === `${number}` ? [1, 2, 3] : []
      return true
    },
    act: (socket, count) => {
      const payload = { type: 'add', args: [count], playerID: `${number}` }
      return `42/tally,${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, socket.version, table.id, `${number}`])}`
    },
  }),
}

function connect(table, seat, number, notify) {
  const protocol = protocols[settings.protocol](seat, table, number)
  const socket = { version: -1, choices: [], isOver: false, protocol }
  socket.ws = new WebSocket(protocol.url, { headers: protocol.headers, perMessageDeflate: false })
  socket.ws.on('message', (data) => protocol.receive(socket, data.toString()) && notify())
  socket.ws.on('error', fail)
  socket.ws.on('close', () => socket.isLeft || fail(new Error('the server is gone')))
  return socket
}

function fail(error) {
  console.error(error)
  process.exit(1)
}

let isMeasuring = false
let isOver = false
const took = []

/** One table after the other, until time is up. */
async function play(lane) {
  for (const table of lane) {
    let tell = () => {}
    const sockets = table.seats.map((seat, number) => connect(table, seat, number, () => tell()))
    const until = (condition) =>
      new Promise((resolve) => {
        tell = () => condition() && resolve()
        tell()
      })
    await until(() => sockets.every((socket) => socket.version >= 0))
    while (!isOver && !sockets[0].isOver) {
      await until(() => sockets.every((socket) => socket.version === sockets[0].version))
      const mover = sockets.find((socket) => socket.choices.length)
      const before = mover.version
      const began = performance.now()
      mover.ws.send(mover.protocol.act(mover, mover.choices[Math.floor(Math.random() * mover.choices.length)]))
      await until(() => sockets.every((socket) => socket.version > before))
      if (isMeasuring) took.push(performance.now() - began)
    }
    for (const socket of sockets) {
      socket.isLeft = true
      socket.ws.close()
    }
    if (isOver) return
  }
  fail(new Error('there were too few tables'))
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const lanes = settings.lanes.map(play)
await pause(WARM)
console.log('ready')
await next()
isMeasuring = true
const began = performance.now()
await pause(settings.seconds * 1000)
isMeasuring = false
const seconds = (performance.now() - began) / 1000
isOver = true
await Promise.all(lanes)
took.sort((one, other) => one - other)
const of = (percent) => took[Math.min(took.length - 1, Math.floor((took.length * percent) / 100))]
console.log(JSON.stringify({ moves: took.length, seconds, p50: of(50), p99: of(99) }))
process.exit(0)
