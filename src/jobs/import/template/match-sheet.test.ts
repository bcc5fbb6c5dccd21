import { describe, expect, test } from 'vitest'
import { refuses } from '#domain/import/problem.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { CLUBS, named, PLAYERS } from '#jobs/testing/template-files.ts'

const PLAYED = [
  'rodada;data;hora;mandante;visitante;gols mandante;gols visitante;prorrogação mandante;prorrogação visitante;pênaltis mandante;pênaltis visitante',
  '1;02/11/2030;16h;Vila Nova;União;2;0;;;;',
  '2;09/11/2030;16h;União;Vila Nova;;;;;;',
  'Final;16/11/2030;16h;União;Vila Nova;1;1;2;2;5;4',
].join('\n')
const HEADER =
  'rodada;clube;jogador;jogou;posição;gols;minutos dos gols;gols contra;minutos dos gols contra;CA;CV;defesas;gols sofridos'

const read = (lines: readonly string[], matches = PLAYED, others: readonly [string, string][] = []) =>
  readFiles([
    named('clubes.csv', CLUBS),
    named('jogadores.csv', PLAYERS),
    named('jogos.csv', matches),
    named('sumula.csv', [HEADER, ...lines].join('\n')),
    ...others.map(([name, text]) => named(name, text)),
  ])
const problemsOf = async (lines: readonly string[]) =>
  (await read(lines)).problems.flatMap(({ code, line }) =>
    ['coaches_left_out', 'prices_given', 'goals_differ'].includes(code) ? [] : [{ code, line }],
  )

