import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leafHashOf } from '#db/var/leaf-hash.ts'
import { commitmentOf, makeKeyPair, promiseText, signNote, verifierKey } from '#db/var/signed-note.ts'
import { sealedText } from '#domain/var/entry-text.ts'
import type { Receipt } from '#verify/check-receipts.ts'
import { verifyCommands } from './verify-commands.ts'

const asked: string[] = []
/** The log of the second championship is the only one that has begun. */
const answers: Record<string, unknown> = {
  '/api/championships': { championships: [{ slug: 'um' }, { slug: 'dois' }] },
  '/api/var?championship=um': { epochs: [] },
  '/api/var?championship=dois': { epochs: [{ origin: 'craque/x/2/1' }, { origin: 'craque/x/2/2' }] },
}
const server = createServer(({ url = '' }, answer) => {
  asked.push(url)
  const known = answers[url.replace(/[?]$/, '')]
  const nowhere = url.includes('/entries/') ? { proof: null } : undefined
  const part = Number(new URL(url, 'http://localhost').searchParams.get('part') ?? 1)
  const round = { id: 12, number: 1, state: 'locked', settlements: 0 }
  const nothing = { lineups: [], duels: [], scores: [], duelResults: [], openings: [] }
  const ofRound = { format: 'not of a round', part, parts: 3, round, ...nothing }
  answer.end(JSON.stringify(known ?? nowhere ?? ofRound))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

const serverAddress = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
async function verify(...words: string[]) {
  const { verify: command } = verifyCommands
  if (!command || !('runAlone' in command)) throw new Error('verify needs a database')
  return command.runAlone(words, {}, {})
}

test.each(['/var/rodadas/12', '/api/rounds/12/var', '/api/rounds/12/var?part=2', '/en/var/rodadas/12#vofe-xare'])(
  'all parts of a round are read from %s (VR9)',
  async (address) => {
    asked.length = 0
    const run = verify(serverAddress() + address)
    // The parts are joined before anything in them is judged.
    await expect(run).rejects.toThrow('não é de uma rodada')
    expect(asked).toEqual(['', '?part=2', '?part=3'].map((part) => `/api/rounds/12/var${part}`))
  },
)

function receiptOf(origin: string): Receipt {
  const pair = makeKeyPair()
  const [atMs, salt, opening] = [1_779_400_000_000, 'ab'.repeat(32), 'craque-var-1\n7\npick\n5\n1779400000000\n{}\n']
  const leafHash = Buffer.from(leafHashOf(sealedText(atMs, commitmentOf(salt, opening)))).toString('hex')
  const note = signNote(promiseText({ origin, leafHash, atMs }), origin, pair)
  return { leafHash, atMs, opening, salt, note, key: verifierKey(origin, pair.publicKey) }
}

test('a receipt is looked up in the log of its championship; a log that visitors cannot read breaks no promise (VR4)', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'craque-receipts-'))
  const file = path.join(folder, 'craque-recibos.json')
  const [shown, hidden] = [receiptOf('craque/x/2'), receiptOf('craque/x/3')]
  await writeFile(file, JSON.stringify([shown, hidden]))
  asked.length = 0
  const { text, failed } = await verify(file, serverAddress())
  await rm(folder, { recursive: true })
  expect(failed).toBe(true)
  expect(text.split('\n')).toEqual([
    expect.stringContaining('promessa quebrada: o registro não tem este lançamento'),
    expect.stringContaining('não mostra o registro a visitantes'),
    '0 de 2 recibos estão no registro como foram salvos.',
  ])
  expect(asked.filter((url) => url.includes('/entries/'))).toEqual([
    `/api/var/entries/${shown.leafHash}?championship=dois`,
  ])
})
