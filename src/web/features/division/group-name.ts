import type { DivisionGroupView } from '#contract/division.ts'
import type { DivisionCopy } from '#web/copy/pt-BR/division.ts'

/** Named by the tiers of its members. A group can mix tiers where few people play (DV4). */
export const groupName = (
  words: DivisionCopy,
  { tiers, groupNumber }: Pick<DivisionGroupView, 'tiers' | 'groupNumber'>,
) => words.group(words.mixed(tiers.map((tier) => words.tiers[tier])), groupNumber)
