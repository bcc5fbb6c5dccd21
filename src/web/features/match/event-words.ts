import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { MatchEventView, MatchPageView } from '#contract/match.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'

/** Placeholders for names, so that each language orders its sentence freely and a link can replace them. */
export const NAME_MARKS = { player: '\u0001', other: '\u0002' } as const

interface Names {
  player: string
  other: string
}

/** Undefined for a kind without words, which is then not shown. */
export function eventSentence(
  event: MatchEventView,
  { match }: Pick<MatchPageView, 'match'>,
  words: MatchCopy,
  names: Names = { player: event.player?.name ?? event.scorer ?? '', other: event.other?.name ?? '' },
): string | undefined {
  const { events, periods } = words
  if (event.kind === 'period_end') {
    const nameOf = periods[SPORT_RULES[match.sport].period]
    return events.period_end(nameOf(event.period ?? 1))
  }
  if (event.kind === 'substitution') return events.substitution(names.player, names.other)
  if (event.kind === 'goal' && event.other) return `${events.goal(names.player)}, ${events.assist(names.other)}`
  const known: Partial<Record<string, string | ((player: string) => string)>> = {
    ...events,
    period_end: undefined,
    score: undefined,
    substitution: undefined,
  }
  const sentence = known[event.kind]
  return typeof sentence === 'function' ? sentence(names.player) : sentence
}

/** Undefined for quarters and sets: their events carry minutes of real time, so only the period's number is shown. */
export const eventMinute = (
  { minute, stoppage }: Pick<MatchEventView, 'minute' | 'stoppage'>,
  { match }: Pick<MatchPageView, 'match'>,
  words: MatchCopy,
): string | undefined => (SPORT_RULES[match.sport].period === 'half' ? words.minute(minute, stoppage) : undefined)

/** The end of a quarter or set, except the last, shows that period's score if known. Other events show the match's. */
export const scoreAt = (event: MatchEventView): { home: number; away: number } =>
  event.kind === 'period_end' && event.periodScore
    ? event.periodScore
    : { home: event.homeScore, away: event.awayScore }

const BREAKS = new Set(['half_time', 'normal_end', 'period_end', 'full_time'])

/** The latest end of a period, for screen readers. The ticker of the page announces goals. */
export function breakNews(page: MatchPageView, words: MatchCopy): string {
  const event = page.events.findLast(({ kind }) => BREAKS.has(kind))
  if (!event) return ''
  const { home, away } = scoreAt(event)
  return `${eventSentence(event, page, words)}: ${words.events.score(home, away)}`
}
