import * as z from 'zod'
import { ACHIEVEMENTS } from '#domain/achievement/achievements.ts'
import { CHANNELS, NOTICE_KINDS, type NoticeKind } from '#domain/notice/notice-kinds.ts'
import { afterIdQuery, pageShape } from './paging.ts'
import { rowId } from './row-id.ts'

export const NOTICE_PAGE = 30
/** The count of unread notices stops here. */
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
      .meta({ description: 'Slug of the championship that it is about; null: the main one' }),
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
    of('passed', { otherName, others: z.int().meta({ description: 'Number of other managers who also passed me' }) }),
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
    of('proposal', {
      matchId: z.int(),
      homeName: z.string(),
      awayName: z.string(),
      otherName,
      championshipName: z.string(),
    }),
    of('organiser_word', { championshipName: z.string(), text: z.string() }),
    of('webhook_off', { host: z.string() }),
  ])
  .meta({ id: 'Notice', description: 'A notice to me' })
export type Notice = z.infer<typeof noticeSchema>

export const noticeListSchema = z
  .object({
    ...pageShape(noticeSchema, 'Newest first, without notices that are no longer true (NT3)'),
  })
  .meta({ id: 'NoticeList' })
export type NoticeList = z.infer<typeof noticeListSchema>

export const noticeQuerySchema = z.object({
  ...afterIdQuery({ usual: NOTICE_PAGE, most: NOTICE_PAGE }),
})

export const noticesReadSchema = z
  .object({ upTo: rowId.meta({ description: 'Id of the newest notice that I have seen' }) })
  .meta({ id: 'NoticesRead' })

export const noticeChoiceSchema = z
  .object({ kind: z.enum(NOTICE_KINDS), channel: z.enum(CHANNELS), isOn: z.boolean() })
  .meta({ id: 'NoticeChoice' })
export type NoticeChoice = z.infer<typeof noticeChoiceSchema>

const minuteOfDay = z.int().min(0).max(1439)
export const noticeReachSchema = z
  .object({
    timeZone: z.string().max(60),
    quietFrom: minuteOfDay
      .nullable()
      .meta({ description: 'Start of the quiet hours, in minutes after midnight; null: no quiet hours' }),
    quietTo: minuteOfDay.nullable(),
    mailWeekly: z
      .boolean()
      .meta({ description: 'True: one mail a week, on Mondays at nine, instead of mail at once (NT9)' }),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null))
  .meta({ id: 'NoticeReach' })
export type NoticeReach = z.infer<typeof noticeReachSchema>

export const noticeSettingsSchema = z
  .object({
    choices: z.array(noticeChoiceSchema).meta({ description: 'One for each kind of notice and each channel' }),
    reach: noticeReachSchema,
    hasCalendar: z.boolean().meta({ description: 'Whether my calendar has an address' }),
    email: z.string().nullable().meta({ description: 'My confirmed e-mail; null if none is confirmed' }),
    push: z.object({
      publicKey: z.string().meta({ description: 'The key with which a browser subscribes' }),
      devices: z.int().meta({ description: 'Number of my browsers that receive pushes' }),
    }),
  })
  .meta({ id: 'NoticeSettings' })
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>

export const pushAddressSchema = z.object({ endpoint: z.string().max(1000) }).meta({ id: 'PushAddress' })
export const pushSubscriptionSchema = pushAddressSchema
  .extend({ keys: z.object({ p256dh: z.base64url().length(87), auth: z.base64url().length(22) }) })
  .meta({ id: 'PushSubscription', description: 'The subscription as the browser returns it' })
