import * as z from 'zod'
import { DECISION_KINDS } from '#domain/match/decision.ts'
import { FASTEST_PACE } from '#domain/round/pace.ts'
import { ROUND_STATES } from '#domain/round/round.ts'
import { SCOUTS } from '#domain/scoring/scouts.ts'
import { MATCH_STATES } from '#domain/match/match-state.ts'
import { afterIdQuery, pageShape } from './paging.ts'
import { rowId } from './row-id.ts'

const counts = z.record(z.string(), z.int())

export const operatorWorldSchema = z
  .object({
    managers: z.int(),
    leagues: z.int(),
    picks: z.int(),
    settledPicks: z.int(),
    players: z.int(),
    lineups: z.int(),
    matches: counts.meta({ description: 'Number of matches in each sport' }),
    rounds: counts.meta({ description: 'Number of rounds in each state' }),
  })
  .meta({ id: 'OperatorWorld', description: 'How much data is stored' })

const journalEntrySchema = z.object({
  id: z.int(),
  atMs: z.int(),
  managerId: z.int().nullable().meta({ description: 'Null if it was done on the command line' }),
  manager: z.string().nullable(),
  action: z.enum(['lock', 'settle', 'correct', 'decide', 'pace', 'championship']),
  roundId: z.int().nullable(),
  roundNumber: z.int().nullable(),
  matchId: z.int().nullable(),
  clubs: z.tuple([z.string(), z.string()]).nullable().meta({ description: 'The home club, then the away club' }),
  score: z.object({ home: z.int(), away: z.int() }).nullable().meta({ description: 'The score after the correction' }),
  player: z.string().nullable().meta({ description: 'The player whose scouts were corrected' }),
  reason: z.string().nullable(),
  pace: z.number().nullable(),
  championship: z.string().nullable().meta({ description: 'The championship whose clock or settings were changed' }),
  files: z.array(z.string()).nullable().meta({ description: 'Names of the files that were imported' }),
  isUndo: z.boolean().meta({ description: 'True if an import was undone' }),
  decision: z.enum(DECISION_KINDS).nullable().meta({ description: 'What was decided about the match' }),
  outcome: z.string().nullable().meta({ description: 'Null if the end of the step was not recorded' }),
})
export type OperatorJournalEntry = z.infer<typeof journalEntrySchema>

export const operatorJournalQuery = z.object({ ...afterIdQuery({ usual: 20, most: 100 }) })
export const operatorJournalSchema = z
  .object(pageShape(journalEntrySchema, 'Newest first'))
  .meta({ id: 'OperatorJournal', description: 'What operators and organisers did' })
export type OperatorJournal = z.infer<typeof operatorJournalSchema>

const failingJobSchema = z.object({
  id: z.int(),
  task: z.string(),
  subjectId: z
    .int()
    .meta({ description: 'The id of its round, match or championship, depending on the task; 0: it has none' }),
  attempts: z.int(),
  error: z.string(),
  nextTryAtMs: z.int().nullable().meta({ description: 'Null: it is not tried again' }),
})
export const failingJobsQuery = z.object({ ...afterIdQuery({ usual: 20, most: 100 }) })
export const failingJobsSchema = z.object(pageShape(failingJobSchema, 'Newest first')).meta({ id: 'FailingJobs' })

export const operatorOverviewSchema = z
  .object({
    gameNowMs: z.int(),
    pace: z.number(),
    currentRoundId: z.int().nullable().meta({ description: 'The first round that is not settled' }),
    work: z.object({
      waiting: z.int(),
      nextAtMs: z.int().nullable(),
      failing: z.int().meta({ description: 'How many jobs failed; GET /api/operator/jobs lists them' }),
    }),
    backups: z.object({
      keep: z.int().meta({ description: 'How many backups are kept; 0: none is taken' }),
      nextAtMs: z.int().nullable(),
      last: z.object({ atMs: z.int(), bytes: z.int(), file: z.string(), host: z.string() }).nullable(),
      failure: z
        .object({ atMs: z.int(), reason: z.string() })
        .nullable()
        .meta({ description: 'The failure of the newest backup; null if it succeeded' }),
    }),
  })
  .meta({ id: 'OperatorOverview', description: 'The clock, the queue of work and the backups' })
export type OperatorOverview = z.infer<typeof operatorOverviewSchema>

const moment = z.int().nullable()

export const operatorRoundSchema = z
  .object({
    id: z.int(),
    season: z.int(),
    number: z.int(),
    state: z.enum(ROUND_STATES),
    deadlineAtMs: z.int(),
    lockedAtMs: moment,
    liveAtMs: moment,
    endsAtMs: z.int(),
    settledAtMs: moment,
    settlements: z.int(),
    lineups: z.int(),
    previousId: z.int().nullable(),
    nextId: z.int().nullable(),
    canLock: z.boolean().meta({ description: 'True if it is the round of the open market' }),
    canSettle: z
      .boolean()
      .meta({ description: 'True if it is locked, all its matches are final, and it is not settled yet' }),
    matches: z.array(
      z.object({
        id: z.int(),
        startsAtMs: z.int(),
        home: z.string(),
        away: z.string(),
        state: z.enum(MATCH_STATES),
        score: z.object({ home: z.int(), away: z.int() }).nullable(),
        corrections: z.int(),
      }),
    ),
  })
  .meta({ id: 'OperatorRound', description: 'A round with its steps and its matches' })
