// Many spectators at one table: node spectators.mjs < a line of JSON. Prints "ready" when all are connected, starts with the next line,
// and ends with a line of JSON: for each move, the milliseconds from its recorded time until the last socket had it.
//
// {"table": ID, "urls": […], "tokens": […], "spectators": 1000, "perSecond": 5, "seconds": 10}
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'

const AT_ONCE = 40
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const next = async () => (await lines.next()).value
const settings = JSON.parse(await next())
const now = () => performance.timeOrigin + performance.now()
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** By version: the recorded time, the number of sockets that have it, and the time of the last one. */
const moves = new Map()
let isMeasuring = false

function receive(text, socket) {
  if (!text.startsWith('{"type":"update"') && !text.startsWith('{"type":"table"')) return
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
  const url = `${settings.urls[number % settings.urls.length]}/ws/tables/${settings.table}/`
  const ws = new WebSocket(url, { headers, perMessageDeflate: false })
  ws.on('error', fail)
  ws.on('close', () => isMeasuring && fail(new Error('a socket was closed')))
  return new Promise((resolve) => {
    ws.on('message', (data) => {
      receive(data.toString(), socket)
      resolve(ws)
    })
  })
}

const players = []
for (const [number, token] of settings.tokens.entries()) {
  const player = {}
  player.ws = await connect(number, token, player)
  players.push(player)
}
console.log('seated')
await next()
for (let first = 0; first < settings.spectators; first += AT_ONCE) {
  const count = Math.min(AT_ONCE, settings.spectators - first)
  await Promise.all(Array.from({ length: count }, (_, number) => connect(first + number)))
}
await pause(2000)
console.log('ready')
await next()
isMeasuring = true
const total = settings.tokens.length + settings.spectators
const count = Math.round(settings.perSecond * settings.seconds)
const first = players[0].position.version + 1
for (let number = 0; number < count; number++) {
  const began = now()
  const mover = players.find(({ position }) => position.waiting.includes(position.seat))
  const { rules, version, legal } = mover.position
  const command = `00000000-0000-4000-9000-${version.toString(16).padStart(12, '0')}`
  mover.ws.send(JSON.stringify({ type: 'act', command, rules, actions: [legal[0]], version }))
  do await pause(1)
  while (players.some(({ position }) => position.version <= version))
  await pause(Math.max(0, 1000 / settings.perSecond - (now() - began)))
}
await pause(2000)
const made = [...moves].filter(([version]) => version >= first)
if (made.length !== count || made.some(([, move]) => move.sockets !== total)) fail(new Error('a frame was lost'))
console.log(JSON.stringify(made.map(([, { recorded, last }]) => last - recorded)))
process.exit(0)