describe('a match sheet', () => {
  test('IM11 a player on the sheet has played; clean sheet and goals conceded follow from the score', async () => {
    const { matches, deeds, published, problems } = await read([
      '1;Vila Nova;Zé;;;;;;;;;4;',
      '1;Vila Nova;tonho;sim;;2;12 e 80p;;;1;;;',
      '1;Vila Nova;Biu;não;;;;;;2;;;',
      '1;União;Dida;;;;;;;;;;',
      '1;União;Nino;;Goleiro;;;;;;1;1;2',
    ])
    const report = matches.find(({ round }) => round === 1)?.report
    expect(Object.fromEntries(deeds[0]!.players.map(({ playerKey, ...did }) => [playerKey, did]))).toEqual({
      'sheet:vila nova/ze': { clubKey: 'vila-nova', scouts: { save: 4, cleanSheet: 1 }, tookPart: true },
      'sheet:vila nova/tonho': {
        clubKey: 'vila-nova',
        scouts: { goal: 2, yellowCard: 1, cleanSheet: 1 },
        tookPart: true,
      },
      'sheet:vila nova/biu': { clubKey: 'vila-nova', scouts: { redCard: 1 }, tookPart: false },
      // Two kept goal, so only the sheet can say how many goals each conceded.
      'sheet:uniao/dida': { clubKey: 'uniao', scouts: {}, tookPart: true },
      'sheet:uniao/nino': {
        clubKey: 'uniao',
        scouts: { redCard: 1, save: 1, goalConceded: 2 },
        tookPart: true,
        position: 'Goleiro',
      },
    })
    expect(report?.goals).toMatchObject([
      { side: 'home', minute: 12, isPenalty: false, playerKey: 'sheet:vila nova/tonho' },
      { side: 'home', minute: 80, isPenalty: true, isOwn: false },
    ])
    expect(published).toEqual([])
    // A match of the round without any line yet stays in its round.
    expect(matches.map(({ round }) => round)).toEqual([1, 2, 3])
    expect(problems.map(({ code }) => code)).toEqual(['coaches_left_out', 'prices_given'])
  })

  test('MT6 extra time and penalties are read, and an own goal counts for the other side', async () => {
    const { matches, problems } = await read([
      'Final;União;Nino;;;2;10, 100;1;119;;;;',
      'Final;Vila Nova;Biu;;;1;45+2;;;;;;',
    ])
    const { report, stage } = matches.find(({ round }) => round === 3)!
    expect(stage).toBe('Final')
    expect(report).toMatchObject({
      score: { home: 1, away: 1 },
      extraTime: { home: 2, away: 2 },
      penalties: { home: 5, away: 4 },
    })
    expect(report?.goals.map(({ side, minute, isOwn }) => [side, minute, isOwn])).toEqual([
      ['home', 10, false],
      ['home', 100, false],
      ['away', 119, true],
      ['away', 45, false],
    ])
    expect(problems.map(({ code }) => code)).not.toContain('goals_differ')
  })

  test('IM11 goals that do not add up to the score are reported, and the sheet is accepted', async () => {
    const { problems } = await read(['1;Vila Nova;Tonho;;;1;12;;;;;;'])
    expect(problems).toContainEqual({
      file: 'sumula.csv',
      line: 2,
      code: 'goals_differ',
      values: { club: 'Vila Nova', said: 1, score: 2 },
    })
  })

  test.each([
    ['unknown_player', '1;Vila Nova;Pelé;;;;;;;;;;'],
    ['unknown_match', '9;Vila Nova;Zé;;;;;;;;;;'],
    ['match_without_result', '2;Vila Nova;Zé;;;;;;;;;;'],
    ['name_missing', '1;;Zé;;;;;;;;;;'],
    ['bad_cell', '1;Vila Nova;Zé;talvez;;;;;;;;;'],
    ['bad_cell', '1;Vila Nova;Zé;;;muitos;;;;;;;'],
    ['bad_cell', '1;Vila Nova;Zé;;;1;no fim;;;;;;'],
    ['bad_cell', '1;Vila Nova;Zé;;;1;10 e 20;;;;;;'],
    ['bad_position', '1;Vila Nova;Zé;;gandula;;;;;;;;'],
  ])('IM9 IM11 %s: %s', async (code, line) => {
    expect(await problemsOf([line])).toEqual([{ code, line: 2 }])
  })

  test('IM11 a match sheet does not need the list of players again', async () => {
    const files = [named('jogos.csv', PLAYED), named('sumula.csv', `${HEADER}\n1;Vila Nova;Zé;;;;;;;;;4;`)]
    const players = [{ key: 'sheet:7', name: 'Zé', club: 'Vila Nova', position: 'Goleiro' as const }]
    const { deeds, problems } = await readFiles(files, { players })
    expect(deeds[0]?.players).toMatchObject([{ playerKey: 'sheet:7', scouts: { save: 4, cleanSheet: 1 } }])
    expect(problems.map(({ code }) => code)).toEqual(['goals_differ'])
  })

  describe('a sheet alone, for a match that the championship has', () => {
    const players = [{ key: 'sheet:7', name: 'Zé', club: 'Vila Nova', position: 'Goleiro' as const }]
    const match = (round: number | null, day: number) => ({
      key: `vila-nova:uniao:${day}`,
      round,
      homeKey: 'vila-nova',
      awayKey: 'uniao',
      home: 'Vila Nova',
      away: 'União',
      startsAtMs: Date.UTC(2030, 10, day, 19),
      result: { score: { home: 2, away: 0 } },
    })
    const readAlone = (header: string, line: string, matches = [match(1, 2)]) =>
      readFiles([named('sumula.csv', `rodada;clube;jogador;defesas${header}\n${line}\n`)], {
        players,
        season: { matches, roundFiles: [], left: new Set() },
      })

    test('IM11 its lines find the match, and get what follows from its score', async () => {
      const { deeds, problems } = await readAlone('', '1;Vila Nova;Zé;4')
      expect(deeds).toMatchObject([
        {
          matchKey: 'vila-nova:uniao:2',
          players: [{ playerKey: 'sheet:7', clubKey: 'vila-nova', scouts: { save: 4, cleanSheet: 1 } }],
        },
      ])
      expect(problems.map(({ code }) => code)).toEqual(['goals_differ'])
    })

    test('IM11 a line that fits two matches is refused without the day, and finds its match with it', async () => {
      const two = [match(1, 2), match(1, 5)]
      const { problems } = await readAlone('', '1;Vila Nova;Zé;4', two)
      expect(problems.filter(refuses)).toEqual([
        {
          file: 'sumula.csv',
          line: 2,
          code: 'two_matches',
          values: { round: '1', club: 'Vila Nova', dates: '2030-11-02, 2030-11-05' },
        },
      ])
      const { deeds } = await readAlone(';data', '1;Vila Nova;Zé;4;05/11/2030', two)
      expect(deeds.map(({ matchKey }) => matchKey)).toEqual(['vila-nova:uniao:5'])
    })

    test('IM11 with the day, a line finds its match also among two matches of the files in one round', async () => {
      const jogos = ['1;02/11/2030;16h;Vila Nova;União;2;0', '1;05/11/2030;22h;União;Vila Nova;1;0'].join('\n')
      const { deeds, problems } = await readFiles(
        [
          named('jogos.csv', `rodada;data;hora;mandante;visitante;gols mandante;gols visitante\n${jogos}\n`),
          named('sumula.csv', 'rodada;clube;jogador;data\n1;Vila Nova;Zé;02/11/2030\n1;Vila Nova;Zé;05/11/2030\n'),
        ],
        { players },
      )
      expect(deeds.map(({ matchKey }) => matchKey)).toEqual(['vila-nova:uniao', 'uniao:vila-nova'])
      expect(problems.filter(refuses)).toEqual([])
    })

    test('IM11 a match that left its round is found by its day, and a line without a match is refused', async () => {
      const { deeds } = await readAlone(';data', '1;Vila Nova;Zé;4;09/11/2030', [match(null, 9)])
      expect(deeds.map(({ matchKey, round }) => [matchKey, round])).toEqual([['vila-nova:uniao:9', null]])
      const { problems } = await readAlone('', '3;Vila Nova;Zé;4')
      expect(problems.filter(refuses)).toMatchObject([{ line: 2, code: 'unknown_match' }])
    })
  })

  test('IM9 a second line of a player in the same match is refused', async () => {
    const line = '1;Vila Nova;Zé;;;;;;;;;;'
    expect(await problemsOf([line, line])).toEqual([{ code: 'duplicate_line', line: 3 }])
  })
})

