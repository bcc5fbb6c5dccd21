import type { Position } from '#domain/sport/position.ts'
import type { ScoutCounts } from './scouts.ts'

/** SC5: a red card from two yellows costs the red only; a straight red keeps an earlier yellow. */
export function cardScouts({ yellows, straightRed }: { yellows: number; straightRed: boolean }): ScoutCounts {
  if (yellows >= 2) return { redCard: 1 }
  return { ...(yellows === 1 && { yellowCard: 1 }), ...(straightRed && { redCard: 1 }) }
}

/** SC4: the scouts with the clean sheet, if the player earned it. Call it only once the match is over. */
export function withCleanSheet(
  scouts: ScoutCounts,
  { position, played, conceded }: { position: Position; played: boolean; conceded: number },
): ScoutCounts {
  const earned = played && conceded === 0 && (position === 'Goleiro' || position === 'Defensor')
  const { cleanSheet: _decidedNow, ...rest } = scouts
  return earned ? { ...rest, cleanSheet: 1 } : rest
}
