import type { Scout, ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'
import { repairDoubleEncoding } from '#jobs/csv/decode-text.ts'

/** One athlete on the market after a round; scouts are season totals (usually: see cartola-season). */
export interface CartolaRow {
  /** The line in its file. */
  line: number
  athleteId: number
  roundId: number
  name: string
  club: string
  position: Position | 'coach'
  publishedHundredths: number
  priceHundredths: number
  /** null if the year's files do not say. */
  games: number | null
  tookPart: boolean | null
  scouts: ScoutCounts
}

/** A line's cells by column name, without the `atletas.` prefix; empty for a column the file lacks. */
export type Cells = (column: string) => string

export interface BadCell {
  column: string
  value: string
}

const POSITION = new Map<string, CartolaRow['position']>([
  ['1', 'Goleiro'],
  ['2', 'Defensor'],
  ['3', 'Defensor'],
  ['4', 'Meio-Campo'],
  ['5', 'Atacante'],
  ['6', 'coach'],
  ['gol', 'Goleiro'],
  ['lat', 'Defensor'],
  ['zag', 'Defensor'],
  ['mei', 'Meio-Campo'],
  ['ata', 'Atacante'],
  ['tec', 'coach'],
])

export const CARTOLA_SCOUT: Record<string, Scout> = {
  G: 'goal',
  A: 'assist',
  FT: 'woodwork',
  FD: 'shotSaved',
  FF: 'shotOff',
  FS: 'foulSuffered',
  PS: 'penaltyWon',
  DP: 'penaltySaved',
  DS: 'tackle',
  RB: 'tackle',
  DE: 'save',
  DD: 'save',
  SG: 'cleanSheet',
  PP: 'penaltyMissed',
  GC: 'ownGoal',
  CV: 'redCard',
  CA: 'yellowCard',
  GS: 'goalConceded',
  PC: 'penaltyGivenAway',
  FC: 'foul',
  I: 'offside',
  PI: 'wrongPass',
  PE: 'wrongPass',
}

export const REQUIRED_COLUMNS = ['atleta_id', 'rodada_id', 'posicao_id', 'pontos_num', 'preco_num']

/** The columns that a reader of a round uses. */
const READ_COLUMNS = new Set([
  ...REQUIRED_COLUMNS,
  ...Object.keys(CARTOLA_SCOUT),
  'apelido',
  'clube.id.full.name',
  'clube_id',
  'jogos_num',
  'entrou_em_campo',
])
/** Known columns of Cartola's files that the game does not need: listing them each week would hide a new column. */
const KNOWN_ASIDE = new Set([
  'status_id',
  'variacao_num',
  'media_num',
  'minimo_para_valorizar',
  'slug',
  'nome',
  'apelido_abreviado',
  'foto',
  'temporada_id',
  'V',
])
const isKnownAside = (column: string) => KNOWN_ASIDE.has(column) || column.startsWith('gato_mestre.')
export const unusedColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => column !== '' && !READ_COLUMNS.has(column) && !isKnownAside(column))

const isBlank = (value: string): boolean => value === '' || value === 'NA'

const TRUE_FALSE: Record<string, boolean> = { True: true, true: true, False: false, false: false }

export type ScoutColumn = readonly [column: string, scout: Scout]

const SCOUT_COLUMNS: readonly ScoutColumn[] = Object.entries(CARTOLA_SCOUT)

/** The scout columns of a file: the others need not be read in every row. */
export const scoutColumnsOf = (columns: ReadonlyMap<string, unknown>): ScoutColumn[] =>
  SCOUT_COLUMNS.filter(([column]) => columns.has(column))

/** The row, or its first unreadable cell. */
export function readRow(cells: Cells, line: number, scoutColumns = SCOUT_COLUMNS): CartolaRow | BadCell {
  const bad: BadCell[] = []
  const number = (column: string): number => {
    const value = cells(column)
    if (isBlank(value)) return 0
    const read = Number(value)
    if (!Number.isFinite(read)) bad.push({ column, value })
    return read
  }
  const position = POSITION.get(cells('posicao_id'))
  if (position === undefined) return { column: 'posicao_id', value: cells('posicao_id') }
  const scouts: ScoutCounts = {}
  for (const [column, scout] of scoutColumns) {
    const count = number(column)
    if (count !== 0) scouts[scout] = (scouts[scout] ?? 0) + count
  }
  const row: CartolaRow = {
    line,
    athleteId: number('atleta_id'),
    roundId: number('rodada_id'),
    name: repairDoubleEncoding(cells('apelido')).trim(),
    club: clubOf(cells),
    position,
    publishedHundredths: Math.round(number('pontos_num') * 100),
    priceHundredths: Math.round(number('preco_num') * 100),
    games: isBlank(cells('jogos_num')) ? null : number('jogos_num'),
    tookPart: TRUE_FALSE[cells('entrou_em_campo')] ?? null,
    scouts,
  }
  return bad[0] ?? row
}

/** The club of a player who has left the league. */
const NO_CLUB = '1'

/**
 * The club's name if the row has one, because the 2018 code ATL stands for two clubs; otherwise its id or code. Empty
 * for a player who has left.
 */
function clubOf(cells: Cells): string {
  const name = cells('clube.id.full.name')
  if (!isBlank(name)) return repairDoubleEncoding(name)
  const id = cells('clube_id')
  return id === NO_CLUB ? '' : id
}
