import type { Rng } from '#domain/rng.ts'
import type { NamedBytes } from '#jobs/import/read/read-file.ts'
import { templateWorkbook } from '#jobs/import/template/make-template.ts'
import { CLUBS, MATCHES, named, PLAYERS } from './template-files.ts'

const CARTOLA_HEADER =
  ',atletas.apelido,atletas.clube.id.full.name,atletas.rodada_id,atletas.clube_id,atletas.pontos_num,atletas.preco_num,atletas.posicao_id,atletas.atleta_id,atletas.entrou_em_campo,atletas.jogos_num,G,SG,CA'
const CARTOLA = [
  CARTOLA_HEADER,
  '0,Fábio,Fluminense,1,266,4.0,12.1,1,37656,True,1,,1.0,',
  '1,Cano,Fluminense,1,266,8.0,14.2,5,37657,True,1,1.0,,',
  '2,Everaldo,Bahia,1,265,-1.0,9.5,5,37658,True,1,,,1.0',
  '3,Rogério,Bahia,1,265,3.0,8.0,6,37659,False,1,,,',
  '',
].join('\n')
const MARKET = JSON.stringify(
  {
    clubes: { 266: { nome: 'Fluminense' }, 265: { nome: 'Bahia' } },
    atletas: [
      {
        atleta_id: 1,
        rodada_id: 1,
        clube_id: 266,
        posicao_id: 5,
        apelido: 'Cano',
        pontos_num: 8,
        preco_num: 14.2,
        entrou_em_campo: true,
        scout: { G: 1 },
      },
      {
        atleta_id: 2,
        rodada_id: 1,
        clube_id: 265,
        posicao_id: 1,
        apelido: 'Marcos',
        pontos_num: 1.3,
        preco_num: 7,
        entrou_em_campo: true,
        scout: { DE: 1 },
      },
    ],
  },
  null,
  1,
)
const LEAGUE_TEXT = [
  '= Série A 2024',
  '',
  '» Matchday 1',
  '  Sat Apr/13 2024',
  '    18.30  Fluminense FC  v EC Bahia  1-0 (0-0)',
  '    21.00  Santos FC  v Grêmio  [postponed]',
  '» Matchday 2',
  '  Sat Apr/20',
  '    16.00  EC Bahia  v Santos FC  3-0 [awarded]',
  '    16.00  Grêmio  2-2 (1-0)  Fluminense FC',
  '',
].join('\n')
const CUP_TEXT = [
  '= Copa 2030   # cup',
  '',
  '▪ Group A',
  'Sat Jun 8',
  '  13:00 UTC-6  Brazil  v Chile  2-0 (1-0)  @ Lima',
  '               (Vini 12, 80)',
  '▪ Final',
  'Sun Jul 8',
  '  (2) 16:00 UTC-6  1A  v 2A  @ Lima',
  '',
].join('\n')
const CUP_JSON = JSON.stringify(
  {
    name: 'Copa 2030',
    matches: [
      {
        round: 'Matchday 1',
        date: '2030-06-08',
        time: '13:00 UTC-6',
        team1: 'Brazil',
        team2: 'Chile',
        group: 'Group A',
        score: { ft: [2, 0] },
        goals1: [
          { name: 'Vini', minute: '12' },
          { name: 'Vini', minute: '90+5', penalty: true },
        ],
      },
      { round: 'Matchday 2', date: '2030-06-12', team1: 'Chile', team2: 'Peru', group: 'Group A', status: 'postponed' },
      { round: 'Final', num: 2, date: '2030-07-08', team1: '1A', team2: '2A' },
    ],
  },
  null,
  1,
)
const LEAGUE_CSV =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H\nE0,16/08/2024,20:00,Man United,Fulham,1,0,1.6\nE0,17/08/2024,12:30,Ipswich,Liverpool,0,2,8\n'
const BRAZIL_CSV =
  'Country,League,Season,Date,Time,Home,Away,HG,AG,Res\nBrazil,Serie A,2024,13/04/2024,22:30,Internacional,Bahia,2,1,H\nBrazil,Serie A,2024,14/04/2024,20:00,Santos,Gremio,0,0,D\n'
