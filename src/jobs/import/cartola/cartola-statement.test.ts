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

test('totals become rounds, whatever the order of the files', () => {
  const rounds = [file(2, [[7, 'Bahia', 5, 16, 2, 3]]), file(1, [[7, 'Bahia', 5, 8, 1, 1]])]
  expect(told(rounds)).toEqual([
    { round: 1, playerKey: 'cartola:7', goals: 1, hundredths: 800 },
    { round: 2, playerKey: 'cartola:7', goals: 2, hundredths: 1600 },
  ])
})

test('IM10 a copy from before its round makes the next one hold both: its rows are not compared', () => {
  const rounds = [
    file(1, [[7, 'Bahia', 5, 0, 0, 0]]),
    file(2, [[7, 'Bahia', 5, 8, 2, 2]]),
    file(3, [[7, 'Bahia', 5, 8, 3, 3]]),
  ]
  expect(told(rounds)).toEqual([
    { round: 2, playerKey: 'cartola:7', goals: 2, damage: 'no_previous_round' },
    { round: 3, playerKey: 'cartola:7', goals: 1, hundredths: 800 },
  ])
})

test('IM10 a copy from after the next market opened has the scouts and not the points', () => {
  expect(told([file(1, [[7, 'Bahia', 5, 0, 1, 1]], 2)])).toEqual([
    { round: 1, playerKey: 'cartola:7', goals: 1, damage: 'points_not_in_file' },
  ])
})

test('IM10 a total that was put right later damages the row that it corrects and its own', () => {
  const rounds = [
    file(1, [[7, 'Bahia', 5, 320, 1, 40]]),
    file(2, [[7, 'Bahia', 5, 0, 2, 39]]),
    file(3, [[7, 'Bahia', 5, 8, 3, 40]]),
  ]
  expect(told(rounds).map(({ goals, ...one }) => [goals, 'damage' in one ? one.damage : 'sound'])).toEqual([
    [40, 'corrected_later'],
    [0, 'scouts_of_other_rounds'],
    [1, 'sound'],
  ])
})

test('IM2 coaches are left out and counted; who changes clubs brings both along', () => {
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
