import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyCommands } from './verify-commands.ts'

const asked: string[] = []
const server = createServer(({ url = '' }, answer) => {
  asked.push(url)
  const part = Number(new URL(url, 'http://localhost').searchParams.get('part') ?? 1)
  const round = { id: 12, number: 1, state: 'locked', settlements: 0 }
  const nothing = { lineups: [], duels: [], scores: [], duelResults: [], openings: [] }
  answer.end(JSON.stringify({ format: 'not of a round', part, parts: 3, round, ...nothing }))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

test.each(['/var/rodadas/12', '/api/rounds/12/var', '/api/rounds/12/var?part=2', '/en/var/rodadas/12#vofe-xare'])(
  'all parts of a round are read from %s (VR9)',
  async (address) => {
    asked.length = 0
    const { port } = server.address() as AddressInfo
    const { verify } = verifyCommands
    if (!verify || !('runAlone' in verify)) throw new Error('verify needs a database')
    const run = verify.runAlone([`http://127.0.0.1:${port}${address}`], {}, {})
    // The parts are joined before anything in them is judged.
    await expect(run).rejects.toThrow('não é de uma rodada')
    expect(asked).toEqual(['', '?part=2', '?part=3'].map((part) => `/api/rounds/12/var${part}`))
  },
)
