import type { MatchPageView, MatchView } from '#contract/match.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'

/** The progress of a match in the words of its sport: 63', 4º quarto, 2º set. Undefined before and after the match. */
export function matchClock(
  { minute, period }: Pick<MatchView, 'minute' | 'period'>,
  words: MatchCopy,
): string | undefined {
  if (period) return words.periods[period.unit](period.number)
  return minute === undefined ? undefined : words.minute(minute, 0)
}

/** Whether the match pauses between its halves. */
export const isHalfTime = ({ match, events }: Pick<MatchPageView, 'match' | 'events'>): boolean =>
  match.state === 'live' && events.at(-1)?.kind === 'half_time'