export type OperatorRound = z.infer<typeof operatorRoundSchema>

const goals = z.int().min(0).max(999)
export const correctionRequestSchema = z
  .object({
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('score'), score: z.object({ home: goals, away: goals }) }),
      z.object({
        kind: z.literal('scouts'),
        playerId: rowId,
        scouts: z.partialRecord(z.enum(SCOUTS), z.int().min(0).max(99)),
      }),
    ]),
    reason: z.string().max(300),
  })
  .meta({ id: 'CorrectionRequest', description: 'The right values and the reason' })
export type CorrectionRequest = z.infer<typeof correctionRequestSchema>

const kickOff = z.int().positive().max(8_640_000_000_000_000)
const decisionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('postponed') }),
  z.object({ kind: z.literal('moved'), startsAtMs: kickOff }),
  z.object({
    kind: z.literal('abandoned'),
    minute: z
      .int()
      .min(0)
      .max(120)
      .optional()
      .meta({ description: 'The minute in which it stopped; without it, the last one reported' }),
  }),
  z.object({ kind: z.literal('awarded'), score: z.object({ home: goals, away: goals }) }),
  z.object({
    kind: z.literal('resumed'),
    startsAtMs: kickOff.nullable().meta({ description: 'Null: it resumes now' }),
  }),
])

export const decisionRequestSchema = z.object({ decision: decisionSchema, reason: z.string().max(300) }).meta({
  id: 'DecisionRequest',
  description: 'A decision about a match besides its play (MT1, MT2, MT3, MT4, MT5, MT11), and the reason',
})
export type DecisionRequest = z.infer<typeof decisionRequestSchema>

export const decisionAnswerSchema = z
  .object({
    outcome: z.enum(['decided', 'proposed']).meta({
      description: 'proposed: the decision waits for an operator, because the championship counts globally (MT12)',
    }),
  })
  .meta({ id: 'DecisionAnswer' })

const proposalSchema = z
  .object({
    id: z.int(),
    matchId: z.int(),
    home: z.string(),
    away: z.string(),
    championship: z.string(),
    managerId: z.int(),
    manager: z.string(),
    decision: decisionSchema,
    reason: z.string(),
    atMs: z.int(),
    state: z.enum(['waiting', 'confirmed', 'refused', 'replaced', 'withdrawn']),
  })
  .meta({ id: 'DecisionProposal', description: 'A decision about a match that an organiser proposes (MT12)' })
export type ProposalView = z.infer<typeof proposalSchema>

export const proposalsQuery = z.object({ ...afterIdQuery({ usual: 20, most: 100 }) })
export const proposalsSchema = z
  .object(pageShape(proposalSchema, 'The longest wait first'))
  .meta({ id: 'DecisionProposals' })
export type Proposals = z.infer<typeof proposalsSchema>

export const proposalVerdictSchema = z.object({ isConfirmed: z.boolean() }).meta({ id: 'ProposalVerdict' })

export const organiserAnswerSchema = z
  .object({
    organiser: z
      .object({
        hasDesk: z.boolean(),
        needsOperator: z.boolean().meta({ description: 'True if my decisions wait for an operator (MT12)' }),
        heldTaps: z.int().meta({ description: 'Number of taps at the desk that wait for an organiser (DK14)' }),
        proposal: proposalSchema.nullable().meta({ description: 'The newest proposal' }),
      })
      .nullable()
      .meta({ description: 'Null if I neither organise the match nor operate the server' }),
  })
  .meta({ id: 'OrganiserAnswer', description: 'What organisers can do with a match' })
export type OrganiserAnswer = z.infer<typeof organiserAnswerSchema>

export const worldRequestSchema = z
  .object({ size: z.enum(['full', 'small']).meta({ description: 'full: 52,000 managers; small: 520' }) })
  .meta({ id: 'WorldRequest' })
export type WorldRequest = z.infer<typeof worldRequestSchema>

export const worldStepSchema = z
  .object({ share: z.number().min(0).max(1) })
  .meta({ id: 'WorldStep', description: 'How much of the sample world has been created, from 0 to 1' })
export type WorldStep = z.infer<typeof worldStepSchema>

export const paceSchema = z.object({ pace: z.number().positive().max(FASTEST_PACE) }).meta({ id: 'Pace' })

export const auditFindingSchema = z
  .object({ id: z.string(), wrong: z.int(), example: z.string().nullable() })
  .meta({ id: 'AuditFinding', description: 'A check of the stored data: how many rows are wrong, and one of them' })
export type AuditFinding = z.infer<typeof auditFindingSchema>
