import type { DuelView } from '#contract/duel.ts'

export const duelName = ({ own, opponent }: DuelView): string =>
  opponent ? `${own.managerName} × ${opponent.managerName}` : own.managerName
