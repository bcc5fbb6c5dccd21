import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachSignals, readCartolaSignals } from './cartola-signals.ts'
import { readResults } from './read-results.ts'

const HEADER =
  'atletas.atleta_id,atletas.rodada_id,atletas.clube.id.full.name,atletas.posicao_id,atletas.pontos_num,atletas.preco_num,atletas.apelido,atletas.jogos_num,atletas.entrou_em_campo,G,FD,FF'
const CLUBS = ['Flamengo', 'Santos']

/**
 * Season totals after a round. In each round everybody shoots once off target, and each of the two scorers has a shot
 * saved. `goals` are the scorers' totals.
 */
function roundFile(round: number, goals: readonly [number, number]): string {
  const rows = CLUBS.flatMap((club, side) =>
    Array.from({ length: 11 }, (_, index) => {
      const isScorer = index === 10
      const cells = [side * 100 + index, round, club, isScorer ? 5 : 3, 0, 10, `J${index}`, round, 'True']
      return [...cells, isScorer ? goals[side] : 0, isScorer ? round : 0, round].join(',')
    }),
  )
  return [HEADER, ...rows].join('\n')
}

let folder: string
beforeAll(async () => {
  const base = await mkdtemp(join(tmpdir(), 'craque-cartola-'))
  folder = join(base, '2031')
  await mkdir(folder)
  await writeFile(join(folder, 'rodada-1.csv'), roundFile(1, [2, 1]))
  await writeFile(join(folder, 'rodada-2.csv'), roundFile(2, [2, 4]))
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

const played = (round: number, date: string, teams: [string, string], ft: [number, number]) => ({
  round: `Matchday ${round}`,
  date,
  team1: teams[0],
  team2: teams[1],
  score: { ft },
})

async function matches(list: object[]) {
  const file = readResults('liga.json', JSON.stringify({ name: 'Série A', matches: list }))
  const season = await readCartolaSignals(folder)
  if (!file.ok || !season) throw new Error('neither could be read')
  return attachSignals(file.value.matches, [season])
}

test('shots of a round belong to the match of its clubs in that round', async () => {
  const [first, second] = await matches([
    played(1, '2031-05-01', ['Flamengo', 'Santos'], [2, 1]),
    played(2, '2031-05-08', ['Santos', 'Flamengo'], [3, 0]),
  ])
  expect(first).toMatchObject({ shots: { home: 14, away: 13 }, shotsOnTarget: { home: 3, away: 2 } })
  expect(second).toMatchObject({ shots: { home: 15, away: 12 }, shotsOnTarget: { home: 4, away: 1 } })
})

test('a match of another season, or whose goals differ from those of the scouts, gets no shots', async () => {
  const [other, earlier] = await matches([
    played(1, '2031-05-01', ['Flamengo', 'Santos'], [0, 0]),
    played(1, '2029-05-01', ['Flamengo', 'Santos'], [2, 1]),
  ])
  expect(other).not.toHaveProperty('shots')
  expect(earlier).not.toHaveProperty('shots')
})

test('a folder without rounds is no season', async () => {
  expect(await readCartolaSignals(join(folder, '..'))).toBeUndefined()
})
