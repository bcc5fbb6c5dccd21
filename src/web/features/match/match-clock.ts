import type { MatchView } from '#contract/match.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'

/** How far a match is, in the words of its sport: 63', 4º quarto, 2º set; nothing before or after it. */
export function matchClock(
  { minute, period }: Pick<MatchView, 'minute' | 'period'>,
  words: MatchCopy,
): string | undefined {
  if (period) return words.periods[period.unit](period.number)
  return minute === undefined ? undefined : words.minute(minute, 0)
}