describe('the sheet of the championship', () => {
  const championship = (modality: string, zone = 'America/Manaus'): [string, string] => [
    'campeonato.csv',
    `nome;modalidade;fuso\nCopa da Rua;${modality};${zone}\n`,
  ]

  test('IM12 gives its name, its modality and its time zone', async () => {
    const model = await read([], PLAYED, [championship('Futsal')])
    expect(model).toMatchObject({ title: 'Copa da Rua', modality: 'futsal', timeZone: 'America/Manaus' })
    expect(new Set(model.players.map(({ position }) => position))).toEqual(new Set(['Goleiro', 'Linha']))
    expect(new Date(model.matches[0]?.startsAtMs ?? 0).toISOString()).toBe('2030-11-02T20:00:00.000Z')
  })

  test('IM9 IM12 an unreadable value and another modality than the stored one are refused', async () => {
    const files = (cells: [string, string]) => [named('jogos.csv', PLAYED), named(...cells)]
    const codes = async (...args: Parameters<typeof readFiles>) =>
      (await readFiles(...args)).problems.map(({ code }) => code)
    expect(await codes(files(championship('praia')))).toContain('bad_cell')
    expect(await codes(files(championship('campo', 'Lua/Mar')))).toContain('bad_cell')
    expect(await codes(files(championship('fut7')), { modality: 'campo' })).toContain('other_modality')
  })
})
