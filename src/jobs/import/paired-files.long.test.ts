import { describe, expect, test } from 'vitest'
import { askedFor, importChampionship, previewImport, type Target } from './import-championship.ts'
import { loadPaths } from './read/load-paths.ts'
import type { NamedBytes } from './read/read-file.ts'
import { readFiles } from './read/read-files.ts'
import { at, missing, useRealFiles } from '#jobs/testing/real-files.ts'
import { isVerified, verifyChampionship } from './verify-championship.ts'

const { database, play } = useRealFiles()

const FIXTURES = at('futebol/brasil/openfootball-2024/2024_br1.txt')

/** Rounds of 2024, with club names that differ from the calendar. */
async function files(rounds: readonly number[], names: Readonly<Record<string, string>>): Promise<NamedBytes[]> {
  const loaded = await loadPaths([...rounds.map((round) => at(`cartola/2024/rodada-${round}.csv`)), FIXTURES])
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error))
  return loaded.value.map((file) => {
    let text = Buffer.from(file.bytes).toString('utf8')
    // Keeps the first five rounds of the calendar: the others have no rows of players and only cost time.
    if (!file.name.endsWith('.csv'))
      return { ...file, bytes: new Uint8Array(Buffer.from(text.slice(0, text.indexOf('» Matchday 6')))) }
    for (const [name, other] of Object.entries(names)) text = text.replaceAll(`,${name},`, `,${other},`)
    return { ...file, bytes: new Uint8Array(Buffer.from(text)) }
  })
}

const preview = async (of: readonly NamedBytes[], to: Target, pairs?: Map<string, string>) => {
  const plan = await previewImport(database().db, await readFiles(of, await askedFor(database().db, to, pairs)), to)
  if (!plan.ok) throw new Error(JSON.stringify(plan.error))
  return plan.value
}

async function bringIn(of: readonly NamedBytes[], to: Target, pairs?: Map<string, string>) {
  const model = await readFiles(of, await askedFor(database().db, to, pairs))
  const result = await importChampionship(database().db, { model, to, files: [], managerId: null })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  await play(result.value.championshipId)
  return { ...result.value, verified: await verifyChampionship(database().db, result.value.championshipId) }
}

const OTHERWISE = { Vasco: 'GIG', Criciúma: 'Tigre do Sul' }
const MONTH = [1, 2, 3, 4]

describe.skipIf(missing !== '')(`files with other names of clubs${missing}`, () => {
  test('JN1 JN2 JN3 unpaired clubs get proposals by their results, their rows count as not imported until they are joined, and the next file uses the pairs', async () => {
    const alone = await bringIn(await files(MONTH, OTHERWISE), { name: 'Sem pares' })
    expect(alone.plan.pairing.unpaired.map(({ key, lacks }) => [key, lacks])).toEqual([
      ['tigre-do-sul', 'matches'],
      ['gig', 'matches'],
      ['criciuma', 'players'],
      ['vasco', 'players'],
    ])
    const lost = alone.verified.notBroughtIn.reduce((sum, { rows }) => sum + rows, 0)
    expect(lost).toBeGreaterThan(90)
    expect(isVerified(alone.verified)).toBe(false)
    expect(alone.plan.problems).toContainEqual(
      expect.objectContaining({ code: 'rows_without_match', values: { club: 'GIG', count: expect.any(Number) } }),
    )

    const { pairing } = await preview(await files(MONTH, OTHERWISE), { name: 'Com pares' })
    expect([...pairing.proposals].sort((a, b) => (a.from < b.from ? -1 : 1))).toEqual([
      { from: 'gig', to: 'vasco', reasons: ['results'], isStrong: true, areStored: false },
      { from: 'tigre-do-sul', to: 'criciuma', reasons: ['results'], isStrong: true, areStored: false },
    ])
    const pairs = new Map(pairing.proposals.map(({ from, to }) => [from, to]))
    const joined = await bringIn(await files(MONTH, OTHERWISE), { name: 'Com pares' }, pairs)
    expect(joined.plan.pairing.unpaired).toEqual([])
    expect(joined.plan.tables.club.made).toHaveLength(20)
    expect(joined.verified).toMatchObject({ notBroughtIn: [], mismatches: [] })
    expect(joined.verified.published).toBe(alone.verified.published + lost)

    const next = await bringIn(await files([...MONTH, 5], OTHERWISE), { into: joined.slug })
    expect(next.plan.tables.club.made).toEqual([])
    expect(isVerified(next.verified)).toBe(true)
    expect(next.verified.published).toBeGreaterThan(joined.verified.published)
  })

  test('JN2 Cartola’s codes for clubs from 2025 on need no pairs', async () => {
    const codes = { Flamengo: 'FLA', Vasco: 'VAS', Corinthians: 'COR', Bragantino: 'RBB', 'Atlético-GO': 'ACG' }
    const rest = { Criciúma: 'CRI', Cuiabá: 'CUI', Bahia: 'BAH', Juventude: 'JUV', Vitória: 'VIT', Grêmio: 'GRE' }
    const { pairing, tables } = await preview(await files([1, 2], { ...codes, ...rest }), { name: 'Códigos' })
    expect(pairing).toMatchObject({ unpaired: [], proposals: [] })
    expect(tables.club.made).toHaveLength(20)
  })
})
