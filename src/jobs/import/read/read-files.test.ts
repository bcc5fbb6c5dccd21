import { describe, expect, test } from 'vitest'
import { refuses } from '#domain/import/problem.ts'
import { CLUBS, MATCHES, named, PLAYERS, templateFiles } from '#jobs/testing/template-files.ts'
import { MAX_FILES, MAX_ROUND_FILE_BYTES } from './limits.ts'
import { readFiles } from './read-files.ts'

const FPL =
  'name,position,team,element,fixture,kickoff_time,minutes,round,total_points,was_home,team_h_score,team_a_score,goals_scored,value\n'
const ROUND = [
  'atletas.atleta_id,atletas.rodada_id,atletas.posicao_id,atletas.pontos_num,atletas.preco_num,atletas.apelido,atletas.clube.id.full.name,atletas.jogos_num,atletas.entrou_em_campo,G',
  '1,2,1,0.5,5,Zé,Azul,1,True,0\n',
].join('\n')
const long = 'Lyanco Evangelista Silveira Neves Vojnovic'

const refusalsOf = async (...args: Parameters<typeof readFiles>) => (await readFiles(...args)).problems.filter(refuses)

describe('limits of reading', () => {
  test('IM20 number and size of the files are checked before any is opened', async () => {
    const many = Array.from({ length: MAX_FILES + 1 }, (_, at) => named(`${at}.csv`, 'x'))
    expect(await refusalsOf(many)).toMatchObject([{ file: '0.csv', code: 'too_many_files' }])
    const large = Array.from({ length: 5 }, (_, at) => ({ name: `${at}.csv`, bytes: new Uint8Array(15 * 2 ** 20) }))
    expect(await refusalsOf(large)).toMatchObject([{ code: 'files_too_large', values: { megabytes: 75, most: 64 } }])
  })

  test('IM20 a championship with too many clubs, players or matches is refused', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => `J${at};Vila Nova;goleiro;1;5,50`)
    const players = ['nome;clube;posição;número;preço', ...rows, ''].join('\n')
    expect(await refusalsOf(templateFiles({ players }))).toMatchObject([
      { file: 'jogadores.csv', line: 20_002, code: 'too_many_things', values: { kind: 'players', most: 20_000 } },
    ])
  })

  test('IM20 a championship keeps at most 40 MB of round files', async () => {
    const stored = {
      roundId: 1,
      file: 'rodada-1.csv',
      hasPoints: true,
      rows: `[]${' '.repeat(MAX_ROUND_FILE_BYTES - 50)}`,
    }
    const season = { matches: [], roundFiles: [stored], left: new Set<string>() }
    expect(await refusalsOf([named('rodada-2.csv', ROUND)], { season })).toMatchObject([
      { file: 'rodada-2.csv', code: 'round_files_full', values: { megabytes: 41, most: 40 } },
    ])
  })

  test('IM20 round files are counted in bytes: a letter with an accent has two', async () => {
    const name = 'é'.repeat(MAX_ROUND_FILE_BYTES / 2)
    const row = {
      line: 2,
      athleteId: 1,
      roundId: 1,
      name,
      club: 'Azul',
      position: 'Goleiro',
      publishedHundredths: 50,
      priceHundredths: 500,
      games: 1,
      tookPart: true,
      scouts: {},
    }
    const stored = { roundId: 1, file: 'rodada-1.csv', hasPoints: true, rows: JSON.stringify([row]) }
    expect(stored.rows.length).toBeLessThan(MAX_ROUND_FILE_BYTES)
    const season = { matches: [], roundFiles: [stored], left: new Set<string>() }
    expect(await refusalsOf([named('rodada-2.csv', ROUND)], { season })).toMatchObject([
      { file: 'rodada-2.csv', code: 'round_files_full', values: { megabytes: 41, most: 40 } },
    ])
  })

  test('IM20 a problem shows only the beginning of a long cell', async () => {
    const [problem] = await refusalsOf(templateFiles({ matches: MATCHES.replace('16h', 'x'.repeat(1e6)) }))
    expect(String(problem?.values['value'])).toHaveLength(80)
  })
})

describe('length of names', () => {
  test('IM21 a too long name in a sheet is refused, with its line', async () => {
    const files = templateFiles({
      clubs: CLUBS.replace('Olinda', 'O'.repeat(41)),
      players: PLAYERS.replace('Tonho', 'T'.repeat(41)),
      matches: MATCHES.replace('\n1;', `\n${'f'.repeat(41)};`),
    })
    expect(await refusalsOf(files)).toMatchObject([
      { file: 'jogadores.csv', line: 3, code: 'name_too_long', values: { most: 40 } },
      { file: 'clubes.csv', line: 3, code: 'name_too_long' },
      { file: 'jogos.csv', line: 2, code: 'name_too_long' },
    ])
    expect(await refusalsOf(templateFiles({ clubs: CLUBS.replace('Olinda', 'O'.repeat(40)) }))).toEqual([])
  })

  test('IM21 a too long published name of a player is shortened after a word, and counted', async () => {
    const row = `${long},DEF,Southampton,1,7,2024-08-16T19:00:00Z,90,1,6,True,1,0,1,60\n`
    const { players, problems } = await readFiles([named('gw1.csv', FPL + row)])
    expect(players.map(({ name }) => name)).toEqual(['Lyanco Evangelista Silveira Neves…'])
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'names_shortened', values: { count: 1, most: 40 } }),
    )
  })
})

describe('encodings and other content', () => {
  test.each(['utf16le', 'latin1', 'utf8'] as const)('a sheet in %s is read', async (encoding) => {
    const { clubs } = await readFiles([{ name: 'clubes.csv', bytes: Buffer.from(CLUBS, encoding) }])
    expect(clubs.map(({ name }) => name)).toEqual(['Vila Nova', 'União'])
  })

  test.each([
    ['pagina.csv', '<!DOCTYPE html>\n<html><body>404</body></html>', 'web_page'],
    ['tabela.csv', '  <table><tr><td>nome</td></tr></table>', 'web_page'],
    ['foto.csv', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'not_text'],
    ['meia.json', String.raw`{"name":"\ud800","matches":[]}`, 'bad_json'],
    ['corte.csv.gz', '\x1f\x8b\x08\0\0\0', 'broken_archive'],
  ])('IM9 %s is refused for what it is', async (name, text, code) => {
    expect(await refusalsOf([{ name, bytes: Buffer.from(text, 'latin1') }])).toMatchObject([{ file: name, code }])
  })
})
