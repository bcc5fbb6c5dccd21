import type { Kysely } from 'kysely'
import { setPace } from '#db/clock/clock.ts'
import { closeProposal, proposalById } from '#db/match/match-proposal.ts'
import { inJournal, type ActionNote } from '#db/operator/operator-journal.ts'
import { advanceDeadline } from '#db/round/round.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Tables } from '#db/schema/schema.ts'
import { fail } from '#domain/result.ts'
import { correctMatch, type Change } from '#jobs/life-cycle/correct-match.ts'
import { decideMatch, type DecisionOfMatch } from '#jobs/life-cycle/decide-match.ts'
import { proposeDecision } from '#jobs/life-cycle/propose-decision.ts'
import type { LockOutcome } from '#jobs/life-cycle/lock-round.ts'
import type { Providers } from '#jobs/life-cycle/provider.ts'
import type { SettleOutcome } from '#jobs/life-cycle/settle-round.ts'
import { withdrawClub } from '#jobs/life-cycle/withdraw-club.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { stepsOf, type Aside } from '#jobs/steps.ts'

/** The person who acts; null: somebody on the command line. */
type By = number | null

type Stated = Pick<DecisionOfMatch, 'matchId' | 'decision' | 'reason'>

/**
 * RL6: what an operator may do by hand, from the command line or the screen. The journal has all these steps. An answer
 * to an unknown proposal is no step.
 */
export function createOperations(db: Kysely<Tables>, providers: Providers, aside?: Aside) {
  const steps = stepsOf(db, providers, { aside })
  const noteOf = ({ matchId, decision, reason }: Stated, by: By, proposalId?: number): ActionNote => ({
    managerId: by,
    action: 'decide',
    detail: { matchId, decision, reason, proposalId },
  })
  const decide = (decision: DecisionOfMatch, by: By) =>
    inJournal(
      db,
      noteOf(decision, by, decision.proposal?.id),
      async () => {
        const result = await decideMatch(db, decision)
        await queueDueWork(db, providers)
        return result
      },
      (result) => (result.ok ? 'decided' : result.error.kind),
    )
  return {
    /** The deadline of the market's round becomes this moment. Later rounds wait for their turn. */
    lockRound: (roundId: number, by: By) =>
      inJournal(
        db,
        { managerId: by, action: 'lock', detail: { roundId } },
        async () => {
          const isMoved = await advanceDeadline(db, roundId)
          const outcome = (await steps.lock_round(roundId)) as LockOutcome
          await queueDueWork(db, providers)
          // The worker looks for deadlines every second: it may lock the round whose deadline we have just moved.
          return isMoved && outcome === 'already' ? 'locked' : outcome
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

    decideMatch: (stated: Stated, by: By, as?: string) => decide({ ...stated, by: as ?? 'operator' }, by),

    /** MT12: an organiser decides, under their own name. */
    decideAsOrganiser: (stated: Stated, by: number) => decide({ ...stated, by: 'organiser', managerId: by }, by),

    proposeDecision: (stated: Stated, by: number) =>
      inJournal(
        db,
        noteOf(stated, by),
        () => proposeDecision(db, { ...stated, managerId: by }),
        (result) => (result.ok ? 'proposed' : result.error.kind),
      ),

    /** MT12: it is the organiser's decision; the journal records the operator's step. */
    confirmProposal: async (proposalId: number, by: By) => {
      const proposal = await proposalById(db, proposalId)
      if (!proposal) return fail({ kind: 'not_waiting' as const })
      const { matchId, decision, reason, managerId } = proposal
      return decide({ matchId, decision, reason, by: 'organiser', managerId, proposal: { id: proposalId, by } }, by)
    },

    refuseProposal: async (proposalId: number, by: By) => {
      const proposal = await proposalById(db, proposalId)
      if (!proposal) return false
      return inJournal(
        db,
        noteOf(proposal, by, proposalId),
        () => closeProposal(db, { id: proposalId, state: 'refused', by }),
        (isRefused) => (isRefused ? 'proposal_refused' : 'not_waiting'),
      )
    },

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

    /** CP2: a championship on real time stays on it. */
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
