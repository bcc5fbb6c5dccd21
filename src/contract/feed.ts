import * as z from 'zod'
import { FEED_KINDS, FEED_NOTES, FEED_PROBLEMS } from '#domain/feed/feed.ts'

const moment = z.int().nullable()

const problemSchema = z.object({
  kind: z.enum(FEED_PROBLEMS),
  value: z.string().meta({ description: 'A host, a status, what could not be read; empty where there is none' }),
})

export const operatorFeedsSchema = z
  .object({
    hosts: z.array(z.string()).meta({ description: 'Those that the configuration allows' }),
    feeds: z.array(
      z.object({
        slug: z.string(),
        name: z.string().meta({ description: 'Of its championship' }),
        kind: z.enum(FEED_KINDS),
        address: z.string(),
        isHeld: z.boolean(),
        askedAtMs: moment,
        succeededAtMs: moment,
        changedAtMs: moment,
        nextAtMs: z.int(),
        failures: z.int().meta({ description: 'One after the other, up to now' }),
        problem: problemSchema.nullable(),
      }),
    ),
    notes: z.array(
      z.object({
        id: z.int(),
        atMs: z.int(),
        championship: z.string(),
        kind: z.enum(FEED_NOTES),
        results: z.int().meta({ description: 'New or other ones' }),
        fixtures: z.int().meta({ description: 'New or moved ones' }),
        failures: z.int().meta({ description: 'How many came before it was back' }),
        problem: problemSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'OperatorFeeds', description: 'Where results come from by themselves, and how that goes' })
export type OperatorFeeds = z.infer<typeof operatorFeedsSchema>

export const feedRequestSchema = z
  .object({ kind: z.enum(FEED_KINDS), address: z.string().trim().max(300) })
  .meta({ id: 'FeedRequest', description: 'Who tells of the matches, and where' })
export type FeedRequest = z.infer<typeof feedRequestSchema>

export const FEED_STEPS = ['off', 'hold', 'resume', 'believe'] as const
export const feedStepSchema = z.object({ step: z.enum(FEED_STEPS) }).meta({ id: 'FeedStep' })
export type FeedStep = z.infer<typeof feedStepSchema>['step']

export const feedAgeSchema = z
  .object({
    heardAtMs: moment.meta({
      description: 'When the source answered last; null where no feed tells of this championship',
    }),
    isLate: z.boolean().meta({ description: 'That is longer ago than two polls' }),
  })
  .meta({ id: 'FeedAge', description: 'How old the numbers of a running championship are' })
export type FeedAge = z.infer<typeof feedAgeSchema>
