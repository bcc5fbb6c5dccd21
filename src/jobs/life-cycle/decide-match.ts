import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import { BY_SOURCE, roundOfMatch } from '#db/match/correction.ts'
import {
  abandon,
  award,
  leaveRound,
  makeOfficial,
  noteDecision,
  rememberNews,
  reschedule,
  resume,
  returnToRound,
  selectMatchToDecideForUpdate,
  recordDecisionActivity,
  type MatchToDecide,
} from '#db/match/decide-match.ts'
import { keepStanding, standingToKeep } from '#db/match/take-back-decision.ts'
import { closeProposal, lockProposal } from '#db/match/match-proposal.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { wasPlayedOn, type Decision } from '#domain/match/decision.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { factsOf, judgeStated, type DecisionRefusal } from './judge-stated.ts'
import { decisionDigest } from './match-source.ts'

export interface DecisionOfMatch {
  matchId: number
  decision: Decision
  reason: string
  by: string
  /** The organiser who made the decision. */
  managerId?: number
  /** The proposal that this decision confirms (MT12), and the operator who confirms it. */
  proposal?: { id: number; by: number | null }
}

/** The last reported minute, unless a person knows it better. */
const minuteOf = (match: MatchToDecide, { minute }: Extract<Decision, { kind: 'abandoned' }>): number =>
  minute ?? match.minute

async function store(trx: Trx, match: MatchToDecide, decision: Decision): Promise<void> {
  const { id } = match
  switch (decision.kind) {
    case 'postponed':
      return reschedule(trx, id, { startsAt: match.lastDay, hasDate: false })
    case 'moved':
      return reschedule(trx, id, { startsAt: new Date(decision.startsAtMs), hasDate: true })
    case 'abandoned':
      return abandon(trx, id, { at: match.now, minute: minuteOf(match, decision) })
    case 'resumed':
      return resume(trx, id, decision.startsAtMs === null ? match.now : new Date(decision.startsAtMs))
    case 'awarded':
      return match.state === 'final'
        ? makeOfficial(trx, id, decision.score)
        : award(trx, id, { score: decision.score, at: match.now })
  }
}

/** The caller has locked the championship. */
export async function decideIn(
  trx: Trx,
  { matchId, decision, reason, by, managerId }: DecisionOfMatch,
): Promise<Result<{ leftRound: boolean }, DecisionRefusal>> {
  const match = await selectMatchToDecideForUpdate(trx, matchId)
  if (!match) return fail({ kind: 'unknown_match' })
  const judged = judgeStated(match, decision)
  if (!judged.ok) return judged
  const { leavesRound, returns } = judged.value
  if (leavesRound) await leaveRound(trx, matchId)
  if (returns) await returnToRound(trx, matchId)
  await store(trx, match, decision)
  const minute = decision.kind === 'abandoned' ? minuteOf(match, decision) : null
  await noteDecision(trx, { matchId, decision, minute, reason, by, managerId: managerId ?? null, at: match.now })
  const roundId = returns ? await roundOfMatch(trx, matchId) : match.roundId
  await recordDecisionActivity(trx, { matchId, roundId, kind: decision.kind, at: match.now })
  // Processes that follow the round read all of it: players of a match that left it are absent.
  await bumpVersion(trx, match.championshipId, 'match', 'round', 'market', 'pick')
  return ok({ leftRound: leavesRound })
}

/** MT13: returns an abandoned match to its round when its end is reported. The caller has locked the championship. */
export async function returnPlayed(trx: Trx, matchId: number): Promise<void> {
  const match = await selectMatchToDecideForUpdate(trx, matchId)
  if (!match || !wasPlayedOn(factsOf(match))) return
  await returnToRound(trx, matchId)
  await bumpVersion(trx, match.championshipId, 'round', 'market')
}

/** MT1, MT2, MT3, MT4, MT5, MT11: a person decides about a match, with a reason. */
export async function decideMatch(
  db: Kysely<Tables>,
  { proposal, ...stated }: DecisionOfMatch,
): Promise<Result<{ leftRound: boolean }, DecisionRefusal | { kind: 'not_waiting' }>> {
  const reason = stated.reason.trim()
  if (reason === '') return fail({ kind: 'reason_missing' })
  return db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { matchId: stated.matchId })
    // MT12: the proposal may no longer wait. This locks the match before the proposal, like a step that proposes.
    if (
      proposal &&
      !((await selectMatchToDecideForUpdate(trx, stated.matchId)) && (await lockProposal(trx, proposal.id)))
    )
      return fail({ kind: 'not_waiting' })
    const decided = await decideIn(trx, { ...stated, reason })
    if (decided.ok && proposal) await closeProposal(trx, { ...proposal, state: 'confirmed' })
    return decided
  })
}

/** Applies a decision of a source. Stating it again changes nothing, not even what an operator has decided since. */
export async function applyDecision(
  db: Kysely<Tables>,
  matchId: number,
  decision: Decision,
): Promise<Result<{ leftRound: boolean }, DecisionRefusal>> {
  const digest = decisionDigest(decision)
  return db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { matchId })
    const known = await selectMatchToDecideForUpdate(trx, matchId)
    return known?.newsDigest === digest ? fail({ kind: 'nothing_changed' }) : decideBySource(trx, matchId, decision)
  })
}

/** The caller has locked the championship. */
export async function decideBySource(
  trx: Trx,
  matchId: number,
  decision: Decision,
): Promise<Result<{ leftRound: boolean }, DecisionRefusal>> {
  const before = await standingToKeep(trx, matchId)
  const decided = await decideIn(trx, { matchId, decision, reason: '', by: BY_SOURCE })
  if (decided.ok && before) await keepStanding(trx, matchId, before)
  // What the match already is would otherwise stay due forever.
  if (decided.ok || decided.error.kind === 'nothing_changed') await rememberNews(trx, matchId, decisionDigest(decision))
  return decided
}
