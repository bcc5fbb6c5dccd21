import type { DivisionGroupView } from '#contract/division.ts'
import { TIER_NAMES } from '#domain/division/tiers.ts'
import type { DivisionCopy } from '#web/copy/pt-BR/division.ts'

const [BOTTOM, TOP] = [TIER_NAMES[0], TIER_NAMES.at(-1)]

/** How many members of the group go up and down, with the limits of its tiers (DV8). */
export function zonesText(
  { tiers, promoted, relegated }: Pick<DivisionGroupView, 'tiers' | 'promoted' | 'relegated'>,
  { zones, edges }: DivisionCopy,
): string {
  const every = (edge: typeof TOP) => tiers.every((tier) => tier === edge)
  const some = (edge: typeof TOP) => !every(edge) && tiers.some((tier) => tier === edge)
  const texts = [zones(every(TOP) ? 0 : promoted, every(BOTTOM) ? 0 : relegated)]
  if (some(TOP)) texts.push(edges.top)
  if (some(BOTTOM) && relegated > 0) texts.push(edges.bottom)
  return texts.join(' ')
}
