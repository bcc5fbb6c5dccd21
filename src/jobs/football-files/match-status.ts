import type { MatchSaid } from './said.ts'

/** `[postponed]`, `[cancelled]`, `[awarded]` and similar marks, anywhere on the line of a match. */
const MARK =
  /\s*\[\s*(postponed|cancelled|canceled|abandoned|suspended|annulled|void|awarded|walkover|w\.?o\.?)\b[^\]]{0,80}\]/i

export interface Marked {
  /** The line without its mark. */
  line: string
  status?: string
}

export function splitMark(line: string): Marked {
  const mark = MARK.exec(line)
  if (!mark) return { line }
  const status = mark[1]?.toLowerCase() ?? ''
  return { line: `${line.slice(0, mark.index)} ${line.slice(mark.index + mark[0].length)}`.trimEnd(), status }
}

const AWARDED = new Set(['awarded', 'walkover', 'wo', 'w.o', 'w.o.'])
const OFF = new Set(['postponed', 'cancelled', 'canceled', 'abandoned', 'suspended', 'annulled', 'void'])

/** MT1, MT3, MT4: a match that was not played to its end has no result, unless it was awarded. */
export function withStatus(match: MatchSaid, status: string | undefined): MatchSaid {
  if (status === undefined) return match
  if (AWARDED.has(status)) return match.result ? { ...match, isAwarded: true } : { ...match, isPostponed: true }
  if (!OFF.has(status)) return match
  const { result: _result, goals: _goals, ...fixture } = match
  return { ...fixture, isPostponed: true }
}
