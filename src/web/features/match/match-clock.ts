import type { MatchPageView, MatchView } from '#contract/match.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'

/** How far a match is, in the words of its sport: 63', 4º quarto, 2º set; nothing before or after it. */
export function matchClock(
  { minute, period }: Pick<MatchView, 'minute' | 'period'>,
  words: MatchCopy,
): string | undefined {
  if (period) return words.periods[period.unit](period.number)
  return minute === undefined ? undefined : words.minute(minute, 0)
}

/** Between the halves the clock stands still. */
export const isHalfTime = ({ match, events }: Pick<MatchPageView, 'match' | 'events'>): boolean =>
  match.state === 'live' && events.at(-1)?.kind === 'half_time'
