import type { MatchView } from '#contract/match.ts'
import type { DecisionRequest } from '#contract/operator.ts'
import { wholeCount } from '#web/ui/whole-count.ts'

type Decision = DecisionRequest['decision']
export type Kind = Decision['kind']

/** What may be decided about a match as it stands (MT1 to MT5, MT11). */
export const kindsIn: Record<MatchView['state'], readonly [Kind, ...Kind[]]> = {
  scheduled: ['postponed', 'moved', 'awarded'],
  live: ['abandoned', 'awarded'],
  abandoned: ['resumed', 'moved', 'awarded'],
  final: ['awarded'],
}

export interface Typed {
  at: string
  isNow: boolean
  minute: string
  home: string
  away: string
}

/** Undefined while something is missing. */
export function decisionOf(kind: Kind, { at, isNow, minute, home, away }: Typed): Decision | undefined {
  if (kind === 'postponed') return { kind }
  if (kind === 'abandoned') {
    if (minute.trim() === '') return { kind }
    const stopped = wholeCount(minute, 120)
    return stopped === undefined ? undefined : { kind, minute: stopped }
  }
  if (kind === 'awarded') {
    const [goals, against] = [wholeCount(home, 999), wholeCount(away, 999)]
    return goals === undefined || against === undefined ? undefined : { kind, score: { home: goals, away: against } }
  }
  if (kind === 'resumed' && isNow) return { kind, startsAtMs: null }
  const startsAtMs = Date.parse(at)
  return Number.isNaN(startsAtMs) ? undefined : { kind, startsAtMs }
}
