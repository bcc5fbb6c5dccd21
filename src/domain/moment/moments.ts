import type { TierName } from '#domain/division/tiers.ts'

export interface LateDuel {
  player: string
  minute: number
  stoppage: number
  ownTenths: number
  opponentTenths: number
}

/** What is stored about a settled round of one manager. */
export interface RoundFacts {
  pointTenths: number
  /** The rank of the lineup among those of the round. */
  rank: number
  /** The number of lineups in the round, or 0 where the rank is too low to be at the top. */
  lineups: number
  /** The manager's best earlier settled round; null if there is none. */
  earlierBestTenths: number | null
  earlierRounds: number
  /** Leagues whose title was won between this deadline and the next one. */
  titles: readonly { leagueId: number; name: string | null }[]
  /** The tier to which a group led that ended with this round, if it is a higher one. */
  promotedTo: TierName | null
  /** A duel won by an event of the last minutes (MO8). */
  lateDuel: LateDuel | null
  /** Picks of the manager that were settled with this round. */
  picks: { settled: number; right: number }
  /** Whether the manager's first exact score is among them. */
  hasFirstExact: boolean
}

export type Moment =
  | { kind: 'champion'; leagueId: number; name: string | null }
  /** `share`: in hundredths of a percent, rounded up, so that it is never better than the real one. */
  | { kind: 'top'; rank: number; lineups: number; share: number }
  | { kind: 'promoted'; tier: TierName }
  | ({ kind: 'late-duel' } & LateDuel)
  | { kind: 'best-round'; pointTenths: number; beforeTenths: number }
  | { kind: 'all-picks'; picks: number }
  | { kind: 'first-exact' }

/** MO2: which share of the lineups is the top, in hundredths of a percent, and how many lineups a round needs. */
const TOP_SHARE = 100
const TOP_LINEUPS = 100
/** MO3: how many earlier rounds a best round must beat. */
const RECORD_ROUNDS = 3
/** MO5: how many picks must all be right: fewer are luck. */
const ALL_PICKS = 4

const shareOf = ({ rank, lineups }: Pick<RoundFacts, 'rank' | 'lineups'>) => Math.ceil((rank * 10_000) / lineups)

/** MO1: what a round deserves, the rarest first. Nothing is stored, so a correction can take a moment back (MO6). */
export function momentsOf(facts: RoundFacts): Moment[] {
  const { rank, lineups, pointTenths, earlierBestTenths, earlierRounds, picks } = facts
  const moments: Moment[] = facts.titles.map((title) => ({ kind: 'champion', ...title }))
  if (lineups >= TOP_LINEUPS && shareOf(facts) <= TOP_SHARE)
    moments.push({ kind: 'top', rank, lineups, share: shareOf(facts) })
  if (facts.promotedTo !== null) moments.push({ kind: 'promoted', tier: facts.promotedTo })
  if (facts.lateDuel) moments.push({ kind: 'late-duel', ...facts.lateDuel })
  if (earlierBestTenths !== null && earlierRounds >= RECORD_ROUNDS && pointTenths > earlierBestTenths)
    moments.push({ kind: 'best-round', pointTenths, beforeTenths: earlierBestTenths })
  if (picks.settled >= ALL_PICKS && picks.right === picks.settled)
    moments.push({ kind: 'all-picks', picks: picks.settled })
  if (facts.hasFirstExact) moments.push({ kind: 'first-exact' })
  return moments
}

export type Near = { kind: 'duel'; byTenths: number } | { kind: 'best-round'; byTenths: number }

/** MO7: a miss by at most this much is shown. */
const NEAR_TENTHS = 100

interface NearFacts extends Pick<RoundFacts, 'pointTenths' | 'earlierBestTenths' | 'earlierRounds'> {
  duel: { ownTenths: number; opponentTenths: number } | null
}

/** MO7: what a round without a moment missed by little, the smallest distance first. */
export function nearMisses({ pointTenths, earlierBestTenths, earlierRounds, duel }: NearFacts): Near[] {
  const misses: Near[] = []
  if (duel && duel.opponentTenths > duel.ownTenths)
    misses.push({ kind: 'duel', byTenths: duel.opponentTenths - duel.ownTenths })
  if (earlierBestTenths !== null && earlierRounds >= RECORD_ROUNDS && pointTenths <= earlierBestTenths)
    misses.push({ kind: 'best-round', byTenths: earlierBestTenths - pointTenths + 1 })
  return misses.filter(({ byTenths }) => byTenths <= NEAR_TENTHS).sort((a, b) => a.byTenths - b.byTenths)
}
