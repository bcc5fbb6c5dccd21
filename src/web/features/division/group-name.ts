import type { DivisionGroupView } from '#contract/division.ts'
import type { DivisionCopy } from '#web/copy/pt-BR/division.ts'

/** By the tiers of its members: more than one where few play (DV4). */
export const groupName = (
  words: DivisionCopy,
  { tiers, groupNumber }: Pick<DivisionGroupView, 'tiers' | 'groupNumber'>,
) => words.group(words.mixed(tiers.map((tier) => words.tiers[tier])), groupNumber)
