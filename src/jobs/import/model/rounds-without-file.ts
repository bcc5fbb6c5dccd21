import type { RoundNews } from '#jobs/import/said/statement.ts'
import type { DeedsModel, MatchModel, StoredMatch } from './model.ts'

interface Requested {
  matches: readonly MatchModel[]
  stored: readonly StoredMatch[]
  deeds: readonly DeedsModel[]
  /** News of rounds with a file of their own. Such a round is not in the result. */
  news: readonly RoundNews[]
  /** Files bring the points of this championship's players. */
  isScored: boolean
}

interface OneMatch {
  round: number | null
  isOver: boolean
  isAwarded: boolean
  isTold: boolean
}

/**
 * IM14: rounds of a championship with published points whose results are complete after this import, and for which no
 * file says what anybody did. A round of awarded matches alone has nothing to say.
 */
export function roundsWithoutFile({ matches, stored, deeds, news, isScored }: Requested): RoundNews[] {
  if (!isScored && !stored.some(({ hasPoints }) => hasPoints)) return []
  const told = new Set(deeds.filter(({ players }) => players.length > 0).map(({ matchKey }) => matchKey))
  const all = new Map<string, OneMatch>()
  for (const { key, round, result, isAwarded = false, isTold = false } of stored)
    all.set(key, { round, isOver: result !== undefined, isAwarded, isTold: isTold || told.has(key) })
  const leftByDecision = new Set(stored.flatMap(({ key, hasLeft }) => (hasLeft ? [key] : [])))
  for (const { key, round, report, isAwarded = false } of matches) {
    const before = all.get(key)
    all.set(key, {
      round: leftByDecision.has(key) ? null : round,
      isOver: before?.isOver === true || (report !== undefined && report.minute === undefined),
      isAwarded: before?.isAwarded === true || isAwarded,
      isTold: before?.isTold === true || told.has(key),
    })
  }
  const rounds = new Map<number, OneMatch[]>()
  for (const one of all.values()) if (one.round !== null) rounds.set(one.round, [...(rounds.get(one.round) ?? []), one])
  const named = new Set(news.map(({ round }) => round))
  return [...rounds]
    .filter(([round, ofRound]) => !named.has(round) && waits(ofRound))
    .map(([round]) => round)
    .sort((a, b) => a - b)
    .map(withoutFile)
}

export const withoutFile = (round: number): RoundNews => ({
  round,
  file: '',
  state: 'no_file',
  waitsFor: null,
  rows: 0,
  isInThisImport: false,
  isChanged: false,
})

const waits = (matches: readonly OneMatch[]) =>
  matches.every(({ isOver }) => isOver) &&
  matches.some(({ isAwarded }) => !isAwarded) &&
  !matches.some(({ isTold }) => isTold)
