import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { refuses } from '#domain/import/problem.ts'
import { MATCHES, named, PLAYERS, templateFiles } from '#jobs/testing/template-files.ts'
import { readFiles } from './read-files.ts'

const LEAGUE = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG',
  'E0,13/08/16,15:00,Hull,Leicester,2,1',
  'E0,20/08/16,15:00,Leicester,Arsenal,0,0',
  ',,,,,,',
  '',
].join('\n')
const BRAZIL = [
  'Country,League,Season,Date,Time,Home,Away,HG,AG',
  'Brazil,Serie A,2021,19/05/2021,22:30,Palmeiras,Portuguesa,1,1',
  'Brazil,Serie A,2022,19/05/2022,22:30,Palmeiras,Santos,1,1',
  '',
].join('\n')
const CBF = [
  'Game,Home,Away,Date,Time,Result',
  '001,Internacional / RS,Bahia / BA,13/04/2024,18:30,2 X 1',
  '002,Cruzeiro / MG,Botafogo / RJ,14/04/2024,17:00,',
  '',
].join('\n')
const CBF_JSON = `{
"001": {"Date": "13/04/2024", "Time": "18:30", "Home": "Internacional / RS", "Away": "Bahia / BA", "Result": "2 X 1"},
"002": {"Date": "14/04/2024", "Time": "17:00", "Home": "Cruzeiro / MG", "Away": "Botafogo / RJ"}
}`
const JSON_FILE = `{"name": "Copa 2030", "matches": [
{"round": "Matchday 1", "date": "2030-06-08", "time": "13:00", "team1": "Brazil", "team2": "Chile", "score": {"ft": [2, 0]}},
{"round": "Matchday 1", "date": "2030-06-09", "team1": "Peru", "team2": "Japan"}
]}`
const TEXT = [
  '= Série A 2024',
  '» Matchday 1',
  '  Sat Apr/13 2024',
  '    18.30  Fluminense FC  v EC Bahia  1-0 (0-0)',
  "           (Cano 12'",
  "            Ganso 80')",
  '  Sun Apr/14',
  '    16.00  Santos FC  v Grêmio',
  '',
].join('\n')

const problemsOf = async (name: string, text: string) => (await readFiles([named(name, text)])).problems
const refusalsOf = async (name: string, text: string) => (await problemsOf(name, text)).filter(refuses)

describe('no row is dropped silently', () => {
  test.each([
    ['E0.csv', LEAGUE],
    ['BRA.csv', BRAZIL],
    ['summary.csv', CBF],
    ['games.json', CBF_JSON],
    ['cup.json', JSON_FILE],
    ['br1.txt', TEXT],
  ])('%s as it is published is read whole', async (name, text) => {
    const { matches, problems } = await readFiles([named(name, text)])
    expect(matches).toHaveLength(name === 'BRA.csv' ? 1 : 2)
    expect(problems.filter((one) => refuses(one) || one.code === 'line_not_read')).toEqual([])
  })

  test.each([
    ['E0.csv', LEAGUE, '20/08/16', '31/02/16', 3],
    ['BRA.csv', BRAZIL, '19/05/2022', '2022', 3],
    ['summary.csv', CBF, '14/04/2024', 'a definir', 3],
    ['games.json', CBF_JSON, '14/04/2024', '14 de abril', 3],
    ['cup.json', JSON_FILE, '2030-06-09', '09 de junho', 3],
    ['br1.txt', TEXT, 'Sun Apr/14', 'Sun Apr/31', 8],
  ])('IM22 IM9 a date of %s that cannot be read is refused with its line', async (name, text, date, bad, line) => {
    expect(await refusalsOf(name, text.replace(date, bad))).toMatchObject([{ file: name, line, code: 'bad_date' }])
  })

  test.each([
    ['E0.csv', LEAGUE, '0,0', '0,', { line: 3, code: 'bad_score' }],
    ['E0.csv', LEAGUE, 'Leicester,Arsenal', ',Arsenal', { line: 3, code: 'name_missing' }],
    ['E0.csv', LEAGUE, '20/08/16,15:00', '20/08/16,tarde', { line: 3, code: 'bad_time' }],
    ['summary.csv', CBF, '2 X 1', '2 a 1', { line: 2, code: 'bad_score' }],
    ['summary.csv', CBF, '002', 'dois', { line: 3, code: 'bad_cell', values: { column: 'Game', value: 'dois' } }],
    ['cup.json', JSON_FILE, '[2, 0]', '[2]', { line: 2, code: 'bad_cell' }],
    ['cup.json', JSON_FILE, '"Peru"', '7', { line: 3, code: 'bad_cell', values: { column: 'team1', value: '7' } }],
    ['cup.json', JSON_FILE, '13:00', 'noite', { line: 2, code: 'bad_time' }],
  ])('IM9 %s: %#, what stands in the cell is refused with its line', async (name, text, cell, bad, problem) => {
    expect(await refusalsOf(name, text.replace(cell, bad))).toMatchObject([{ file: name, ...problem }])
  })

  test('IM22 unreadable lines and older seasons are reported', async () => {
    expect(await problemsOf('br1.txt', TEXT.replace(' v Grêmio', ' contra Grêmio'))).toContainEqual({
      file: 'br1.txt',
      line: 8,
      code: 'line_not_read',
      values: { value: '16.00  Santos FC  contra Grêmio' },
    })
    expect(await problemsOf('BRA.csv', BRAZIL)).toContainEqual({
      file: 'BRA.csv',
      line: null,
      code: 'older_seasons',
      values: { count: 1, season: '2022' },
    })
  })

  test('an unclosed bracket hides no match', async () => {
    const { matches } = await readFiles([named('br1.txt', TEXT.replace("80')", "80'"))])
    expect(matches).toHaveLength(2)
  })

  test('IM9 a shirt number in words is refused with its line', async () => {
    const players = PLAYERS.replace('zagueiro;3', 'zagueiro;três')
    expect((await readFiles(templateFiles({ players }))).problems.filter(refuses)).toMatchObject([
      { file: 'jogadores.csv', line: 3, code: 'bad_cell', values: { column: 'numero', value: 'três' } },
    ])
  })
})

