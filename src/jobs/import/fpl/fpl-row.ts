import { csvTable, numberIn, type CsvRow, type CsvTable } from '#jobs/csv/csv-table.ts'
import { BOOK_LIMITS } from '#domain/book/book-limits.ts'
import type { Problem } from '#domain/import/problem.ts'
import type { Scout, ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

/** One player in one match, as `gws/gwN.csv` has it. */
export interface FplRow {
  line: number
  element: number
  name: string
  team: string
  /** `manager` is a club's coach, whom the Fantasy Premier League of 2024-25 had: left out and counted. */
  position: Position | 'manager'
  round: number
  fixture: number
  wasHome: boolean
  kickOffMs: number
  score: { home: number; away: number } | null
  minutes: number
  valueTenths: number
  scouts: ScoutCounts
  publishedPoints: number
}

export interface FplFile {
  file: string
  rows: FplRow[]
  problems: Problem[]
}

const COLUMNS = ['name', 'position', 'team', 'element', 'fixture', 'kickoff_time', 'minutes', 'round', 'total_points']

export const isFplCsv = ({ columns }: Pick<CsvTable, 'columns'>): boolean =>
  COLUMNS.every((column) => columns.has(column))

/** Files that a published season has besides its rounds; they add nothing to those. */
const ASIDE: readonly (readonly string[])[] = [
  ['pulse_id'],
  ['element_type', 'first_name', 'second_name'],
  ['first_name', 'second_name', 'id'],
  ['element', 'fixture', 'kickoff_time', 'total_points'],
  ['season_name', 'element_code'],
  ['Understat_ID', 'FPL_ID'],
  ['id', 'xP'],
]
export const isFplAside = ({ columns }: Pick<CsvTable, 'columns'>): boolean =>
  ASIDE.some((some) => some.every((column) => columns.has(column)))

const POSITION = new Map<string, FplRow['position']>([
  ['GK', 'Goleiro'],
  ['GKP', 'Goleiro'],
  ['DEF', 'Defensor'],
  ['MID', 'Meio-Campo'],
  ['FWD', 'Atacante'],
  ['AM', 'manager'],
])

const SCOUT_COLUMN: Readonly<Record<string, Scout>> = {
  goals_scored: 'goal',
  assists: 'assist',
  clean_sheets: 'cleanSheet',
  saves: 'save',
  goals_conceded: 'goalConceded',
  penalties_saved: 'penaltySaved',
  penalties_missed: 'penaltyMissed',
  yellow_cards: 'yellowCard',
  red_cards: 'redCard',
  own_goals: 'ownGoal',
  bonus: 'bonus',
  defensive_contribution: 'defensiveContribution',
}

const FULL_SHARE_MINUTES = 60

function scoutsOf(row: CsvRow, minutes: number): ScoutCounts {
  const scouts: ScoutCounts = {}
  if (minutes > 0) scouts.played = 1
  if (minutes >= FULL_SHARE_MINUTES) scouts.playedHour = 1
  for (const [column, scout] of Object.entries(SCOUT_COLUMN)) {
    const count = numberIn(row(column))
    if (count) scouts[scout] = count
  }
  return scouts
}

const NEEDED = ['element', 'round', 'fixture', 'minutes', 'total_points'] as const

function readRow(row: CsvRow, line: number): FplRow | { column: string; value: string } {
  const position = POSITION.get(row('position'))
  if (position === undefined) return { column: 'position', value: row('position') }
  const bad = NEEDED.find((column) => numberIn(row(column)) === undefined)
  if (bad) return { column: bad, value: row(bad) }
  const round = Number(row('round'))
  if (!Number.isInteger(round) || round < 1 || round > BOOK_LIMITS.roundNumber)
    return { column: 'round', value: row('round') }
  for (const column of ['name', 'team']) if (row(column) === '') return { column, value: '' }
  const kickOffMs = Date.parse(row('kickoff_time'))
  if (Number.isNaN(kickOffMs)) return { column: 'kickoff_time', value: row('kickoff_time') }
  if (!/^(?:true|false)$/i.test(row('was_home'))) return { column: 'was_home', value: row('was_home') }
  const [home, away] = [numberIn(row('team_h_score')), numberIn(row('team_a_score'))]
  const minutes = Number(row('minutes'))
  return {
    line,
    element: Number(row('element')),
    name: row('name'),
    team: row('team'),
    position,
    round,
    fixture: Number(row('fixture')),
    wasHome: /^true$/i.test(row('was_home')),
    kickOffMs,
    score: home === undefined || away === undefined ? null : { home, away },
    minutes,
    valueTenths: numberIn(row('value')) ?? 0,
    scouts: scoutsOf(row, minutes),
    publishedPoints: Number(row('total_points')),
  }
}

export function readFplTable(file: string, { rows, lines }: CsvTable): FplFile {
  const read: FplRow[] = []
  const problems: Problem[] = []
  for (const [index, row] of rows.entries()) {
    const line = lines[index] ?? 0
    const one = readRow(row, line)
    if ('column' in one) problems.push({ file, line, code: 'bad_cell', values: one })
    else read.push(one)
  }
  return { file, rows: read, problems }
}

export const readFplCsv = (file: string, text: string): FplFile | undefined => {
  const table = csvTable(text)
  return isFplCsv(table) ? readFplTable(file, table) : undefined
}
