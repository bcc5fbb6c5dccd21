import type { RoundStory } from '#contract/story.ts'
import type { StoryCopy } from '#web/copy/pt-BR/story.ts'

/**
 * RS4: the points before the round and each gain, which add up to the total. A gain of 0 is left out, except that of
 * the lineup.
 */
export function standingLines(
  { before, gains }: NonNullable<RoundStory['standing']>,
  copy: Pick<StoryCopy['standing'], 'before' | 'lineup' | 'picks' | 'other'>,
): (readonly [name: string, points: number])[] {
  const added = [
    [copy.picks, gains.picks],
    [copy.other, gains.other],
  ] as const
  return [
    ...(before ? [[copy.before, before.points] as const] : []),
    [copy.lineup, gains.lineup],
    ...added.filter(([, points]) => points !== 0),
  ]
}
