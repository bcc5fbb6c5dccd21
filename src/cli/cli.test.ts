import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#db/testing/test-database.ts'
import { planOf } from '#jobs/testing/play-round.ts'
import { startVictim, type Victim } from '#jobs/testing/victim.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { craque, craqueProcess, urlOf } from './testing/cli-process.ts'
import { commands } from './commands.ts'
import { atLength } from '#test/gate.ts'

const OPEN = 109

let base: WorldDatabase
let server: Victim
beforeAll(async () => {
  base = await worldDatabase()
  // A running server continues its usual work during the commands.
  server = await startVictim('work', { connection: base.connection })
  await server.saw('working')
})
afterAll(async () => {
  await server.kill()
  await base.drop()
})

const env = () => ({ DATABASE_URL: urlOf(base.connection) })
const json = async (...words: string[]): Promise<unknown> => {
  const { code, out, err } = await craque([...words, '--json'], env())
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

describe('beside a running server', () => {
  test('world status counts what is stored', async () => {
    expect(await json('world', 'status')).toMatchObject({
      managers: 520,
      players: expect.any(Number),
      featured: [
        { name: 'Liga Brasileirão 2025', members: 161 },
        { name: 'Copa Libertadores', members: 91 },
        { name: 'Liga dos Amigos', members: 12 },
      ],
      matches: {
        futebol: expect.any(Number),
        basquete: expect.any(Number),
        volei: expect.any(Number),
        tenis: expect.any(Number),
      },
      rounds: { live: 1, settled: expect.any(Number), open: expect.any(Number) },
    })
  })

  test('round show prints the running rounds and the next ones, or the requested one', async () => {
    expect(await json('round', 'show')).toMatchObject([{ id: 108, state: 'live' }, { id: OPEN }, { id: OPEN + 1 }])
    expect(await json('round', 'show', '107')).toMatchObject([{ id: 107, state: 'settled', settlements: 1 }])
    expect(await craque(['round', 'show', '99999'], env())).toMatchObject({ code: 1 })
  })

  test('audit proves the points and says so line by line', async () => {
    const findings = (await json('audit')) as { check: string; wrong: number }[]
    expect(findings.length).toBeGreaterThan(8)
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([])
  })

  test('audit exits with an error if a point has no source', async () => {
    const { db } = base
    await db
      .updateTable('manager_stat')
      .set((eb) => ({ points: eb('points', '+', 1) }))
      .where('manager_id', '=', 7)
      .execute()
    const { code, out } = await craque(['audit'], env())
    expect([code, out]).toEqual([1, expect.stringContaining('for example championship 1 manager 7')])
    await db
      .updateTable('manager_stat')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('manager_id', '=', 7)
      .execute()
  })

  test('round correct changes a finished match and leaves a trace', async () => {
    const { matches } = await planOf(base.db, 107)
    const [match] = matches
    const words = ['round', 'correct', String(match?.id), '--score', '7-6', '--reason', 'súmula', '--by', 'Ana']
    expect(await json(...words)).toMatchObject({ correctionId: expect.any(Number) })
    expect(await craque(words, env())).toMatchObject({ code: 1, out: expect.stringContaining('nothing_changed') })
    expect(await json('round', 'show', '107')).toMatchObject([
      { corrections: [{ matchId: match?.id, by: 'Ana', reason: 'súmula' }] },
    ])
  })

  test('round lock closes the market now, and settle refuses while matches are to come', async () => {
    expect(await json('round', 'lock', String(OPEN))).toEqual({ roundId: OPEN, outcome: 'locked' })
    expect(await json('round', 'lock', String(OPEN))).toEqual({ roundId: OPEN, outcome: 'already' })
    expect(await craque(['round', 'lock', String(OPEN + 2)], env())).toMatchObject({ code: 1 })
    expect(await craque(['round', 'settle', String(OPEN)], env())).toMatchObject({ code: 1 })
  })

  test('pace makes time run faster from now on', async () => {
    expect(await json('pace', '60')).toMatchObject({ pace: 60 })
    const now = async () => Date.parse(((await json('pace')) as { now: string }).now)
    const [first, since] = [await now(), performance.now()]
    await expect.poll(async () => (await now()) - first, { timeout: 10_000 }).toBeGreaterThan(60_000)
    expect(performance.now() - since).toBeLessThan(60_000)
  })
})

test.each([
  ['an unknown command', ['world', 'domination'], 'no command "world domination"'],
  ['an unknown flag', ['audit', '--loud'], "'--loud'"],
  ['a round that is no number', ['round', 'lock', 'next'], 'ROUND must be a whole number, not "next"'],
  ['a round beyond every id', ['round', 'lock', '99999999999'], 'at most 2147483647'],
  ['a pace that stops time', ['pace', '0'], 'at most 10000'],
  ['a reset without confirmation', ['world', 'reset'], '--yes'],
  ['a correction without a change', ['round', 'correct', '1', '--reason', 'x'], '--score'],
])('%s ends with 2 and a sentence', async (_what, words, sentence) => {
  const { code, out, err } = await craque(words, env())
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
  expect(err).not.toContain('    at ')
})

atLength(() => {
  test('a failed command exits with an error code', async () => {
    expect(await craqueProcess(['dance'], {})).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('--help'),
    })
  })
})

test('--help lists every command', async () => {
  const { code, out } = await craque(['--help'], {})
  expect(code).toBe(0)
  for (const { usage, about } of Object.values(commands)) {
    expect(out).toContain(usage)
    expect(out).toContain(about)
  }
  expect(out).toContain('beside a running server, except `restore`')
})

atLength(() => {
  test('pace and reset work on a database that no server has used yet', async () => {
    const own = await testDatabase()
    const alone = { DATABASE_URL: urlOf(own.connection) }
    expect(await craque(['pace', '2', '--json'], alone)).toMatchObject({ code: 0, err: '' })
    expect(await craque(['world', 'reset', '--yes'], alone)).toMatchObject({ code: 0, err: '' })
    expect(await craque(['world', 'status'], alone)).toMatchObject({ code: 0, err: '' })
    await own.drop()
  })
})

const season = path.resolve('../shared/data/cartola/2024')
test.skipIf(!existsSync(season))(
  'SC2 scoring verify matches a published season and starts no database (needs ../shared/data)',
  async () => {
    const cwd = await mkdtemp(path.join(tmpdir(), 'craque-cli-'))
    const words = ['scoring', 'verify', season, '--rules', 'cartola-2024']
    const { code, out } = await craque(words, { CRAQUE_DATA: path.join(cwd, 'data') })
    expect([code, out]).toEqual([0, '11116/11116 player-rounds match (cartola-2024)\n'])
    expect(await readdir(cwd)).toEqual([])
    await rm(cwd, { recursive: true })
  },
)
