import type { Kysely } from 'kysely'
import {
  goalsTold,
  noteCorrection,
  playerOfMatch,
  playersOfOurReport,
  roundOfMatch,
  storeScore,
  storeScouts,
} from '#db/match/correction.ts'
import type { Trx } from '#db/round/round.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { takeMatch } from '#db/pick/settle-picks.ts'
import { goalsLeftOver } from '#domain/match/goals-left-over.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { followScore } from '#domain/scoring/follow-score.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { SCOUTS, type Scout } from '#domain/scoring/scouts.ts'
import { isFinalScore, type Score } from '#domain/sport/outcome.ts'
import type { Position } from '#domain/sport/position.ts'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import { rulesFor } from './score-players.ts'
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

interface Trace {
  old: unknown
  new: unknown
}

/** What was asked for comes first, then what follows from it. */
type Applied = Result<readonly [Trace, ...Trace[]], CorrectionError>

/** RL7: where we count the scouts ourselves, those that follow from the score follow the corrected one. */
async function changeFollowing(trx: Trx, matchId: number, score: Score): Promise<Trace[]> {
  const players = await playersOfOurReport(trx, matchId)
  const before = new Map(players.map((player) => [player.playerId, player]))
  const known = players.map((player) => ({
    ...player,
    position: player.position as Position,
    side: player.isHome ? ('home' as const) : ('away' as const),
  }))
  const traces: Trace[] = []
  for (const { playerId, position, scouts, rules } of followScore(known, score)) {
    const pointTenths = playerPointTenths({ position, scouts }, rulesFor(rules))
    await storeScouts(trx, { matchId, playerId, scouts, pointTenths })
    const old = before.get(playerId)
    traces.push({
      old: { playerId, scouts: old?.scouts, pointTenths: old?.pointTenths },
      new: { playerId, scouts, pointTenths },
    })
  }
  return traces
}

async function changeScore(trx: Trx, { matchId, score }: { matchId: number; score: Score }): Promise<Applied> {
  const match = await takeMatch(trx, matchId)
  if (!match) return fail({ kind: 'unknown_match' })
  if (!isFinalScore(match.sport, score)) return fail({ kind: 'impossible_score' })
  if (match.homeScore === score.home && match.awayScore === score.away) return fail({ kind: 'nothing_changed' })
  const from = { home: match.homeScore ?? 0, away: match.awayScore ?? 0 }
  const side = goalsLeftOver({ from, to: score, told: await goalsTold(trx, matchId) })
  if (side) return fail({ kind: 'goals_left_over', side })
  await storeScore(trx, matchId, score)
  const trace = { old: { score: { home: match.homeScore, away: match.awayScore } }, new: { score } }
  const following = isFantasySport(match.sport) ? await changeFollowing(trx, matchId, match.extraTime ?? score) : []
  return ok([trace, ...following])
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
  const pointTenths = playerPointTenths({ position: player.position as Position, scouts }, rulesFor(player.rules))
  const old = { playerId: change.playerId, scouts: player.scouts, pointTenths: player.pointTenths }
  const next = { playerId: change.playerId, scouts, pointTenths }
  const sorted = (counts: Record<string, number>) =>
    JSON.stringify(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (sorted(player.scouts) === sorted(scouts)) return fail({ kind: 'nothing_changed' })
  await storeScouts(trx, { matchId, playerId: change.playerId, scouts, pointTenths })
  return ok([{ old, new: next }])
}

class Refused extends Error {
  readonly reason: CorrectionError
  constructor(reason: CorrectionError) {
    super(reason.kind)
    this.reason = reason
  }
}

/** RL5: a finished match is put right, what followed from it is settled again, and the trace says what, why and who. */
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
      const [asked, ...following] = applied.value
      const note = (trace: Trace) => noteCorrection(trx, { matchId, roundId, ...trace, reason: reason.trim(), by })
      const correctionId = await note(asked)
      for (const trace of following) await note(trace)
      await settleAgain(trx, { ...match, roundId }, correctionId)
      return ok({ correctionId })
    })
  } catch (error) {
    if (error instanceof Refused) return fail(error.reason)
    throw error
  }
}
