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
    matches: counts.meta({ description: 'By sport' }),
    rounds: counts.meta({ description: 'By state' }),
  })
  .meta({ id: 'OperatorWorld', description: 'How much is stored' })

const journalEntrySchema = z.object({
  id: z.int(),
  atMs: z.int(),
  managerId: z.int().nullable().meta({ description: 'Null: on the command line' }),
  manager: z.string().nullable(),
  action: z.enum(['lock', 'settle', 'correct', 'decide', 'pace', 'championship']),
  roundId: z.int().nullable(),
  roundNumber: z.int().nullable(),
  matchId: z.int().nullable(),
  clubs: z.tuple([z.string(), z.string()]).nullable().meta({ description: 'Home and away' }),
  score: z.object({ home: z.int(), away: z.int() }).nullable().meta({ description: 'As corrected' }),
  player: z.string().nullable().meta({ description: 'Whose scouts were corrected' }),
  reason: z.string().nullable(),
  pace: z.number().nullable(),
  championship: z.string().nullable().meta({ description: 'Whose time or facts were changed' }),
  files: z.array(z.string()).nullable().meta({ description: 'Names of the files that were imported' }),
  isUndo: z.boolean().meta({ description: 'An import was taken back' }),
  decision: z.enum(DECISION_KINDS).nullable().meta({ description: 'What was decided about the match' }),
  outcome: z.string().nullable().meta({ description: 'Null when nobody saw the end of it' }),
})
export type OperatorJournalEntry = z.infer<typeof journalEntrySchema>

export const operatorJournalQuery = z.object({ ...afterIdQuery({ usual: 20, most: 100 }) })
export const operatorJournalSchema = z
  .object(pageShape(journalEntrySchema, 'Newest first'))
  .meta({ id: 'OperatorJournal', description: 'What operators and organisers did' })
export type OperatorJournal = z.infer<typeof operatorJournalSchema>

export const operatorOverviewSchema = z
  .object({
    gameNowMs: z.int(),
    pace: z.number(),
    currentRoundId: z.int().nullable().meta({ description: 'The first round that is not settled' }),
    work: z.object({
      waiting: z.int(),
      nextAtMs: z.int().nullable(),
      failing: z.array(
        z.object({
          task: z.string(),
          subjectId: z.int(),
          attempts: z.int(),
          error: z.string(),
          nextTryAtMs: z.int().nullable(),
        }),
      ),
    }),
    backups: z.object({
      keep: z.int().meta({ description: '0: none is taken' }),
      nextAtMs: z.int().nullable(),
      last: z.object({ atMs: z.int(), bytes: z.int(), file: z.string(), host: z.string() }).nullable(),
      failure: z
        .object({ atMs: z.int(), reason: z.string() })
        .nullable()
        .meta({ description: 'Of the newest try, if it failed' }),
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
    canLock: z.boolean().meta({ description: "It is the market's round" }),
    canSettle: z.boolean().meta({ description: 'Locked, all matches final, not settled yet' }),
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
  .meta({ id: 'CorrectionRequest', description: 'What is right, and why' })
export type CorrectionRequest = z.infer<typeof correctionRequestSchema>

const kickOff = z.int().positive().max(8_640_000_000_000_000)
const decisionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('postponed') }),
  z.object({ kind: z.literal('moved'), startsAtMs: kickOff }),
  z.object({
    kind: z.literal('abandoned'),
    minute: z.int().min(0).max(120).optional().meta({ description: 'In which it stopped; else the last one told' }),
  }),
  z.object({ kind: z.literal('awarded'), score: z.object({ home: goals, away: goals }) }),
  z.object({
    kind: z.literal('resumed'),
    startsAtMs: kickOff.nullable().meta({ description: 'Null: now' }),
  }),
])

export const decisionRequestSchema = z.object({ decision: decisionSchema, reason: z.string().max(300) }).meta({
  id: 'DecisionRequest',
  description: 'What was decided about a match beside its play (MT1, MT2, MT3, MT4, MT5, MT11), and why',
})
export type DecisionRequest = z.infer<typeof decisionRequestSchema>

export const decisionAnswerSchema = z
  .object({
    outcome: z
      .enum(['decided', 'proposed'])
      .meta({ description: 'Proposed: it waits for an operator, because the championship counts globally (MT12)' }),
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
  .meta({ id: 'DecisionProposal', description: 'What an organiser wants to decide about a match (MT12)' })
export type ProposalView = z.infer<typeof proposalSchema>

export const proposalsSchema = z.object({ proposals: z.array(proposalSchema) }).meta({ id: 'DecisionProposals' })
export type Proposals = z.infer<typeof proposalsSchema>

export const proposalVerdictSchema = z.object({ isConfirmed: z.boolean() }).meta({ id: 'ProposalVerdict' })

export const organiserAnswerSchema = z
  .object({
    organiser: z
      .object({
        hasDesk: z.boolean(),
        needsOperator: z.boolean().meta({ description: 'What the asker decides waits for an operator (MT12)' }),
        heldTaps: z.int().meta({ description: 'What waits at the desk for an organiser (DK14)' }),
        proposal: proposalSchema.nullable().meta({ description: 'The newest one' }),
      })
      .nullable()
      .meta({ description: 'Null for everybody who neither organises the match nor runs the server' }),
  })
  .meta({ id: 'OrganiserAnswer', description: 'What organisers can do with a match' })
export type OrganiserAnswer = z.infer<typeof organiserAnswerSchema>

export const worldRequestSchema = z
  .object({ size: z.enum(['full', 'small']).meta({ description: 'With 52,000 managers, or with 520' }) })
  .meta({ id: 'WorldRequest' })
export type WorldRequest = z.infer<typeof worldRequestSchema>

export const worldStepSchema = z
  .object({ share: z.number().min(0).max(1) })
  .meta({ id: 'WorldStep', description: 'How much of the sample world is made, 0 to 1' })
export type WorldStep = z.infer<typeof worldStepSchema>

export const paceSchema = z.object({ pace: z.number().positive().max(FASTEST_PACE) }).meta({ id: 'Pace' })

export const auditFindingSchema = z
  .object({ id: z.string(), wrong: z.int(), example: z.string().nullable() })
  .meta({ id: 'AuditFinding', description: 'One check: how many rows do not agree, and one of them' })
export type AuditFinding = z.infer<typeof auditFindingSchema>
