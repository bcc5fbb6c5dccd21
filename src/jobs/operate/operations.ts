import type { Kysely } from 'kysely'
import { setPace } from '#db/clock/clock.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import { advanceDeadline } from '#db/round/round.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Decision } from '#domain/match/decision.ts'
import { correctMatch, type Change } from '#jobs/life-cycle/correct-match.ts'
import { decideMatch } from '#jobs/life-cycle/decide-match.ts'
import type { LockOutcome } from '#jobs/life-cycle/lock-round.ts'
import type { Providers } from '#jobs/life-cycle/provider.ts'
import type { SettleOutcome } from '#jobs/life-cycle/settle-round.ts'
import { withdrawClub } from '#jobs/life-cycle/withdraw-club.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { stepsOf, type Aside } from '#jobs/steps.ts'

/** Null: on the command line. */
type By = number | null

/** RL6: what an operator may do by hand, from the command line or the screen. Each step is in the journal. */
export function createOperations(db: Kysely<Tables>, providers: Providers, aside?: Aside) {
  const steps = stepsOf(db, providers, { aside })
  return {
    /** The deadline of the market's round becomes this moment. A later round waits for its turn. */
    lockRound: (roundId: number, by: By) =>
      inJournal(
        db,
        { managerId: by, action: 'lock', detail: { roundId } },
        async () => {
          await advanceDeadline(db, roundId)
          const outcome = (await steps.lock_round(roundId)) as LockOutcome
          await queueDueWork(db, providers)
          return outcome
        },
        (outcome) => outcome,
      ),

    settleRound: (roundId: number, by: By) =>
      inJournal(
        db,
        { managerId: by, action: 'settle', detail: { roundId } },
        async () => {
          const outcome = (await steps.settle_round(roundId)) as SettleOutcome
          await queueDueWork(db, providers)
          return outcome
        },
        (outcome) => outcome,
      ),

    correctMatch: (
      { matchId, change, reason }: { matchId: number; change: Change; reason: string },
      by: By,
      as?: string,
    ) =>
      inJournal(
        db,
        { managerId: by, action: 'correct', detail: { matchId, change, reason } },
        async () => {
          const result = await correctMatch(db, { matchId, change, reason, by: as ?? 'operator' })
          await queueDueWork(db, providers)
          return result
        },
        (result) => (result.ok ? 'corrected' : result.error.kind),
      ),

    decideMatch: (
      { matchId, decision, reason }: { matchId: number; decision: Decision; reason: string },
      by: By,
      as?: string,
    ) =>
      inJournal(
        db,
        { managerId: by, action: 'decide', detail: { matchId, decision, reason } },
        async () => {
          const result = await decideMatch(db, { matchId, decision, reason, by: as ?? 'operator' })
          await queueDueWork(db, providers)
          return result
        },
        (result) => (result.ok ? 'decided' : result.error.kind),
      ),

    withdrawClub: ({ clubId, reason }: { clubId: number; reason: string }, by: By, as?: string) =>
      inJournal(
        db,
        { managerId: by, action: 'decide', detail: { clubId, reason } },
        async () => {
          const result = await withdrawClub(db, { clubId, reason, by: as ?? 'operator' })
          await queueDueWork(db, providers)
          return result
        },
        (result) => (result.ok ? 'decided' : result.error.kind),
      ),

    /** CP2: one that runs on real time keeps doing so. */
    setPace: ({ championshipId, pace }: { championshipId: ChampionshipId; pace: number }, by: By) =>
      inJournal(
        db,
        { managerId: by, action: 'pace', detail: { championshipId, pace } },
        async () => {
          const isPaced = await setPace(db, championshipId, pace)
          await queueDueWork(db, providers)
          return isPaced ? 'set' : 'real_time'
        },
        (outcome) => outcome,
      ),
  }
}
