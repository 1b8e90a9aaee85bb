// A crowd at one table: node crowd.mjs < a line of JSON. Prints "ready" when all are there, begins with the next line,
// and ends with a line of JSON: for each move, the milliseconds from when it was recorded to when the last socket had it.
//
// {"table": ID, "urls": […], "tokens": […], "spectators": 1000, "perSecond": 5, "seconds": 10}
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'

const AT_ONCE = 40
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const next = async () => (await lines.next()).value
const wish = JSON.parse(await next())
const now = () => performance.timeOrigin + performance.now()
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** By version: when it was recorded, how many sockets have it, and since when. */
const moves = new Map()
let isMeasuring = false

function heard(text, socket) {
  if (!text.startsWith('{"type":"moved"') && !text.startsWith('{"type":"table"')) return
  const at = now()
  const version = Number(/"version":(\d+)/.exec(text)[1])
  if (socket) Object.assign(socket, JSON.parse(text))
  const move = moves.get(version) ?? { sockets: 0, recorded: Number(/"time":(\d+)/.exec(text)?.[1] ?? NaN) / 1000 }
  moves.set(version, Object.assign(move, { sockets: move.sockets + 1, last: at }))
}

function fail(error) {
  console.error(error)
  process.exit(1)
}

function connect(number, token, socket) {
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  const url = `${wish.urls[number % wish.urls.length]}/ws/tables/${wish.table}/`
  const ws = new WebSocket(url, { headers, perMessageDeflate: false })
  ws.on('error', fail)
  ws.on('close', () => isMeasuring && fail(new Error('a socket was closed')))
  return new Promise((resolve) => {
    ws.on('message', (data) => {
      heard(data.toString(), socket)
      resolve(ws)
    })
  })
}

const players = []
for (const [number, token] of wish.tokens.entries()) {
  const player = {}
  player.ws = await connect(number, token, player)
  players.push(player)
}
console.log('seated')
await next()
for (let first = 0; first < wish.spectators; first += AT_ONCE) {
  const count = Math.min(AT_ONCE, wish.spectators - first)
  await Promise.all(Array.from({ length: count }, (_, number) => connect(first + number)))
}
await pause(2000)
console.log('ready')
await next()
isMeasuring = true
const total = wish.tokens.length + wish.spectators
const count = Math.round(wish.perSecond * wish.seconds)
const first = players[0].position.version + 1
for (let number = 0; number < count; number++) {
  const began = now()
  const mover = players.find(({ position }) => position.waiting.includes(position.seat))
  const { rules, version, legal } = mover.position
  const command = `00000000-0000-4000-9000-${version.toString(16).padStart(12, '0')}`
  mover.ws.send(JSON.stringify({ type: 'act', command, rules, actions: [legal[0]], at: version }))
  do await pause(1)
  while (players.some(({ position }) => position.version <= version))
  await pause(Math.max(0, 1000 / wish.perSecond - (now() - began)))
}
await pause(2000)
const made = [...moves].filter(([version]) => version >= first)
if (made.length !== count || made.some(([, move]) => move.sockets !== total)) fail(new Error('a frame was lost'))
console.log(JSON.stringify(made.map(([, { recorded, last }]) => last - recorded)))
process.exit(0)
