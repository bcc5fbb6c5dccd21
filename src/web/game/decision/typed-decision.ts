import type { MatchView } from '#contract/match.ts'
import type { DecisionRequest } from '#contract/operator.ts'
import { wholeCount } from '#web/ui/whole-count.ts'

type Decision = DecisionRequest['decision']
export type Kind = Decision['kind']

/** The possible decisions by state of the match (MT1, MT2, MT3, MT4, MT5, MT11). */
export const kindsIn: Record<MatchView['state'], readonly [Kind, ...Kind[]]> = {
  scheduled: ['postponed', 'moved', 'awarded'],
  live: ['abandoned', 'awarded'],
  abandoned: ['resumed', 'moved', 'awarded'],
  final: ['awarded'],
}

export interface TypedGoals {
  home: string
  away: string
}

export interface Typed extends TypedGoals {
  at: string
  isNow: boolean
  minute: string
}

export const goalsTyped = (text: string): number | undefined => wholeCount(text, 999)

/** Undefined unless both fields have a valid whole number. */
export function scoreTyped(typed: TypedGoals): { home: number; away: number } | undefined {
  const [home, away] = [goalsTyped(typed.home), goalsTyped(typed.away)]
  return home === undefined || away === undefined ? undefined : { home, away }
}

/** Undefined while something required is missing, or something is invalid. */
export function decisionOf(kind: Kind, { at, isNow, minute, home, away }: Typed): Decision | undefined {
  if (kind === 'postponed') return { kind }
  if (kind === 'abandoned') {
    if (minute.trim() === '') return { kind }
    const stopped = wholeCount(minute, 120)
    return stopped === undefined ? undefined : { kind, minute: stopped }
  }
  if (kind === 'awarded') {
    const score = scoreTyped({ home, away })
    return score && { kind, score }
  }
  if (kind === 'resumed' && isNow) return { kind, startsAtMs: null }
  const startsAtMs = Date.parse(at)
  return Number.isNaN(startsAtMs) ? undefined : { kind, startsAtMs }
}
