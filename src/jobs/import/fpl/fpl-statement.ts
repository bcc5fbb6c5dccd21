import type { Problem } from '#domain/import/problem.ts'
import type { MatchSaid } from '#jobs/football-files/said.ts'
import type { PerformanceSaid, PlayerSaid, Statement } from '#jobs/import/said/statement.ts'
import type { FplFile, FplRow } from './fpl-row.ts'

const playerKey = ({ element }: FplRow) => `fpl:${element}`
const matchKey = ({ fixture }: FplRow) => `fpl:${fixture}`

interface Sides {
  row: FplRow
  file: string
  home: Map<string, number>
  away: Map<string, number>
}

/** The club in most rows: a player who has changed clubs since appears in the file with the new one. */
const mostCommon = (names: ReadonlyMap<string, number>) =>
  [...names].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0]

function matchOf({ row, file, home, away }: Sides): MatchSaid {
  const [date = '', time = ''] = new Date(row.kickOffMs).toISOString().split('T')
  return {
    where: { file, line: row.line },
    key: matchKey(row),
    round: String(row.round),
    date,
    time: time.slice(0, 5),
    utcOffsetMinutes: 0,
    home: mostCommon(home),
    away: mostCommon(away),
    ...(row.score && { result: { score: row.score } }),
  }
}

/**
 * The rounds of a season: one row for each player and match, so two in a double round and none where the club rests.
 */
export function fplStatement(files: readonly FplFile[]): Statement {
  const players = new Map<string, PlayerSaid>()
  const fixtures = new Map<number, Sides>()
  const performances: PerformanceSaid[] = []
  const problems: Problem[] = files.flatMap((file) => file.problems)
  let managers = 0
  const told = new Map<string, string>()
  const inOrder = files
    .flatMap(({ file, rows }) => rows.map((row) => ({ file, row })))
    .sort((a, b) => a.row.round - b.row.round)
  for (const { file, row } of inOrder) {
    const { position, name, team, fixture, wasHome } = row
    if (position === 'manager') {
      managers++
      continue
    }
    const where = { file, line: row.line }
    const key = playerKey(row)
    // A published season has every row twice: in its round's file and in the merged file.
    const place = `${key}|${row.fixture}`
    const words = JSON.stringify({ ...row, line: 0 })
    const before = told.get(place)
    if (before !== undefined) {
      if (before !== words) problems.push({ ...where, code: 'duplicate_line', values: { name } })
      continue
    }
    told.set(place, words)
    const price = players.get(key)?.price ?? row.valueTenths
    players.set(key, { where, key, name, club: team, position, price })
    const sides = fixtures.get(fixture) ?? { row, file, home: new Map(), away: new Map() }
    fixtures.set(fixture, sides)
    const side = wasHome ? sides.home : sides.away
    side.set(team, (side.get(team) ?? 0) + 1)
    const tookPart = row.minutes > 0
    if (!tookPart && Object.keys(row.scouts).length === 0) continue
    performances.push({
      where,
      playerKey: key,
      clubs: [team],
      round: row.round,
      matchKey: matchKey(row),
      scouts: row.scouts,
      tookPart,
      published: { hundredths: row.publishedPoints * 100 },
    })
  }
  const [first] = files
  if (managers > 0 && first)
    problems.push({ file: first.file, line: null, code: 'coaches_left_out', values: { count: managers } })
  return {
    scoredBy: 'fpl',
    timeZone: 'Europe/London',
    clubs: [],
    players: [...players.values()],
    matches: [...fixtures.values()].map(matchOf),
    performances,
    problems,
  }
}
