import * as z from 'zod'
import { afterIdQuery, pageShape } from './paging.ts'
import { FEED_KINDS, FEED_NOTES, FEED_PROBLEMS } from '#domain/feed/feed.ts'

const moment = z.int().nullable()

const problemSchema = z.object({
  kind: z.enum(FEED_PROBLEMS),
  value: z
    .string()
    .meta({ description: 'A host, a status code or the text that could not be read; empty if there is none' }),
})

export const operatorFeedsSchema = z
  .object({
    hosts: z.array(z.string()).meta({ description: 'The hosts that the configuration allows' }),
    feeds: z.array(
      z.object({
        slug: z.string(),
        name: z.string().meta({ description: 'Name of the championship' }),
        kind: z.enum(FEED_KINDS),
        address: z.string(),
        isHeld: z.boolean(),
        askedAtMs: moment,
        succeededAtMs: moment,
        changedAtMs: moment,
        nextAtMs: z.int(),
        failures: z.int().meta({ description: 'Number of failures in a row up to now' }),
        problem: problemSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'OperatorFeeds', description: 'The feeds that bring results automatically, and how they work' })
export type OperatorFeeds = z.infer<typeof operatorFeedsSchema>

const feedNoteSchema = z.object({
  id: z.int(),
  atMs: z.int(),
  championship: z.string(),
  kind: z.enum(FEED_NOTES),
  results: z.int().meta({ description: 'Number of new or changed results' }),
  fixtures: z.int().meta({ description: 'Number of new or moved matches' }),
  failures: z.int().meta({ description: 'Number of failures before the feed worked again' }),
  problem: problemSchema.nullable(),
})
export const feedNotesQuery = z.object({ ...afterIdQuery({ usual: 20, most: 100 }) })
export const feedNotesSchema = z
  .object(pageShape(feedNoteSchema, 'Newest first'))
  .meta({ id: 'FeedNotes', description: 'What happened to the feeds of this server' })
export type FeedNotes = z.infer<typeof feedNotesSchema>

export const feedRequestSchema = z
  .object({ kind: z.enum(FEED_KINDS), address: z.string().trim().max(300) })
  .meta({ id: 'FeedRequest', description: 'The source of the matches and its address' })
export type FeedRequest = z.infer<typeof feedRequestSchema>

export const FEED_STEPS = ['off', 'hold', 'resume', 'believe'] as const
export const feedStepSchema = z.object({ step: z.enum(FEED_STEPS) }).meta({ id: 'FeedStep' })
export type FeedStep = z.infer<typeof feedStepSchema>['step']

export const feedAgeSchema = z
  .object({
    heardAtMs: moment.meta({
      description:
        'When the source last answered, or when the feed was turned on; null if the championship has no active feed',
    }),
    isLate: z.boolean().meta({ description: 'True if that is longer ago than two polls' }),
  })
  .meta({ id: 'FeedAge', description: 'How old the news from the feed of a championship is' })
export type FeedAge = z.infer<typeof feedAgeSchema>
