import type { PlayerPageView } from '#contract/player.ts'

type Scout = PlayerPageView['rounds'][number]['scouts'][number]

export const playedRounds = ({ rounds }: Pick<PlayerPageView, 'rounds'>) =>
  rounds.filter(({ pointTenths }) => pointTenths !== null)

/** Mean of the matches he took part in; null before the first. */
export function averageTenths(player: Pick<PlayerPageView, 'rounds'>): number | null {
  const played = playedRounds(player)
  if (played.length === 0) return null
  return played.reduce((sum, { pointTenths }) => sum + (pointTenths ?? 0), 0) / played.length
}

/** All rounds together, what brings most points first. */
export function pointsByScout({ rounds }: Pick<PlayerPageView, 'rounds'>): Scout[] {
  const sums = new Map<Scout['scout'], Scout>()
  for (const { scout, count, pointTenths } of rounds.flatMap(({ scouts }) => scouts)) {
    const known = sums.get(scout)
    sums.set(scout, {
      scout,
      count: (known?.count ?? 0) + count,
      pointTenths: (known?.pointTenths ?? 0) + pointTenths,
    })
  }
  return [...sums.values()].sort((a, b) => b.pointTenths - a.pointTenths)
}

/** How many seasons ago each round was, the newest first: numbers fall within a season, so one that rises ends it. */
export function seasonsAgo(roundNumbers: readonly number[]): number[] {
  let ago = 0
  return roundNumbers.map((number, at) => {
    const newer = roundNumbers[at - 1]
    if (newer !== undefined && number >= newer) ago += 1
    return ago
  })
}

/** Points of the last matches, oldest first, as they are plotted. */
export const lastPoints = ({ rounds }: Pick<PlayerPageView, 'rounds'>, count = 5): (number | null)[] =>
  rounds
    .slice(0, count)
    .map(({ pointTenths }) => pointTenths)
    .reverse()
