// A boardgame.io server with Tally, the game of ../plugins/tally: node tally.mjs PORT memory|flatfile FOLDER
import { createRequire } from 'node:module'

const { FlatFile, Server } = createRequire(import.meta.url)('boardgame.io/server')
const [port, store, folder] = process.argv.slice(2)

const Tally = {
  name: 'tally',
  setup: ({ ctx }) => ({ scores: Array(ctx.numPlayers).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    add: ({ G, playerID }, count) => {
      G.scores[playerID] += count
    },
  },
}

const db = store === 'flatfile' ? new FlatFile({ dir: folder }) : undefined
const server = Server({ games: [Tally], origins: [/.*/], ...(db && { db }) })
server.run({ port: Number(port), callback: () => console.log('ready') })
