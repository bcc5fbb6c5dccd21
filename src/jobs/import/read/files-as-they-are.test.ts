import { describe, expect, test } from 'vitest'
import { refuses } from '#domain/import/problem.ts'
import { CLUBS, MATCHES, named, PLAYERS, templateFiles } from '#jobs/testing/template-files.ts'
import { readFiles } from './read-files.ts'

const text = (...lines: string[]) =>
  named('br1.txt', ['= Série A 2024', '', '» Matchday 1', '  Sat Apr/13 2024', ...lines, ''].join('\n'))
const refusalsOf = async (...args: Parameters<typeof readFiles>) => (await readFiles(...args)).problems.filter(refuses)

describe('openfootball', () => {
  test.each(['postponed', 'cancelled', 'abandoned'])(
    'MT1 [%s] is a mark, not a club: the match is in no round',
    async (mark) => {
      const { clubs, matches } = await readFiles([text(`    18.30  Fluminense FC  v EC Bahia  [${mark}]`)])
      expect(clubs.map(({ name }) => name)).toEqual(['Fluminense FC', 'EC Bahia'])
      expect(matches).toMatchObject([{ round: null, isPostponed: true }])
      expect(matches[0]?.report).toBeUndefined()
    },
  )

  test.each(['  v EC Bahia  3-0 [awarded]', '  3-0 [awarded]  EC Bahia', '  3-0  EC Bahia  [awarded]'])(
    'MT4 an awarded score is recognised (%s)',
    async (rest) => {
      const { clubs, matches } = await readFiles([text(`    18.30  Fluminense FC${rest}`)])
      expect(clubs.map(({ name }) => name)).toEqual(['Fluminense FC', 'EC Bahia'])
      expect(matches).toMatchObject([{ round: 1, isAwarded: true, report: { score: { home: 3, away: 0 } } }])
    },
  )
})

describe('Fantasy Premier League as it is published', () => {
  const header =
    'name,position,team,element,fixture,kickoff_time,minutes,round,total_points,was_home,team_h_score,team_a_score,goals_scored,value'
  const row = (points = 6) => `A,FWD,Arsenal,1,7,2024-08-16T19:00:00Z,90,1,${points},True,1,0,1,60`
  const other = 'B,GK,Fulham,2,7,2024-08-16T19:00:00Z,90,1,2,False,1,0,0,45'

  test('IM22 a folder is read, and its files that are not needed are named', async () => {
    const { players, matches, problems } = await readFiles([
      named('gws/gw1.csv', [header, row(), other, ''].join('\n')),
      named('gws/merged_gw.csv', [`${header},GW`, `${row()},1`, `${other},1`, ''].join('\n')),
      named('players_raw.csv', 'assists,element_type,first_name,id,second_name,web_name\n0,4,A,1,B,C\n'),
      named('player_idlist.csv', 'first_name,second_name,id\nA,B,1\n'),
    ])
    expect([players.length, matches.length]).toEqual([2, 1])
    expect(problems.filter(refuses)).toEqual([])
    expect(problems.filter(({ code }) => code === 'file_not_needed').map(({ file }) => file)).toEqual([
      'players_raw.csv',
      'player_idlist.csv',
    ])
  })

  test('IM9 two different rows of a player are refused, with the line', async () => {
    expect(await refusalsOf([named('gw1.csv', [header, row(), other, row(7), ''].join('\n'))])).toMatchObject([
      { file: 'gw1.csv', line: 4, code: 'duplicate_line', values: { name: 'A' } },
    ])
  })
})

describe('sheets as people write them', () => {
  test.each(['1ª rodada', 'Rodada 1', 'rodada nº 1', '1', '1º', '1st round'])(
    '%s is the number of a round, not the name of a stage',
    async (round) => {
      const { ties, rounds } = await readFiles(templateFiles({ matches: MATCHES.replace('\n1;', `\n${round};`) }))
      expect([ties, rounds.map(({ number }) => number)]).toEqual([[], [1, 2]])
    },
  )

  test('a column with both goals is a score, and a bare x is a match to come', async () => {
    const matches =
      'rodada;data;mandante;visitante;Placar\n1;02/11/2030;Vila Nova;União;2 x 1\n2;09/11/2030;União;Vila Nova;x\n'
    const model = await readFiles(templateFiles({ matches }))
    expect(model.matches.map(({ report }) => report?.score)).toEqual([{ home: 2, away: 1 }, undefined])
    expect(await refusalsOf(templateFiles({ matches: matches.replace('2 x 1', 'dois a um') }))).toMatchObject([
      { file: 'jogos.csv', line: 2, code: 'bad_score', values: { value: 'dois a um' } },
    ])
  })

  test('a file called Elencos lists players', async () => {
    const { players } = await readFiles([named('Elencos 2030.csv', PLAYERS.replace('nome;clube', 'atleta;equipe'))])
    expect(players).toHaveLength(5)
  })

  test('a colour is a name or a code, and anything else is refused', async () => {
    const clubs = (colour: string) => templateFiles({ clubs: CLUBS.replace('#c8102e', colour) })
    const { clubs: read } = await readFiles(clubs('Azul'))
    expect(read[0]?.colours).toEqual(['#1565c0', '#ffffff'])
    expect(await refusalsOf(clubs('cor de burro'))).toMatchObject([
      { file: 'clubes.csv', line: 2, code: 'bad_colour', values: { value: 'cor de burro' } },
    ])
  })

  test('IM22 unused columns are named', async () => {
    const { problems } = await readFiles(templateFiles({ clubs: CLUBS.replace('sigla', 'mascote') }))
    expect(problems).toContainEqual({
      file: 'clubes.csv',
      line: 1,
      code: 'columns_ignored',
      values: { columns: 'mascote', more: 0 },
    })
  })
})
