import type { MatchPageView } from '#contract/match.ts'
import { SPORT_RULES } from '#domain/sport/sport.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'

/** How far a match is, in the words of its sport: 63', 4º quarto, 2º set; nothing before or after it. */
export function matchClock(
  { match, events }: Pick<MatchPageView, 'match' | 'events'>,
  words: MatchCopy,
): string | undefined {
  if (match.state !== 'live' || match.minute === undefined) return undefined
  const { period } = SPORT_RULES[match.sport]
  if (period === 'half') return words.minute(match.minute, 0)
  return words.periods[period](events.at(-1)?.period ?? 1)
}
