import type { PlayerStat } from '#domain/sport/sport-rules.ts'
import type { Scout } from '#domain/scoring/scouts.ts'

/** Sums of a match by what its players did; some are made of several scouts. */
export const MATCH_STATISTICS = {
  shots: ['goal', 'woodwork', 'shotSaved', 'shotOff', 'penaltyMissed'],
  onTarget: ['goal', 'shotSaved'],
  saves: ['save', 'penaltySaved'],
  tackles: ['tackle'],
  fouls: ['foul', 'penaltyGivenAway'],
  offsides: ['offside'],
  yellows: ['yellowCard'],
  reds: ['redCard'],
} as const satisfies Record<string, readonly Scout[]>
export type MatchStatistic = keyof typeof MATCH_STATISTICS

interface Counted {
  clubId: number
  scouts: readonly { scout: string; count: number }[]
}

export interface SidesCount<Name> {
  name: Name
  home: number
  away: number
}

const countOf = (players: readonly Counted[], clubId: number, scouts: readonly string[]): number =>
  players
    .filter((player) => player.clubId === clubId)
    .flatMap((player) => player.scouts)
    .reduce((sum, { scout, count }) => (scouts.includes(scout) ? sum + count : sum), 0)

interface Sides {
  homeId: number
  awayId: number
}

/** MP2: what the players of both sides did, added up. What nobody did is left out: the source may not count it. */
export const footballStatistics = (players: readonly Counted[], sides: Sides): SidesCount<MatchStatistic>[] =>
  (Object.keys(MATCH_STATISTICS) as MatchStatistic[]).flatMap((name) =>
    counted(name, players, { ...sides, scouts: MATCH_STATISTICS[name] }),
  )

/** MP2 in the other sports, by their own counts. */
export const courtStatistics = (
  players: readonly Counted[],
  { stats, ...sides }: Sides & { stats: readonly PlayerStat[] },
): SidesCount<PlayerStat>[] => stats.flatMap((name) => counted(name, players, { ...sides, scouts: [name] }))

function counted<Name>(
  name: Name,
  players: readonly Counted[],
  { homeId, awayId, scouts }: Sides & { scouts: readonly string[] },
): SidesCount<Name>[] {
  const [home, away] = [countOf(players, homeId, scouts), countOf(players, awayId, scouts)]
  return home + away === 0 ? [] : [{ name, home, away }]
}