describe('unused parts are named', () => {
  test('IM22 an unknown sheet of a workbook is named', async () => {
    const sheetOf = (sheet: string, text: string) => ({
      sheet,
      data: text
        .trim()
        .split('\n')
        .map((line) => line.split(';').map((value) => ({ value, type: String }))),
    })
    const bytes = await writeXlsxFile([
      sheetOf('jogos', MATCHES),
      sheetOf('Artilharia', 'quem;quantos\nNino;3'),
    ]).toBuffer()
    const { problems, matches } = await readFiles([{ name: 'copa.xlsx', bytes }])
    expect(matches).toHaveLength(2)
    expect(problems).toContainEqual({ file: 'copa.xlsx: Artilharia', line: null, code: 'sheet_ignored', values: {} })
  })

  test("IM22 columns that Cartola's files always have are not listed; a new one is", async () => {
    const header =
      'atletas.atleta_id,atletas.apelido,atletas.foto,atletas.slug,atletas.clube.id.full.name,atletas.posicao_id,atletas.preco_num,atletas.rodada_id,atletas.pontos_num,atletas.status_id'
    const row = '7,Davi,x,y,Aurora,4,9.00,1,1.2,7'
    const ignored = async (extra: string) =>
      (await problemsOf('rodada-1.csv', `${header}${extra}\n${row}${extra && ',1'}\n`)).filter(
        ({ code }) => code === 'columns_ignored',
      )
    expect(await ignored('')).toEqual([])
    expect(await ignored(',atletas.humor')).toMatchObject([{ values: { columns: 'humor' } }])
  })

  test("IM22 football-data's odds are not listed, and other unused columns are", async () => {
    const league = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,PSCA,BbMx>2.5,AHh,Avg<2.5,Humor'
    const problems = await problemsOf('E0.csv', `${league}\nE0,13/08/16,Hull,Leicester,2,1,1,1,1,1,1,1\n`)
    expect(problems.filter(({ code }) => code === 'columns_ignored')).toMatchObject([
      { values: { columns: 'Div, Humor' } },
    ])
  })

  test('IM9 a match that is listed twice is refused with its line, and makes no second match', async () => {
    const twice = `${MATCHES}1;02/11/2030;16:00;Vila Nova;União;;\n`
    const { problems, matches } = await readFiles(templateFiles({ matches: twice }))
    expect(problems.filter(refuses)).toMatchObject([{ file: 'jogos.csv', line: 4, code: 'duplicate_match' }])
    expect(matches).toHaveLength(2)
  })

  test('JN3 a row with points that names no club or no player is counted as not imported', async () => {
    const header =
      'atletas.atleta_id,atletas.apelido,atletas.clube.id.full.name,atletas.posicao_id,atletas.preco_num,atletas.rodada_id,atletas.pontos_num,atletas.jogos_num,atletas.entrou_em_campo,DS'
    const rows = ['7,Davi,Aurora', '8,Juca,', '9,,Aurora'].map((who) => `${who},4,9.00,1,1.2,1,True,1`)
    const { left, problems, published } = await readFiles([
      named('rodada-1.csv', [header, ...rows, ''].join('\n')),
      named('jogos.txt', '= Série A 2024\n» Matchday 1\n  Sat Apr/13 2024\n    16.00  Aurora v Cascata 1-1\n'),
    ])
    expect(published).toHaveLength(1)
    expect(left.map(({ playerKey, club }) => [playerKey, club])).toEqual([
      ['cartola:8', ''],
      ['cartola:9', ''],
    ])
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'rows_without_match', values: { club: '', count: 2 } }),
    )
  })
})
