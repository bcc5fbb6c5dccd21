import type { Problem } from '#domain/import/problem.ts'
import type { Where } from '#jobs/football-files/said.ts'
import type { PerformanceSaid } from '#jobs/import/said/statement.ts'
import type { ClubBook } from './club-book.ts'
import type { LeftModel, MatchModel, PlayerReport, PublishedModel } from './model.ts'

export interface Tied {
  reports: ReadonlyMap<string, PlayerReport[]>
  published: PublishedModel[]
  /** JN3: rows with published points that belong to no match, and the keys of those that do. */
  left: LeftModel[]
  placed: Set<string>
  /** Matches of rounds that the source has told, in which it saw nobody play. */
  notCounted: ReadonlySet<string>
  problems: Problem[]
}

/** A rule's source knows a match by its own key, or by the round and the clubs. */
function finder(matches: readonly MatchModel[], clubs: ClubBook) {
  const byKey = new Map(matches.map((match) => [match.key, match]))
  const byRound = new Map<string, MatchModel>()
  for (const match of matches)
    for (const club of [match.homeKey, match.awayKey]) byRound.set(`${match.round}|${club}`, match)
  return ({ matchKey, round, clubs: names }: PerformanceSaid) => {
    const keys = names.map((name) => clubs.keyOf(name))
    if (matchKey !== undefined) return { match: byKey.get(matchKey), clubKey: keys[0] ?? '' }
    const clubKey = keys.find((key) => byRound.has(`${round}|${key}`))
    return { match: byRound.get(`${round}|${clubKey}`), clubKey: clubKey ?? '' }
  }
}

/** One row of a player in one match, whichever file tells of it. */
const rowKeyOf = ({ round, matchKey = '', playerKey }: PerformanceSaid) => `${round}:${matchKey}:${playerKey}`

/** IM5: whose deeds belong to which match; a match of a told round in which nobody played does not count. */
export function tiePerformances(
  performances: readonly PerformanceSaid[],
  matches: readonly MatchModel[],
  clubs: ClubBook,
): Tied {
  const find = finder(matches, clubs)
  const reports = new Map<string, PlayerReport[]>()
  const published: PublishedModel[] = []
  const left: LeftModel[] = []
  const placed = new Set<string>()
  const leftOf = new Map<string, { where: Where; count: number }>()
  const problems: Problem[] = []
  const toldRounds = new Set<number>()
  const played = new Set<string>()
  for (const said of performances) {
    const { playerKey, scouts, tookPart, position, published: points } = said
    // Who publishes points has told the whole round; a sheet is filled in match by match.
    if (points && !said.isProvisional) toldRounds.add(said.round)
    const { match, clubKey } = find(said)
    const key = rowKeyOf(said)
    if (!match) {
      if (tookPart && points && 'hundredths' in points) {
        const { round, clubs: names } = said
        left.push({ key, round, playerKey, club: names[0] ?? '', hundredths: points.hundredths })
        leftOf.set(names[0] ?? '', { where: said.where, count: (leftOf.get(names[0] ?? '')?.count ?? 0) + 1 })
      } else if (matches.length > 0)
        problems.push({
          ...said.where,
          code: 'row_without_match',
          values: { round: said.round, club: said.clubs[0] ?? '' },
        })
      continue
    }
    if (tookPart) played.add(match.key)
    const report = { playerKey, clubKey, scouts, tookPart, ...(position && { position }) }
    const known = reports.get(match.key)
    if (known) known.push(report)
    else reports.set(match.key, [report])
    if (!tookPart || !points) continue
    placed.add(key)
    const said100 = 'hundredths' in points ? points.hundredths : null
    const damage = 'damage' in points ? points.damage : null
    published.push({ matchKey: match.key, playerKey, hundredths: said100, damage })
  }
  // A club without a match leaves hundreds of rows: they are told once.
  for (const [club, { where, count }] of leftOf)
    problems.push({ file: where.file, line: null, code: 'rows_without_match', values: { club, count } })
  const notCounted = new Set(
    matches
      .filter(({ key, round }) => round !== null && toldRounds.has(round) && !played.has(key))
      .map(({ key }) => key),
  )
  return { reports, published, left, placed, notCounted, problems }
}
