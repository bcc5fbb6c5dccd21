import * as z from 'zod'
import type { CsvTable } from '#jobs/csv/csv-table.ts'
import { isoDate } from '#jobs/csv/dates.ts'
import type { MatchSaid } from './said.ts'

const GAMES_A_ROUND = 10
const gamesSchema = z.record(
  z.string().regex(/^\d{1,3}$/),
  z.object({ Date: z.string(), Time: z.string(), Home: z.string(), Away: z.string(), Result: z.string().optional() }),
)

export const isCbfCsv = ({ columns }: CsvTable): boolean =>
  ['Game', 'Home', 'Away', 'Date', 'Time'].every((column) => columns.has(column))

interface CbfGame {
  game: number
  line: number
  date: string
  time: string
  home: string
  away: string
  result: string
}

/** Reports of the CBF: games are listed by round, ten in each, whenever they were played. */
function matchOf(file: string, { game, line, date: written, time, home, away, result }: CbfGame): MatchSaid[] {
  const date = isoDate(written)
  const [, homeGoals, awayGoals] = /^(\d+)\s*X\s*(\d+)$/i.exec(result) ?? []
  if (date === undefined) return []
  return [
    {
      where: { file, line },
      round: String(Math.ceil(game / GAMES_A_ROUND)),
      date,
      home,
      away,
      ...(/^\d{2}:\d{2}$/.test(time) && { time }),
      ...(homeGoals && awayGoals && { result: { score: { home: Number(homeGoals), away: Number(awayGoals) } } }),
    },
  ]
}

export const readCbfCsv = (file: string, { rows, lines }: CsvTable): MatchSaid[] =>
  rows.flatMap((row, index) =>
    matchOf(file, {
      game: Number(row('Game')),
      line: lines[index] ?? 0,
      date: row('Date'),
      time: row('Time'),
      home: row('Home'),
      away: row('Away'),
      result: row('Result'),
    }),
  )

/** Undefined when the JSON is something else. */
export function readCbfJson(file: string, json: unknown): MatchSaid[] | undefined {
  const games = gamesSchema.safeParse(json)
  if (!games.success || Object.keys(games.data).length === 0) return undefined
  return Object.entries(games.data).flatMap(([game, { Date: date, Time: time, Home: home, Away: away, Result }]) =>
    matchOf(file, { game: Number(game), line: 1, date, time, home, away, result: Result ?? '' }),
  )
}
