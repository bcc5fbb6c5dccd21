import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { resolveLineup, type Fielded, type FrozenLineup } from '#domain/scoring/resolve-lineup.ts'
import { POSITIONS } from '#domain/sport/position.ts'

interface Scored extends Fielded {
  name: string
  pointTenths: number
}

interface LineupFacts<P> extends Omit<FrozenLineup, 'players' | 'bench'> {
  players: readonly P[]
  bench: readonly P[]
}

/** From goalkeeper to attack; the database orders positions alphabetically. */
const byLine = (a: Fielded, b: Fielded) => POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position)

/** A frozen lineup as its points are counted: who has the armband, who came in for whom, and the points of each. */
export function countedLineup<P extends Scored>(lineup: LineupFacts<P>) {
  const { captainId, viceCaptainId } = lineup
  const { armbandId, entered } = resolveLineup(lineup)
  const nameOf = new Map(lineup.players.map(({ playerId, name }) => [playerId, name]))
  const players = lineup.players.toSorted(byLine).map((player) => {
    const { playerId } = player
    const hasArmband = playerId === armbandId
    const bonusTenths = hasArmband ? captainBonusTenths(player.pointTenths) : 0
    const role = { isCaptain: playerId === captainId, isVice: playerId === viceCaptainId, hasArmband }
    return { ...player, ...role, bonusTenths, pointTenths: player.pointTenths + bonusTenths }
  })
  const bench = lineup.bench.toSorted(byLine).map((reserve) => {
    const entry = entered.find(({ playerId }) => playerId === reserve.playerId)
    return { ...reserve, insteadOf: entry ? (nameOf.get(entry.insteadOf) ?? '') : null }
  })
  const counting = [...players, ...bench.filter(({ insteadOf }) => insteadOf !== null)]
  return { players, bench, pointTenths: counting.reduce((sum, { pointTenths }) => sum + pointTenths, 0) }
}