const CBF_CSV =
  'Game,Home,Away,Date,Time,Stadium,Result\n1,Fluminense / RJ,Bahia / BA,13/04/2024,18:30,Maracanã,1 X 0\n2,Santos / SP,Grêmio / RS,14/04/2024,16:00,Vila,2 X 2\n'
const CBF_JSON = JSON.stringify({
  '001': { Date: '13/04/2024', Time: '18:30', Home: 'Fluminense / RJ', Away: 'Bahia / BA', Result: '1 X 0' },
  '011': { Date: '20/04/2024', Time: '16:00', Home: 'Bahia / BA', Away: 'Fluminense / RJ' },
})
const FPL = [
  'name,position,team,element,fixture,kickoff_time,minutes,round,total_points,was_home,team_h_score,team_a_score,goals_scored,value,saves',
  'A,FWD,Arsenal,1,7,2024-08-16T19:00:00Z,90,1,6,True,1,0,1,60,0',
  'B,GK,Fulham,2,7,2024-08-16T19:00:00Z,90,1,2,False,1,0,0,45,3',
  'C,AM,Fulham,3,7,2024-08-16T19:00:00Z,0,1,0,False,1,0,0,15,0',
  '',
].join('\n')
const SHEET =
  'rodada;clube;jogador;jogou;gols;minutos dos gols;cartões amarelos\n1;Vila Nova;Tonho;sim;1;12;\n1;União;Nino;não;;;1\n'
const RESULTS = MATCHES.replace('União;;', 'União;1;0')
  .replace('\n1;', '\n1ª rodada;')
  .replace('gols visitante', 'gols visitante;juiz')
const SCORED =
  'fase;data;casa;fora;placar\n1ª rodada;02/11/2030;Vila Nova;União;2 x 1\nFinal;09/11/2030;União;Vila Nova;x\n'
const CHAMPIONSHIP = 'nome;modalidade;fuso\nCopa da Várzea;campo;America/Recife\n'

/** One set of files for each known format, as a person would send them. */
export async function soundSets(): Promise<NamedBytes[][]> {
  return [
    [
      named('campeonato.csv', CHAMPIONSHIP),
      named('clubes.csv', CLUBS.replace('#c8102e', 'azul')),
      named('jogadores.csv', PLAYERS),
      named('jogos.csv', RESULTS),
      named('sumula.csv', SHEET),
    ],
    [named('placares.csv', SCORED)],
    [{ name: 'modelo.xlsx', bytes: await templateWorkbook() }],
    [named('rodada-1.csv', CARTOLA), named('br1.txt', LEAGUE_TEXT)],
    [named('Mercado_2.txt', MARKET), named('summary.csv', CBF_CSV)],
    [named('br1.txt', LEAGUE_TEXT)],
    [named('cup.txt', CUP_TEXT)],
    [named('cup.json', CUP_JSON)],
    [named('E0.csv', LEAGUE_CSV)],
    [named('BRA.csv', BRAZIL_CSV)],
    [named('games.json', CBF_JSON)],
    [named('gw1.csv', FPL), named('players_raw.csv', 'element_type,first_name,second_name,id\n4,A,B,1\n')],
  ]
}

const HOSTILE = [
  '',
  '-1',
  '2.5',
  '0',
  '99999999999',
  '1e309',
  'NaN',
  'null',
  '=1+1',
  "'; drop table club;--",
  '\u202Eabc',
  '😀'.repeat(30),
  'x'.repeat(300),
  '31/02/2026',
  '2026-13-45',
  '25:61',
  '9999-12-31',
  '0001-01-01',
  '999',
  '\0',
]

/** Both ends included. */
const upTo = (rng: Rng, most: number) => rng.int(most + 1)

type Damage = (text: string, rng: Rng) => string | Buffer

const linesIn = (text: string) => text.split('\n')
const separatorIn = (text: string) => (text.includes(';') ? ';' : ',')
const onLine = (text: string, rng: Rng, change: (line: string) => string) => {
  const lines = linesIn(text)
  const at = upTo(rng, lines.length - 1)
  return lines.map((line, index) => (index === at ? change(line) : line)).join('\n')
}
const onCell = (text: string, rng: Rng, change: (cell: string) => string) =>
  onLine(text, rng, (line) => {
    const cells = line.split(separatorIn(text))
    const at = upTo(rng, cells.length - 1)
    return cells.map((cell, index) => (index === at ? change(cell) : cell)).join(separatorIn(text))
  })
