import * as z from 'zod'
import { ACHIEVEMENTS } from '#domain/achievement/achievements.ts'
import { CHANNELS, NOTICE_KINDS, type NoticeKind } from '#domain/notice/notice-kinds.ts'
import { LARGEST_ID, rowId } from './row-id.ts'

export const NOTICE_PAGE = 30
/** Unread ones are counted up to here. */
export const MOST_UNREAD_NOTICES = 100

const of = <Kind extends NoticeKind, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    kind: z.literal(kind),
    id: z.int(),
    atMs: z.int(),
    isRead: z.boolean(),
    championship: z
      .string()
      .nullable()
      .meta({ description: 'The address of the championship it is of; null: the main one' }),
    ...shape,
  })
const roundId = z.int()
const roundNumber = z.int()
const league = { leagueId: z.int(), leagueName: z.string() }
const otherName = z.string()

export const noticeSchema = z
  .discriminatedUnion('kind', [
    of('market_closing', { roundNumber, deadlineMs: z.int() }),
    of('picks_missing', {}),
    of('round_settled', { roundId, roundNumber, pointTenths: z.int(), rank: z.int() }),
    of('duel', { roundId, roundNumber, ownTenths: z.int(), otherTenths: z.int(), otherName }),
    of('division', { fromTier: z.int(), toTier: z.int() }),
    of('passed', { otherName, others: z.int().meta({ description: 'How many more passed' }) }),
    of('achievement', { achievement: z.enum(ACHIEVEMENTS) }),
    of('league_joined', { ...league, otherName }),
    of('league_ended', { ...league, won: z.boolean(), otherName: otherName.nullable() }),
    of('named', {
      leagueId: z.int().nullable(),
      matchId: z.int().nullable(),
      leagueName: z.string().nullable(),
      homeName: z.string().nullable(),
      awayName: z.string().nullable(),
      otherName,
    }),
    of('correction', { matchId: z.int(), homeName: z.string(), awayName: z.string(), points: z.int() }),
    of('organiser_word', { championshipName: z.string(), text: z.string() }),
  ])
  .meta({ id: 'Notice', description: 'What I was told' })
export type Notice = z.infer<typeof noticeSchema>

export const noticeListSchema = z
  .object({
    notices: z.array(noticeSchema).meta({ description: 'Newest first; what is not so any more is left out' }),
    olderThan: z.int().nullable().meta({ description: 'Ask with this for those before; null: there are none' }),
  })
  .meta({ id: 'NoticeList' })
export type NoticeList = z.infer<typeof noticeListSchema>

export const noticeQuerySchema = z.object({
  before: z.coerce.number().int().positive().max(LARGEST_ID).optional().meta({ description: 'Older than this notice' }),
})

export const noticesReadSchema = z
  .object({ upTo: rowId.meta({ description: 'The newest that I saw' }) })
  .meta({ id: 'NoticesRead' })

export const noticeChoiceSchema = z
  .object({ kind: z.enum(NOTICE_KINDS), channel: z.enum(CHANNELS), isOn: z.boolean() })
  .meta({ id: 'NoticeChoice' })
export type NoticeChoice = z.infer<typeof noticeChoiceSchema>

export const noticeSettingsSchema = z
  .object({ choices: z.array(noticeChoiceSchema).meta({ description: 'Of every kind, by every way that there is' }) })
  .meta({ id: 'NoticeSettings' })
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>
