import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/connection/data-version.ts'
import { BY_SOURCE } from '#db/match/correction.ts'
import {
  abandon,
  award,
  leaveRound,
  makeOfficial,
  noteDecision,
  rememberNews,
  reschedule,
  takeMatchToDecide,
  tellDecision,
  type MatchToDecide,
} from '#db/match/decide-match.ts'
import { takeTurn, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { judgeDecision, type Decision, type DecisionError, type MatchFacts } from '#domain/match/decision.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isFinalScore } from '#domain/sport/outcome.ts'
import { decisionDigest } from './news-digest.ts'

export interface DecisionOfMatch {
  matchId: number
  decision: Decision
  reason: string
  by: string
}

export type DecisionRefusal = { kind: DecisionError | 'unknown_match' | 'impossible_score' | 'reason_missing' }

const factsOf = (match: MatchToDecide): MatchFacts => ({
  state: match.state,
  startsAtMs: match.startsAt.getTime(),
  hasDate: match.hasDate,
  score: match.score,
  round:
    match.deadlineAt && match.nextDeadlineAt
      ? { deadlineMs: match.deadlineAt.getTime(), nextDeadlineMs: match.nextDeadlineAt.getTime() }
      : null,
})

async function store(trx: Trx, match: MatchToDecide, decision: Decision): Promise<void> {
  const { id } = match
  switch (decision.kind) {
    case 'postponed':
      return reschedule(trx, id, { startsAt: match.lastDay, hasDate: false })
    case 'moved':
      return reschedule(trx, id, { startsAt: new Date(decision.startsAtMs), hasDate: true })
    case 'abandoned':
      return abandon(trx, id, match.now)
    case 'awarded':
      return match.state === 'final'
        ? makeOfficial(trx, id, decision.score)
        : award(trx, id, { score: decision.score, at: match.now })
  }
}

/** The turn is taken before. */
export async function decideIn(
  trx: Trx,
  { matchId, decision, reason, by }: DecisionOfMatch,
): Promise<Result<{ leftRound: boolean }, DecisionRefusal>> {
  const match = await takeMatchToDecide(trx, matchId)
  if (!match) return fail({ kind: 'unknown_match' })
  if (decision.kind === 'awarded' && !isFinalScore(match.sport, decision.score))
    return fail({ kind: 'impossible_score' })
  const judged = judgeDecision(factsOf(match), decision, match.now.getTime())
  if (!judged.ok) return fail({ kind: judged.error })
  if (judged.value.leavesRound) await leaveRound(trx, matchId)
  await store(trx, match, decision)
  await noteDecision(trx, { matchId, decision, reason, by, at: match.now })
  await tellDecision(trx, { matchId, roundId: match.roundId, kind: decision.kind, at: match.now })
  // Who follows the round reads all of it: players of a match that left it are found absent.
  await bumpVersion(trx, match.championshipId, 'match', 'round', 'market', 'pick')
  return ok({ leftRound: judged.value.leavesRound })
}

/** MT1 to MT5: decided by a person, who says why. */
export async function decideMatch(
  db: Kysely<Tables>,
  stated: DecisionOfMatch,
): Promise<Result<{ leftRound: boolean }, DecisionRefusal>> {
  const reason = stated.reason.trim()
  if (reason === '') return fail({ kind: 'reason_missing' })
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, { matchId: stated.matchId })
    return decideIn(trx, { ...stated, reason })
  })
}

/** The same from a source of matches. Stated again it changes nothing, not even what an operator has decided since. */
export async function applyDecision(
  db: Kysely<Tables>,
  matchId: number,
  decision: Decision,
): Promise<Result<{ leftRound: boolean }, DecisionRefusal>> {
  const digest = decisionDigest(decision)
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, { matchId })
    const known = await takeMatchToDecide(trx, matchId)
    if (known?.newsDigest === digest) return fail({ kind: 'nothing_changed' })
    const decided = await decideIn(trx, { matchId, decision, reason: '', by: BY_SOURCE })
    if (decided.ok) await rememberNews(trx, matchId, digest)
    return decided
  })
}
