import * as z from 'zod'
import type { CsvTable } from '#jobs/csv/csv-table.ts'
import { isoDate } from '#jobs/csv/dates.ts'
import type { MatchesRead, MatchSaid, Where } from './said.ts'

const GAMES_A_ROUND = 10
const gamesSchema = z.record(
  z.string().regex(/^\d{1,3}$/),
  z.object({ Date: z.string(), Time: z.string(), Home: z.string(), Away: z.string(), Result: z.string().optional() }),
)

export const isCbfCsv = ({ columns }: CsvTable): boolean =>
  ['Game', 'Home', 'Away', 'Date', 'Time'].every((column) => columns.has(column))

interface CbfGame {
  game: string
  line: number
  date: string
  time: string
  home: string
  away: string
  result: string
}

const TIME = /^\d{2}:\d{2}$/
const RESULT = /^(\d{1,3})\s*X\s*(\d{1,3})$/i
/** The cell of a match to come. */
const NO_RESULT = /^\s*X?\s*$/i

/** The problem with the first unreadable cell of a row. */
function badCellOf({ game, time, home, away, result }: CbfGame) {
  if (!/^\d{1,3}$/.test(game)) return { code: 'bad_cell' as const, values: { column: 'Game', value: game } }
  for (const [column, value] of Object.entries({ Home: home, Away: away }))
    if (value === '') return { code: 'name_missing' as const, values: { column } }
  if (time !== '' && !TIME.test(time)) return { code: 'bad_time' as const, values: { value: time } }
  if (!NO_RESULT.test(result) && !RESULT.test(result)) return { code: 'bad_score' as const, values: { value: result } }
  return undefined
}

function matchOf(where: Where, { game, date, time, home, away, result }: CbfGame): MatchSaid {
  const [, homeGoals, awayGoals] = RESULT.exec(result) ?? []
  return {
    where,
    round: String(Math.ceil(Number(game) / GAMES_A_ROUND)),
    date: isoDate(date) ?? date,
    home,
    away,
    ...(time !== '' && { time }),
    ...(homeGoals && awayGoals && { result: { score: { home: Number(homeGoals), away: Number(awayGoals) } } }),
  }
}

/** Reports of the CBF: games are numbered by round, ten in each, whenever they were played. */
function readGames(file: string, games: readonly CbfGame[]): MatchesRead {
  const read: MatchesRead = { matches: [], problems: [] }
  for (const game of games) {
    const where = { file, line: game.line }
    const bad = badCellOf(game)
    if (bad) read.problems.push({ ...where, ...bad })
    else read.matches.push(matchOf(where, game))
  }
  return read
}

export const readCbfCsv = (file: string, { rows, lines }: CsvTable): MatchesRead =>
  readGames(
    file,
    rows.map((row, index) => ({
      game: row('Game'),
      line: lines[index] ?? 0,
      date: row('Date'),
      time: row('Time'),
      home: row('Home'),
      away: row('Away'),
      result: row('Result'),
    })),
  )

/** The lines at which the games begin in the text. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  for (const [index, line] of text.split('\n').entries())
    for (const [, game = ''] of line.matchAll(/"(\d{1,3})"\s*:/g)) if (!lines.has(game)) lines.set(game, index + 1)
  return lines
}

/** Undefined if the JSON is something else, or has no game. */
export function readCbfJson(file: string, text: string, json: unknown): MatchesRead | undefined {
  const games = gamesSchema.safeParse(json)
  if (!games.success || Object.keys(games.data).length === 0) return undefined
  const lines = linesOf(text)
  return readGames(
    file,
    Object.entries(games.data).map(([game, { Date: date, Time: time, Home: home, Away: away, Result = '' }]) => ({
      game,
      line: lines.get(game) ?? 1,
      date,
      time,
      home,
      away,
      result: Result,
    })),
  )
}
