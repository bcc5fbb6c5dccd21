import type { Kysely } from 'kysely'
import {
  creditedGoals,
  noteCorrection,
  playerOfMatch,
  roundOfMatch,
  storeScore,
  storeScouts,
} from '#db/match/correction.ts'
import { ruleSetNamed } from '#db/championship/rule-sets.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { takeMatch } from '#db/pick/settle-picks.ts'
import { goalsLeftOver } from '#domain/match/goals-left-over.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { SCOUTS, type Scout } from '#domain/scoring/scouts.ts'
import { isFinalScore, type Score } from '#domain/sport/outcome.ts'
import type { Position } from '#domain/sport/position.ts'
import { settleAgain } from './settle-again.ts'

export type Change =
  | { kind: 'score'; score: Score }
  | { kind: 'scouts'; playerId: number; scouts: Partial<Record<Scout, number>> }

export interface Correction {
  matchId: number
  change: Change
  reason: string
  by: string
}

export type CorrectionError =
  | { kind: 'unknown_match' }
  | { kind: 'not_final' }
  | { kind: 'impossible_score' }
  | { kind: 'goals_left_over'; side: 'home' | 'away' }
  | { kind: 'player_not_in_match' }
  | { kind: 'unknown_scout'; scout: string }
  | { kind: 'bad_count'; scout: string }
  | { kind: 'reason_missing' }
  | { kind: 'nothing_changed' }

type Applied = Result<{ old: unknown; new: unknown }, CorrectionError>

async function changeScore(trx: Trx, { matchId, score }: { matchId: number; score: Score }): Promise<Applied> {
  const match = await takeMatch(trx, matchId)
  if (!match) return fail({ kind: 'unknown_match' })
  if (!isFinalScore(match.sport, score)) return fail({ kind: 'impossible_score' })
  if (match.homeScore === score.home && match.awayScore === score.away) return fail({ kind: 'nothing_changed' })
  const from = { home: match.homeScore ?? 0, away: match.awayScore ?? 0 }
  const side = goalsLeftOver({ from, to: score, told: await creditedGoals(trx, matchId) })
  if (side) return fail({ kind: 'goals_left_over', side })
  await storeScore(trx, matchId, score)
  return ok({ old: { score: { home: match.homeScore, away: match.awayScore } }, new: { score } })
}

async function changeScouts(trx: Trx, matchId: number, change: Extract<Change, { kind: 'scouts' }>): Promise<Applied> {
  for (const [scout, count] of Object.entries(change.scouts)) {
    if (!(SCOUTS as readonly string[]).includes(scout)) return fail({ kind: 'unknown_scout', scout })
    if (!Number.isInteger(count) || count < 0 || count > 99) return fail({ kind: 'bad_count', scout })
  }
  const player = await playerOfMatch(trx, matchId, change.playerId)
  if (!player) return fail({ kind: 'player_not_in_match' })
  const merged = Object.entries({ ...player.scouts, ...change.scouts }).filter(([, count]) => count > 0)
  const scouts = Object.fromEntries(merged)
  const rules = await ruleSetNamed(trx, player.rules)
  const pointTenths = playerPointTenths({ position: player.position as Position, scouts }, rules)
  const old = { playerId: change.playerId, scouts: player.scouts, pointTenths: player.pointTenths }
  const next = { playerId: change.playerId, scouts, pointTenths }
  const sorted = (counts: Record<string, number>) =>
    JSON.stringify(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (sorted(player.scouts) === sorted(scouts)) return fail({ kind: 'nothing_changed' })
  await storeScouts(trx, { matchId, playerId: change.playerId, scouts, pointTenths })
  return ok({ old, new: next })
}

class Refused extends Error {
  readonly reason: CorrectionError
  constructor(reason: CorrectionError) {
    super(reason.kind)
    this.reason = reason
  }
}

/** RL5: corrects a finished match and settles what followed from it again; the journal says what, why and who. */
export async function correctMatch(
  db: Kysely<Tables>,
  { matchId, change, reason, by }: Correction,
): Promise<Result<{ correctionId: number }, CorrectionError>> {
  if (reason.trim() === '') return fail({ kind: 'reason_missing' })
  try {
    return await db.transaction().execute(async (trx) => {
      await lockChampionship(trx, { matchId })
      const match = await takeMatch(trx, matchId)
      if (!match) throw new Refused({ kind: 'unknown_match' })
      if (match.state !== 'final') throw new Refused({ kind: 'not_final' })
      const applied =
        change.kind === 'score'
          ? await changeScore(trx, { matchId, score: change.score })
          : await changeScouts(trx, matchId, change)
      if (!applied.ok) throw new Refused(applied.error)
      const roundId = await roundOfMatch(trx, matchId)
      const correctionId = await noteCorrection(trx, { matchId, roundId, ...applied.value, reason: reason.trim(), by })
      await settleAgain(trx, { ...match, roundId }, correctionId)
      return ok({ correctionId })
    })
  } catch (error) {
    if (error instanceof Refused) return fail(error.reason)
    throw error
  }
}
