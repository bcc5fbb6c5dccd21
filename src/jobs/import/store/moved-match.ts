import type { Row } from '#db/import/import-rows.ts'
import type { StoredChampionship } from '#db/import/stored-championship.ts'
import type { MatchModel } from '#jobs/import/model/model.ts'

interface Given {
  stored: StoredChampionship
  isOver: (round: number) => boolean
  nowMs: number
  isHeard: boolean
}

export const isInClosedRound = ({ round_id }: Row, { round }: StoredChampionship): boolean =>
  [...round.values()].some(({ id, state }) => id === round_id && state !== 'open')

/** What a scheduled match takes from the file; decisions about it stay, except for a new date from a source. */
export function movedTo(match: MatchModel, before: Row, said: Row, { stored, isOver, nowMs, isHeard }: Given): Row {
  const [isOut, hasLeft] = [before['round_id'] === null, before['left_round_id'] !== null]
  const isUndated = before['has_date'] === false
  // MT1: a match leaves a closed round by a decision, which gives it its far date.
  if (match.isPostponed && (isUndated || isInClosedRound(before, stored))) return {}
  if (match.isPostponed && hasLeft) {
    // A mark beside an older date is out of date.
    const isOfThisDate = Date.parse(before['starts_at'] as string) === match.startsAtMs
    return isOfThisDate ? { starts_at: said['starts_at'], has_date: false } : {}
  }
  if (match.isPostponed) return said
  const isClosed = match.round !== null && isOver(match.round)
  if (isOut && (hasLeft || isClosed || (isUndated && match.round === null))) {
    const isPlayed = isUndated && match.report !== undefined && match.isAwarded !== true
    const isNew = match.startsAtMs > nowMs && said['starts_at'] !== before['moved_from']
    return isPlayed || isNew ? { starts_at: said['starts_at'], has_date: true } : {}
  }
  return isClosed || (isHeard && isInClosedRound(before, stored)) ? {} : said
}

/** MT4, MT5: the result that a person awarded, if it stays although the file gives another one. */
export function awardThatStays({ report, isAwarded }: MatchModel, matchId: number, { awards }: StoredChampionship) {
  const award = awards.get(String(matchId))
  const isKept = report && award && (award['is_awarded'] === true || isAwarded !== true)
  const score = isKept ? String(award['score']) : undefined
  return score === `${report?.score.home}-${report?.score.away}` ? undefined : score
}

/** A new date that the match does not take, because its round has closed. */
export const missesDate = (match: MatchModel, before: Row, { stored, isHeard }: Pick<Given, 'stored' | 'isHeard'>) =>
  !isHeard &&
  match.isPostponed !== true &&
  match.report === undefined &&
  isInClosedRound(before, stored) &&
  Date.parse(before['starts_at'] as string) !== match.startsAtMs
