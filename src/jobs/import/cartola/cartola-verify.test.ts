import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RuleSetName } from '#domain/scoring/rule-sets.ts'
import { readCartolaFile } from './cartola-file.ts'
import { verifyScoring } from './cartola-verify.ts'

const DATA = join(process.cwd(), '..', 'shared', 'data', 'cartola')
const OTHER = join(DATA, 'outros-formatos')
const missing = existsSync(DATA) ? '' : ` (skipped: no real data at ../shared/data/cartola)`

async function verifyFiles(files: string[], rules: RuleSetName) {
  const folder = await mkdtemp(join(tmpdir(), 'craque-cartola-'))
  try {
    for (const file of files) await cp(join(OTHER, file), join(folder, file))
    return await verifyScoring({ folder, rules })
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function read(file: string) {
  const answer = await readCartolaFile(join(OTHER, file))
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

describe.skipIf(missing !== '')(`real Cartola files${missing}`, () => {
  test('SC1 2024: every published point of a fielded player is reproduced', async () => {
    const { matched, total, mismatches, refused, notCompared } = await verifyScoring({
      folder: join(DATA, '2024'),
      rules: 'cartola-2024',
    })
    console.log(`Cartola 2024: ${matched}/${total} player-rounds match the published points`)
    expect(mismatches.slice(0, 10)).toEqual([])
    expect([matched, total]).toEqual([11_116, 11_116])
    expect([refused, notCompared]).toEqual([[], []])
  })

  test('SC1 2024 points scored by the rules of 2025 differ, so the comparison can fail', async () => {
    const { matched, total } = await verifyScoring({ folder: join(DATA, '2024'), rules: 'cartola-2025' })
    expect(total).toBe(11_116)
    expect(matched).toBeLessThan(8_000)
  })

  test('SC1 2018: codes and words instead of numbers, NA, old scouts', async () => {
    const result = await verifyFiles(['2018_rodada-1.csv', '2018_rodada-2.csv'], 'cartola-2018')
    expect(result.mismatches).toEqual([])
    expect(result.total).toBeGreaterThan(500)
    const clubs = new Set((await read('2018_rodada-1.csv')).rows.map(({ club }) => club))
    expect(clubs.has('Atlético-MG') && clubs.has('Atlético-PR')).toBe(true)
  })

  test('2020: the corrupt round is refused with its reason, the sound one is read', async () => {
    const corrupt = await readCartolaFile(join(OTHER, '2020_rodada-10.csv'))
    expect(corrupt).toMatchObject({ ok: false, error: { kind: 'duplicate_athletes', athletes: 47 } })
    expect((await read('2020_rodada-9.csv')).rows).toHaveLength(712)
    const both = await verifyFiles(['2020_rodada-9.csv', '2020_rodada-10.csv'], 'cartola-2020')
    expect(both).toMatchObject({ total: 0, refused: [{ kind: 'duplicate_athletes', file: '2020_rodada-10.csv' }] })
    expect(both.notCompared).toEqual([{ file: '2020_rodada-9.csv', reason: 'no_previous_round' }])
  })

  test('SC1 2021: raw JSON in ISO-8859-1, taken before round 2, holds round 1', async () => {
    const file = await read('2021_Mercado_2.txt')
    expect(file.roundId).toBe(1)
    expect(file.rows.some(({ club }) => club === 'Cuiabá')).toBe(true)
    const result = await verifyFiles(['2021_Mercado_2.txt'], 'cartola-2021')
    expect(result.mismatches).toEqual([])
    expect(result.total).toBeGreaterThan(200)
  })

  test('SC1 2022: rows with the round’s scouts instead of totals are told apart', async () => {
    const files = ['2022_rodada-5.csv', '2022_rodada-6.csv', '2022_rodada-7.csv']
    const result = await verifyFiles(files, 'cartola-2022')
    expect(result.mismatches).toEqual([])
    expect([result.total, result.unknownRows]).toEqual([593, 8])
    expect(result.notCompared).toEqual([{ file: '2022_rodada-5.csv', reason: 'no_previous_round' }])
  })

  test('SC1 2023: names encoded twice are repaired, points that were reset are not compared', async () => {
    const first = await read('2023_rodada-1.csv')
    expect([first.roundId, first.hasPoints]).toEqual([1, false])
    expect(first.rows.some(({ name }) => name === 'Fábio')).toBe(true)
    const result = await verifyFiles(['2023_rodada-1.csv', '2023_rodada-2.csv'], 'cartola-2023')
    expect(result.mismatches).toEqual([])
    expect(result.total).toBeGreaterThan(250)
    expect(result.notCompared).toEqual([{ file: '2023_rodada-1.csv', reason: 'points_not_in_file' }])
  })
})
