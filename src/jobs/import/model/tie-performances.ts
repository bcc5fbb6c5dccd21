import { momentOf } from '#domain/clock/zoned-time.ts'
import type { Problem } from '#domain/import/problem.ts'
import type { Where } from '#jobs/football-files/said.ts'
import type { PerformanceSaid } from '#jobs/import/said/statement.ts'
import type { ClubBook } from './club-book.ts'
import type { DeedsModel, LeftModel, MatchModel, PlayerReport, PublishedModel, StoredMatch } from './model.ts'

interface Tied {
  deeds: DeedsModel[]
  published: PublishedModel[]
  /** JN3: `left` has the rows with published points that belong to no match, `placed` the keys of those that do. */
  left: LeftModel[]
  placed: Set<string>
  /** Matches without any player, in rounds that the source has reported. */
  notCounted: ReadonlySet<string>
  problems: Problem[]
}

type KnownMatch = Pick<MatchModel, 'key' | 'round' | 'homeKey' | 'awayKey' | 'startsAtMs'>

const DAY_MS = 86_400_000

/** A source identifies a match by its own key, or by the round, the clubs and, if it says so, the day. */
function finder(matches: readonly KnownMatch[], clubs: ClubBook, timeZone: string) {
  const byKey = new Map(matches.map((match) => [match.key, match]))
  const byRound = new Map<string, KnownMatch[]>()
  for (const match of matches)
    for (const club of [match.homeKey, match.awayKey]) {
      const id = `${match.round}|${club}`
      byRound.set(id, [...(byRound.get(id) ?? []), match])
    }
  const isOn = (day: string) => {
    const fromMs = momentOf(day, '00:00', timeZone)
    return ({ startsAtMs }: KnownMatch) => startsAtMs >= fromMs && startsAtMs < fromMs + DAY_MS
  }
  return ({ matchKey, side, round, day, clubs: names }: PerformanceSaid) => {
    const keys = names.map((name) => clubs.keyOf(name))
    if (matchKey !== undefined) {
      const match = byKey.get(matchKey)
      return { match, clubKey: (side && match?.[`${side}Key`]) ?? keys[0] ?? '' }
    }
    const clubKey = keys.find((key) => byRound.has(`${round}|${key}`))
    const ofRound = byRound.get(`${round}|${clubKey}`) ?? []
    const ofDay = day !== undefined && ofRound.length > 1 ? ofRound.find(isOn(day)) : undefined
    return { match: ofDay ?? ofRound.at(-1), clubKey: clubKey ?? '' }
  }
}

/** The key of one player's row in one match, from any file. */
const rowKeyOf = ({ round, matchKey = '', playerKey }: PerformanceSaid) => `${round}:${matchKey}:${playerKey}`

/** Matches in the files take precedence over stored ones. */
function withStored(said: readonly MatchModel[], stored: readonly StoredMatch[]): KnownMatch[] {
  const keys = new Set(said.map(({ key }) => key))
  return [...stored.filter(({ key }) => !keys.has(key)), ...said]
}

/** IM5: ties rows of players to their matches; a match without any player in a reported round does not count. */
export function tiePerformances(
  performances: readonly PerformanceSaid[],
  {
    said,
    stored,
    clubs,
    clock: { timeZone },
    left: leftBefore = new Set(),
  }: {
    said: readonly MatchModel[]
    stored: readonly StoredMatch[]
    clubs: ClubBook
    clock: { timeZone: string }
    left?: ReadonlySet<string> | undefined
  },
): Tied {
  const matches = withStored(said, stored)
  const find = finder(matches, clubs, timeZone)
  const deeds = new Map<string, { round: number | null; players: PlayerReport[]; isNews: boolean }>()
  const published: PublishedModel[] = []
  const left: LeftModel[] = []
  const placed = new Set<string>()
  const leftOf = new Map<string, { where: Where; count: number }>()
  const problems: Problem[] = []
  const toldRounds = new Set<number>()
  const played = new Set<string>()
  const seen = new Set<string>()
  for (const one of performances) {
    const { playerKey, scouts, tookPart, position, published: points } = one
    // A source that publishes points has reported the whole round; a match sheet is filled in match by match.
    if (points && !one.isProvisional) toldRounds.add(one.round)
    const { match, clubKey } = find(one)
    const key = rowKeyOf(one)
    if (!match) {
      if (tookPart && points && 'hundredths' in points) {
        const { round, clubs: names } = one
        const club = names[0] ?? ''
        left.push({ key, round, playerKey, club, hundredths: points.hundredths })
        if (!one.isRepeated) leftOf.set(club, { where: one.where, count: (leftOf.get(club)?.count ?? 0) + 1 })
      } else if (matches.length > 0 && !one.isRepeated)
        problems.push({
          ...one.where,
          code: 'row_without_match',
          values: { round: one.round, club: one.clubs[0] ?? '' },
        })
      continue
    }
    const deed = `${match.key}|${playerKey}`
    if (!one.isRepeated && seen.size === seen.add(deed).size) {
      problems.push({ ...one.where, code: 'duplicate_line', values: { name: playerKey } })
      continue
    }
    if (tookPart) played.add(match.key)
    const known = deeds.get(match.key) ?? { round: match.round, players: [], isNews: false }
    known.players.push({ playerKey, clubKey, scouts, tookPart, ...(position && { position }) })
    // A row that found no match before is news for this one, however old it is.
    known.isNews ||= one.isRepeated !== true || leftBefore.has(key)
    deeds.set(match.key, known)
    if (!tookPart || !points) continue
    placed.add(key)
    const hundredths = 'hundredths' in points ? points.hundredths : null
    const damage = 'damage' in points ? points.damage : null
    published.push({ matchKey: match.key, playerKey, hundredths, damage })
  }
  // A club without a match leaves hundreds of rows: they are reported once.
  for (const [club, { where, count }] of leftOf)
    problems.push({ file: where.file, line: null, code: 'rows_without_match', values: { club, count } })
  const notCounted = new Set(
    matches
      .filter(({ key, round }) => round !== null && toldRounds.has(round) && !played.has(key))
      .map(({ key }) => key),
  )
  const told = [...deeds].map(([matchKey, one]) => ({ matchKey, ...one }))
  return { deeds: told, published, left, placed, notCounted, problems }
}
