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
