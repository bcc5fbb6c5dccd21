import type { PlayerPageView } from '#contract/player.ts'

type Scout = PlayerPageView['rounds'][number]['scouts'][number]

export const playedRounds = ({ rounds }: Pick<PlayerPageView, 'rounds'>) =>
  rounds.filter(({ pointTenths }) => pointTenths !== null)

/** Average of the matches that the player took part in, or null before the first. */
export function averageTenths(player: Pick<PlayerPageView, 'rounds'>): number | null {
  const played = playedRounds(player)
  if (played.length === 0) return null
  return played.reduce((sum, { pointTenths }) => sum + (pointTenths ?? 0), 0) / played.length
}

/** Sum over all rounds, with the most valuable scout first. */
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

/** How many seasons ago each round was, newest first. Numbers fall within a season, so a rise marks an older season. */
export function seasonsAgo(roundNumbers: readonly number[]): number[] {
  let ago = 0
  return roundNumbers.map((number, at) => {
    const newer = roundNumbers[at - 1]
    if (newer !== undefined && number >= newer) ago += 1
    return ago
  })
}

/** Points of the last matches, oldest first, for the plot. */
export const lastPoints = ({ rounds }: Pick<PlayerPageView, 'rounds'>, count = 5): (number | null)[] =>
  rounds
    .slice(0, count)
    .map(({ pointTenths }) => pointTenths)
    .reverse()
