import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import type { ShirtPattern } from '#contract/club.ts'
import type { DuelSideView } from '#contract/duel.ts'
import type { DuelSideRow } from '#db/duel/duel.ts'

/** From the goal to the attack; the database orders positions by their letters. */
const byLine = (a: DuelSideRow['players'][number], b: DuelSideRow['players'][number]) =>
  POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position)

export function lineupView({ captainId, players, ...side }: DuelSideRow): DuelSideView {
  const lines = players.toSorted(byLine).map(({ color_primary, color_secondary, pattern, ...player }) => {
    const isCaptain = player.playerId === captainId
    const bonusTenths = isCaptain ? captainBonusTenths(player.pointTenths) : 0
    return {
      ...player,
      shirt: { main: color_primary, second: color_secondary, pattern: pattern as ShirtPattern },
      isCaptain,
      bonusTenths,
      pointTenths: player.pointTenths + bonusTenths,
    }
  })
  return { ...side, players: lines, pointTenths: lines.reduce((sum, { pointTenths }) => sum + pointTenths, 0) }
}