const swapped = <T>(list: readonly T[], a: number, b: number): T[] =>
  list.map((one, index) => (index === a ? (list[b] ?? one) : index === b ? (list[a] ?? one) : one))

export const DAMAGES: Readonly<Record<string, Damage>> = {
  cut: (text, rng) => text.slice(0, upTo(rng, text.length)),
  doubled: (text) => text + text,
  'without its beginning': (text, rng) => text.slice(upTo(rng, text.length)),
  reordered: (text, rng) => {
    const lines = linesIn(text)
    return swapped(lines, upTo(rng, lines.length - 1), upTo(rng, lines.length - 1)).join('\n')
  },
  'row repeated': (text, rng) => onLine(text, rng, (line) => `${line}\n${line}`),
  'row gone': (text, rng) => onLine(text, rng, () => ''),
  'columns swapped': (text, rng) => {
    const lines = linesIn(text).map((line) => line.split(separatorIn(text)))
    const width = (lines[0]?.length ?? 1) - 1
    const [a, b] = [upTo(rng, width), upTo(rng, width)]
    const from = upTo(rng, 1)
    return lines
      .map((cells, index) => (index >= from ? swapped(cells, a, b) : cells).join(separatorIn(text)))
      .join('\n')
  },
  'column gone': (text, rng) => {
    const lines = linesIn(text).map((line) => line.split(separatorIn(text)))
    const at = upTo(rng, (lines[0]?.length ?? 1) - 1)
    return lines.map((cells) => cells.filter((_, index) => index !== at).join(separatorIn(text))).join('\n')
  },
  'cell changed': (text, rng) => onCell(text, rng, () => HOSTILE[upTo(rng, HOSTILE.length - 1)] ?? ''),
  'number changed': (text, rng) => {
    const numbers = [...text.matchAll(/\d+/g)]
    const { index, 0: number } = numbers[upTo(rng, Math.max(0, numbers.length - 1))] ?? { index: 0, 0: '' }
    const other = HOSTILE[upTo(rng, HOSTILE.length - 1)] ?? ''
    return text.slice(0, index) + other + text.slice(index + number.length)
  },
  'letter changed': (text, rng) => {
    const at = upTo(rng, text.length)
    return text.slice(0, at) + String.fromCharCode(upTo(rng, 0x2fff)) + text.slice(at + 1)
  },
  'other separator': (text) => text.replaceAll(separatorIn(text), '\t'),
  'other line ends': (text) => text.replaceAll('\n', '\r\n'),
  'old line ends': (text) => text.replaceAll('\n', '\r'),
  'in UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'in ISO-8859-1': (text) => Buffer.from(text, 'latin1'),
  'encoded twice': (text) => Buffer.from(Buffer.from(text).toString('latin1')),
  'with a mark': (text) => `\uFEFF${text}`,
  'inside a page': (text) => `<html><body><pre>${text}</pre></body></html>`,
}

const NAMES = Object.keys(DAMAGES)

export interface Variant {
  about: string
  files: NamedBytes[]
}

/** Equal seeds give equal variants. */
export function variantOf(sets: readonly NamedBytes[][], rng: Rng): Variant {
  const set = sets[upTo(rng, sets.length - 1)] ?? []
  const at = upTo(rng, set.length - 1)
  const kinds = Array.from({ length: 1 + rng.int(3) }, () => NAMES[upTo(rng, NAMES.length - 1)] ?? '')
  let bytes: Buffer = Buffer.from(set[at]?.bytes ?? [])
  // A workbook is binary: each byte is read as one letter.
  const encoding = set[at]?.name.endsWith('.xlsx') ? 'latin1' : 'utf8'
  for (const kind of kinds) {
    const damaged = DAMAGES[kind]?.(bytes.toString(encoding), rng) ?? ''
    bytes = typeof damaged === 'string' ? Buffer.from(damaged, encoding) : damaged
  }
  const files = set.map((file, index) => (index === at ? { ...file, bytes } : file))
  return { about: `${set[at]?.name} ${kinds.join(', ')}`, files }
}
