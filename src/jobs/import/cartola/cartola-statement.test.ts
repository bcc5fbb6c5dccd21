import { expect, test } from 'vitest'
import { parseCartola, type CartolaFile } from './cartola-file.ts'
import { cartolaStatement } from './cartola-statement.ts'

const COLUMNS = ['atleta_id', 'rodada_id', 'clube_id', 'clube.id.full.name', 'posicao_id', 'pontos_num', 'preco_num']
const HEADER = [...COLUMNS, 'jogos_num', 'apelido'].map((name) => `atletas.${name}`).join()

/** Athlete, club, position, points, games and goals so far. */
type Row = [id: number, club: string, position: number, points: number, games: number, goals: number]

function file(round: number, rows: Row[], stated = round): CartolaFile {
  const lines = rows.map(([id, club, position, points, games, goals]) =>
    [id, stated, 1, club, position, points, 5, games, `Atleta ${id}`, goals].join(),
  )
  const parsed = parseCartola(`rodada-${round}.csv`, `${HEADER},G\n${lines.join('\n')}\n`)
  if (!parsed.ok) throw new Error(parsed.error.kind)
  return parsed.value
}

const told = (files: CartolaFile[]) =>
  cartolaStatement(files).performances.map(({ round, playerKey, scouts, published }) => ({
    round,
    playerKey,
    goals: scouts.goal ?? 0,
    ...published,
  }))

const states = (files: CartolaFile[], known: CartolaFile[] = []) =>
  cartolaStatement(files, known).roundNews?.map(({ round, state, waitsFor }) => [round, state, waitsFor])

test('totals become rounds in any order of the files', () => {
  const rounds = [file(2, [[7, 'Bahia', 5, 16, 2, 3]]), file(1, [[7, 'Bahia', 5, 8, 1, 1]])]
  expect(told(rounds)).toEqual([
    { round: 1, playerKey: 'cartola:7', goals: 1, hundredths: 800 },
    { round: 2, playerKey: 'cartola:7', goals: 2, hundredths: 1600 },
  ])
})

test('IM13 after a copy from before its round, the next file holds two rounds and waits for a better copy', () => {
  const rounds = [
    file(1, [[7, 'Bahia', 5, 0, 0, 0]]),
    file(2, [[7, 'Bahia', 5, 8, 2, 2]]),
    file(3, [[7, 'Bahia', 5, 8, 3, 3]]),
  ]
  expect(told(rounds)).toEqual([{ round: 3, playerKey: 'cartola:7', goals: 1, hundredths: 800 }])
  expect(states(rounds)).toEqual([
    [1, 'not_counted', null],
    [2, 'waiting', 1],
    [3, 'known', null],
  ])
  const counted = file(1, [[7, 'Bahia', 5, 8, 1, 1]])
  expect(told([...rounds, counted]).map(({ round, goals }) => [round, goals])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ])
})

test('IM13 a copy whose rows are of an earlier round than its name is said to be too early', () => {
  const [counted, early] = [file(4, [[7, 'Bahia', 5, 8, 4, 4]]), file(5, [[7, 'Bahia', 5, 8, 4, 4]], 4)]
  expect(cartolaStatement([early], [counted]).problems).toEqual([
    { file: 'rodada-5.csv', line: null, code: 'copied_too_early', values: { round: 5, stated: 4 } },
  ])
  expect(cartolaStatement([counted]).problems).toEqual([])
})

test('IM10 a copy from after the next market opened has the scouts, but not the points', () => {
  expect(told([file(1, [[7, 'Bahia', 5, 0, 1, 1]], 2)])).toEqual([
    { round: 1, playerKey: 'cartola:7', goals: 1, damage: 'points_not_in_file' },
  ])
})

test('IM10 a total that was corrected later damages the corrected row and its own', () => {
  const rounds = [
    file(1, [[7, 'Bahia', 5, 320, 1, 40]]),
    file(2, [[7, 'Bahia', 5, 1, 2, 39]]),
    file(3, [[7, 'Bahia', 5, 8, 3, 40]]),
  ]
  expect(told(rounds).map(({ goals, ...one }) => [goals, 'damage' in one ? one.damage : 'sound'])).toEqual([
    [40, 'corrected_later'],
    [0, 'scouts_of_other_rounds'],
    [1, 'sound'],
  ])
})

test('IM2 coaches are left out and counted; a player who changes clubs has both clubs', () => {
  const rounds = [
    file(1, [
      [7, 'Bahia', 5, 8, 1, 1],
      [8, 'Bahia', 6, 3, 1, 0],
    ]),
    file(2, [[7, 'Vitória', 5, 8, 2, 2]]),
  ]
  const said = cartolaStatement(rounds)
  expect(said.players.map(({ club }) => club)).toEqual(['Vitória'])
  expect(said.performances.map(({ clubs }) => clubs)).toEqual([['Bahia'], ['Vitória', 'Bahia']])
  expect(said.problems).toEqual([expect.objectContaining({ code: 'coaches_left_out', values: { count: 1 } })])
})

const WEEKS = [1, 2, 3, 4].map((round) => file(round, [[7, 'Bahia', 5, 8, round, round]]))
const [week1, week2, week3, week4] = WEEKS as [CartolaFile, CartolaFile, CartolaFile, CartolaFile]

test('IM13 a round waits for the file before it and counts once that arrives; the same file again changes nothing', () => {
  expect(states([week1, week3])).toEqual([
    [1, 'known', null],
    [3, 'waiting', 2],
  ])
  const filled = cartolaStatement([week2], [week1, week3])
  expect(filled.roundNews).toEqual([
    expect.objectContaining({ round: 2, state: 'known', isInThisImport: true, isChanged: true }),
    expect.objectContaining({ round: 3, state: 'known', isInThisImport: false, isChanged: true }),
  ])
  expect(filled.performances.map(({ round, isRepeated = false }) => [round, isRepeated])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ])
  const again = cartolaStatement([week2], [week1, week3, week2])
  expect([again.roundFiles, again.performances.every(({ isRepeated }) => isRepeated)]).toEqual([[], true])
})

test('IM13 files that begin in mid-season give rounds from the second file on', () => {
  expect(states([week3, week4])).toEqual([
    [3, 'waiting', 2],
    [4, 'known', null],
  ])
  expect(told([week3, week4])).toEqual([{ round: 4, playerKey: 'cartola:7', goals: 1, hundredths: 800 }])
})

test('IM13 a corrected file changes its own round and the next; a copy from before its round changes nothing', () => {
  const corrected = file(2, [[7, 'Bahia', 5, 16, 2, 3]])
  const { performances } = cartolaStatement([corrected], WEEKS)
  expect(performances.filter(({ isRepeated }) => !isRepeated).map(({ round }) => round)).toEqual([2, 3])
  const early = file(2, [[7, 'Bahia', 5, 0, 1, 1]], 1)
  expect(early.roundId).toBe(1)
  expect(cartolaStatement([early], WEEKS).performances.every(({ isRepeated }) => isRepeated)).toBe(true)
})

test('IM13 two different copies of a round that have counted the same number of games are refused in one import', () => {
  const other = file(2, [[7, 'Bahia', 5, 16, 2, 3]])
  expect(cartolaStatement([week1, week2, other]).problems).toMatchObject([
    { code: 'round_twice', values: { round: 2 } },
  ])
  expect(cartolaStatement([week1, week2, week2]).problems).toEqual([])
})
