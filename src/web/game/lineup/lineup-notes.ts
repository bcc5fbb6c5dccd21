import type { DuelPlayer, DuelReserve } from '#contract/duel.ts'
import type { LiveCopy } from '#web/copy/pt-BR/live.ts'

type LineupCopy = LiveCopy['lineup']

type Role = Pick<DuelPlayer, 'isCaptain' | 'isVice' | 'hasArmband' | 'presence' | 'bonusTenths'>

/** A note next to a player of the lineup: captain, vice-captain, or that they did not play. */
export function playerNote({ isCaptain, isVice, hasArmband, presence, bonusTenths }: Role, words: LineupCopy) {
  const isAbsent = presence === 'absent'
  if (isCaptain) return hasArmband && !isAbsent ? words.captain(bonusTenths) : words.absentCaptain
  if (isVice && hasArmband) return words.viceWithArmband(bonusTenths)
  if (isAbsent) return words.absent
  return isVice ? words.vice : undefined
}

/** A note next to a reserve: whom they replaced, or that they were not used. */
export function reserveNote({ insteadOf, presence }: Pick<DuelReserve, 'insteadOf' | 'presence'>, words: LineupCopy) {
  if (insteadOf !== null) return words.cameIn(insteadOf)
  return presence === 'absent' ? words.absentReserve : words.reserve
}
