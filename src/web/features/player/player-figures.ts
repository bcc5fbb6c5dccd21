import type { PlayerPageView } from '#contract/player.ts'

type Scout = PlayerPageView['rounds'][number]['scouts'][number]

export const playedRounds = ({ rounds }: Pick<PlayerPageView, 'rounds'>) =>
  rounds.filter(({ pointTenths }) => pointTenths !== null)

/** Average points in the rounds that the player took part in, or null before the first. */
export function averageTenths(player: Pick<PlayerPageView, 'rounds'>): number | null {
  const played = playedRounds(player)
  if (played.length === 0) return null
  return played.reduce((sum, { pointTenths }) => sum + (pointTenths ?? 0), 0) / played.length
}

/** Count and points of each scout over all rounds. The scout with most points comes first. */
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

/**
 * For round numbers from the newest to the oldest: how many seasons before the newest round's season each one was.
 * Within a season numbers fall, so a number that does not fall starts an older season.
 */
export function seasonsAgo(roundNumbers: readonly number[]): number[] {
  let ago = 0
  return roundNumbers.map((number, at) => {
    const newer = roundNumbers[at - 1]
    if (newer !== undefined && number >= newer) ago += 1
    return ago
  })
}

/** Points in the last rounds, oldest first, for the plot. Null: the player did not take part. */
export const lastPoints = ({ rounds }: Pick<PlayerPageView, 'rounds'>, count = 5): (number | null)[] =>
  rounds
    .slice(0, count)
    .map(({ pointTenths }) => pointTenths)
    .reverse()
