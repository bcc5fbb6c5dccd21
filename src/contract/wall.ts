import * as z from 'zod'
import { REACTIONS, REPORT_REASONS, VERDICTS } from '#domain/wall/wall-kinds.ts'
import { afterIdQuery, pageShape, positionQuery } from './paging.ts'
import { rowId } from './row-id.ts'

export const WALL_PAGE = 30
/** The count of unread messages stops here. */
export const MOST_UNREAD = 100

const personSchema = z.object({ managerId: z.int(), name: z.string() })

const newsSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('round'),
      number: z.int(),
      leader: z.string(),
      tookLead: z.boolean().meta({ description: 'True if the leader was not first before the round' }),
      passedYou: z.array(z.string()).meta({ description: 'Names of the people who passed me in this round' }),
      youPassed: z.array(z.string()),
    }),
    z.object({ kind: z.literal('champion'), name: z.string() }),
  ])
  .meta({ id: 'WallNews', description: 'News of the game: a settled round or a champion' })
export type WallNews = z.infer<typeof newsSchema>

const GONE = ['author', 'owner', 'operator', 'blocked'] as const

const reactionCountSchema = z.object({ reaction: z.enum(REACTIONS), count: z.int(), isMine: z.boolean() })

export const wallMessageSchema = z
  .object({
    id: z.int(),
    atMs: z.int(),
    author: personSchema.extend({ avatarSeed: z.string(), isMuted: z.boolean() }).nullable(),
    text: z.string().nullable(),
    gone: z
      .enum(GONE)
      .nullable()
      .meta({ description: 'Why there is no text: who deleted it, or `blocked` if I have blocked its author' }),
    named: z.array(personSchema),
    replyTo: z.object({ id: z.int(), name: z.string(), text: z.string().nullable() }).nullable(),
    reactions: z.array(reactionCountSchema),
    mayDelete: z.boolean(),
    matchSeq: z
      .int()
      .nullable()
      .meta({ description: 'Number of the last event of the match when the message was written' }),
    news: newsSchema.nullable().meta({ description: 'Set if the game wrote this line, not a person' }),
  })
  .meta({ id: 'WallMessage' })
export type WallMessage = z.infer<typeof wallMessageSchema>

export const WRITE_BARS = ['wall_off', 'sign_in_needed', 'members_only', 'save_first', 'muted'] as const

export const wallPageSchema = z
  .object({
    isOff: z.boolean(),
    writeBar: z.enum(WRITE_BARS).nullable().meta({ description: 'Why I may not write here; null if I may' }),
    isOwner: z.boolean(),
    ...pageShape(wallMessageSchema, 'The newest messages, in order of time; the next page has older ones'),
    seenId: z.int().nullable().meta({ description: 'Id of the last message that I have read here' }),
    unread: z.int().meta({ description: `Number of unread messages, at most ${MOST_UNREAD}` }),
  })
  .meta({ id: 'WallPage' })
export type WallPage = z.infer<typeof wallPageSchema>

export const wallQuerySchema = z.object({
  ...afterIdQuery({ usual: WALL_PAGE, most: WALL_PAGE }),
})

export const newMessageSchema = z
  .object({
    // Longer than the rule allows: the rule itself refuses the text, with a sentence that people understand.
    text: z.string().max(4_000),
    replyTo: rowId.nullable().default(null),
  })
  .meta({ id: 'NewMessage' })

export const wallReadSchema = z.object({ seenId: rowId }).meta({ id: 'WallRead' })
export const wallSwitchSchema = z.object({ isOff: z.boolean() }).meta({ id: 'WallSwitch' })
export const reportRequestSchema = z.object({ reason: z.enum(REPORT_REASONS) }).meta({ id: 'MessageReport' })
export const reactionSchema = z.enum(REACTIONS)

export const unreadWallsSchema = z
  .object({ leagues: z.array(z.object({ leagueId: z.int(), unread: z.int() })) })
  .meta({ id: 'UnreadWalls', description: 'My leagues with unread messages' })

export const reportedMessageSchema = z
  .object({
    messageId: z.int(),
    text: z.string().nullable(),
    author: personSchema,
    isDeleted: z.boolean(),
    isMuted: z.boolean().meta({ description: 'True if its author is muted on all walls' }),
    reasons: z.array(z.enum(REPORT_REASONS)).meta({ description: 'One for each person who reported it' }),
    firstAtMs: z.int(),
    where: z.object({ kind: z.enum(['league', 'match']), id: z.int(), name: z.string() }),
  })
  .meta({ id: 'ReportedMessage' })
export type ReportedMessage = z.infer<typeof reportedMessageSchema>

export const reportQuerySchema = z.object({ ...afterIdQuery({ usual: 20, most: 100 }) })
export const reportListSchema = z
  .object({
    ...pageShape(reportedMessageSchema, 'Longest waiting first'),
    total: z.int().meta({ description: 'Number of messages that wait' }),
  })
  .meta({ id: 'ReportList' })

export const MUTED_PAGE = 50
export const mutedQuerySchema = z.object(positionQuery(MUTED_PAGE))
export const mutedListSchema = z
  .object(pageShape(personSchema, 'People who are muted on all walls, newest first'))
  .meta({ id: 'MutedPeople' })

export const verdictSchema = z.object({ verdict: z.enum(VERDICTS) }).meta({ id: 'ReportVerdict' })
