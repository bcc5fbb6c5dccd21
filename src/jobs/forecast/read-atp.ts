import { type CsvRow, type CsvTable, numberIn } from '#jobs/csv/csv-table.ts'
import { datedDay } from '#jobs/csv/dates.ts'
import type { TennisSide, TennisSource } from '#jobs/sport/source-match.ts'

export const isAtpCsv = ({ columns }: CsvTable): boolean =>
  ['tourney_date', 'winner_id', 'loser_id', 'score', 'round'].every((c) => columns.has(c))

/** `match_num` does not give the order; rounds do. A bronze match is played on the day of the final. */
const ROUND_ORDER = ['R128', 'R64', 'R32', 'RR', 'R16', 'QF', 'SF', 'F']
const stepOf = (round: string): number => {
  const order = ROUND_ORDER.indexOf(round)
  if (order >= 0) return order
  return round === 'BR' ? ROUND_ORDER.indexOf('F') : 0
}

interface Tally {
  games: [number, number]
  sets: [number, number]
}

/** `6-7(4) 6-3 6-2`, from the winner's side; a match tie-break `[10-8]` counts as a set without games. */
export function tallyScore(score: string): Tally {
  const tally: Tally = { games: [0, 0], sets: [0, 0] }
  for (const match of score.matchAll(/(\[?)(\d+)-(\d+)/g)) {
    const [won, lost] = [Number(match[2]), Number(match[3])]
    if (match[1] === '') {
      tally.games[0] += won
      tally.games[1] += lost
    }
    const isFinished = Math.max(won, lost) >= 6 || match[1] !== ''
    if (isFinished && won !== lost) tally.sets[won > lost ? 0 : 1] += 1
  }
  return tally
}

function sideOf(
  row: CsvRow,
  names: { who: string; short: string },
  counts: { games: number; sets: number },
): TennisSide {
  const rank = numberIn(row(`${names.who}_rank`))
  const rankPoints = numberIn(row(`${names.who}_rank_points`))
  const ageYears = numberIn(row(`${names.who}_age`))
  const servePoints = numberIn(row(`${names.short}_svpt`))
  const first = numberIn(row(`${names.short}_1stWon`))
  const second = numberIn(row(`${names.short}_2ndWon`))
  const hasServe = servePoints !== undefined && servePoints > 0 && first !== undefined && second !== undefined
  return {
    ...counts,
    ...(rank !== undefined && { rank }),
    ...(rankPoints !== undefined && { rankPoints }),
    ...(ageYears !== undefined && { ageYears }),
    ...(hasServe && { servePoints, servePointsWon: first + second }),
  }
}

/** The file lists the winner first; here the lower player id comes first, which says nothing about the result. */
export function readAtp({ rows }: CsvTable): TennisSource[] {
  return rows.flatMap((row) => {
    const when = datedDay(row('tourney_date'))
    const [winner, loser] = [row('winner_id'), row('loser_id')]
    if (!when || !winner || !loser || /W\/?O|walkover/i.test(row('score'))) return []
    const { games, sets } = tallyScore(row('score'))
    const won = sideOf(row, { who: 'winner', short: 'w' }, { games: games[0], sets: sets[0] })
    const lost = sideOf(row, { who: 'loser', short: 'l' }, { games: games[1], sets: sets[1] })
    const isWinnerFirst = winner.padStart(12, '0') < loser.padStart(12, '0')
    return {
      sport: 'tenis' as const,
      ...when,
      competition: 'ATP',
      home: isWinnerFirst ? winner : loser,
      away: isWinnerFirst ? loser : winner,
      rivals: {},
      step: stepOf(row('round')),
      surface: row('surface') || 'Hard',
      bestOf: numberIn(row('best_of')) ?? 3,
      level: row('tourney_level'),
      winner: isWinnerFirst ? (0 as const) : (1 as const),
      retired: /RET|DEF|ABN/i.test(row('score')),
      sides: isWinnerFirst ? ([won, lost] as const) : ([lost, won] as const),
    }
  })
}
