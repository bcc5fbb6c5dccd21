import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { selectRound } from '#db/round/round.ts'
import { growLog } from '#db/var/grow-log.ts'
import { readRoundFile, type RoundFile } from '#db/var/round-file.ts'
import { loggedWorld, OPEN } from '#jobs/testing/logged-world.ts'
import { verifyCommands } from './verify-commands.ts'

/** In production a part has 200,000 lineups. */
const LINEUPS_IN_PART = 150

let folder: string
const parts: RoundFile[] = []
/** The server answers 404 for the part with this number and for all later ones. */
let gone = Infinity
const server = createServer(({ url = '' }, answer) => {
  const part = Number(new URL(url, 'http://localhost').searchParams.get('part') ?? 1)
  const file = part < gone ? parts[part - 1] : undefined
  if (!file) answer.statusCode = 404
  answer.end(JSON.stringify(file ?? {}))
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'craque-parts-'))
  const { base } = await loggedWorld()
  await growLog(base.db, firstChampionship)
  const round = await selectRound(base.db, OPEN)
  for (let part = 1; part <= (parts[0]?.parts ?? 1); part++) {
    const file = round && (await readRoundFile(base.db, round, { part, size: LINEUPS_IN_PART }))
    if (!file) throw new Error(`no part ${part}`)
    parts.push(file)
    await writeFile(path.join(folder, `${part}.json`), JSON.stringify(file))
  }
  await base.drop()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function verify(...from: string[]) {
  const { verify: command } = verifyCommands
  if (!command || !('runAlone' in command)) throw new Error('verify needs a database')
  const { text, failed = false } = await command.runAlone(from, {}, {})
  return { text, failed }
}
const files = () => parts.map((_, at) => path.join(folder, `${at + 1}.json`))
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/var/rodadas/${OPEN}`

test('craque verify computes a round of several parts again, from its address and from its files (VR9)', async () => {
  expect(parts.length).toBeGreaterThan(2)
  const lineups = parts.reduce((sum, part) => sum + part.lineups.length, 0)
  for (const told of [await verify(address()), await verify(...files().toReversed())]) {
    expect(told.failed, told.text).toBe(false)
    expect(told.text).toContain(`Tudo confere: rodada ${parts[0]?.round.number}, ${lineups} escalações`)
  }
})

test('craque verify compares a kept file with the round of today, and names the entries that are gone (VR9)', async () => {
  const [kept = '', [first]] = [files()[0], parts]
  if (!first) throw new Error('no part')
  const host = new URL(address()).origin
  const same = await verify(kept, host)
  expect(same.failed, same.text).toBe(false)
  expect(same.text).toContain(`✓ Comparação com o arquivo guardado: ${first.log.size} conferidos`)

  const lock = first.entries.find(({ text }) => text.split('\n')[1] === 'lock')?.position
  const leaves = first.leaves.map((tile) => Buffer.from(tile, 'base64'))
  const shorter = leaves.map((tile, at) => (at === leaves.length - 1 ? tile.subarray(0, -64) : tile))
  parts[0] = {
    ...first,
    entries: first.entries.filter(({ position }) => position !== lock),
    leaves: shorter.map((tile) => tile.toString('base64')),
  }
  const changed = await verify(kept, host)
  expect(changed.failed).toBe(true)
  expect(changed.text).toContain(`registro ${lock} (fechamento): o arquivo de hoje não o mostra`)
  expect(changed.text).toMatch(
    new RegExp(`registros ${first.log.size - 2}.* a ${first.log.size - 1}: não existem mais`),
  )

  gone = 1
  expect(await verify(kept, host)).toMatchObject({
    failed: true,
    text: expect.stringContaining(`registro ${lock} (fechamento): o servidor não mostra mais esta rodada`) as string,
  })
  parts[0] = first
  gone = Infinity
})

test('craque verify names a part that is missing (VR9)', async () => {
  expect(await verify(...files().slice(1))).toMatchObject({
    failed: true,
    text: expect.stringContaining(`esta rodada tem ${parts.length} partes`) as string,
  })
  gone = parts.length
  await expect(verify(address())).rejects.toThrow(`part=${parts.length} answers 404`)
})
