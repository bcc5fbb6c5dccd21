import * as z from 'zod'
import { CHAT_SERVICES, CHAT_TOPICS, HEARING_SERVICES } from '#domain/chat/chat-services.ts'

const service = z.enum(CHAT_SERVICES)
const minuteOfDay = z.int().min(0).max(1439)

const wantsShape = {
  saysDeadline: z.boolean().meta({ description: 'Who lacks a pick or squad, 2 hours before' }),
  saysGoals: z.boolean().meta({ description: 'Goals that change the table' }),
  saysRound: z.boolean().meta({ description: 'The table of each settled round' }),
  quietFrom: minuteOfDay.nullable().meta({ description: 'A minute of the day from which nothing is said' }),
  quietTo: minuteOfDay.nullable(),
}

export const chatGroupChangeSchema = z
  .object(wantsShape)
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null))
  .meta({ id: 'ChatGroupChange' })
export type ChatGroupChangeView = z.infer<typeof chatGroupChangeSchema>

export const chatGroupSchema = z
  .object({
    id: z.int(),
    service,
    title: z.string(),
    ...wantsShape,
    saidAtMs: z.int().nullable(),
    isGone: z.boolean().meta({ description: 'The bot may not write there any more' }),
  })
  .meta({ id: 'ChatGroup', description: 'A group of a chat that follows a bolão or league' })
export type ChatGroupView = z.infer<typeof chatGroupSchema>

export const leagueChatsSchema = z
  .object({
    groups: z.array(chatGroupSchema),
    services: z
      .array(z.object({ service, botName: z.string() }))
      .meta({ description: 'The chats that this server is connected to' }),
  })
  .meta({ id: 'LeagueChats' })
export type LeagueChats = z.infer<typeof leagueChatsSchema>

export const chatCodeSchema = z
  .object({ code: z.string().meta({ description: 'Sent in the group as /ligar CODE, once' }), expiresAtMs: z.int() })
  .meta({ id: 'ChatCode' })
export type ChatCode = z.infer<typeof chatCodeSchema>

export const chatPreviewSchema = z
  .object({
    messages: z.array(
      z.object({
        topic: z.enum(CHAT_TOPICS),
        text: z.string(),
        isNow: z.boolean().meta({ description: 'False: an example, because there is nothing to say now' }),
      }),
    ),
  })
  .meta({ id: 'ChatPreview', description: 'What the group would be told at this moment' })
export type ChatPreview = z.infer<typeof chatPreviewSchema>

/**
 * The address may be longer than any rule allows: the rule itself refuses it, with a sentence that people understand.
 */
export const newSlackGroupSchema = z
  .object({ title: z.string().trim().min(1).max(80), address: z.string().trim().max(500) })
  .meta({ id: 'NewSlackGroup', description: 'The address of an incoming webhook of Slack' })

export const chatAccountsSchema = z
  .object({ accounts: z.array(z.object({ service: z.enum(HEARING_SERVICES), name: z.string(), linkedAtMs: z.int() })) })
  .meta({ id: 'ChatAccounts', description: 'My accounts in chats' })

export const chatLinkSchema = z.object({ code: z.string().min(1).max(60) }).meta({ id: 'ChatLink' })

export const askedChatLinkSchema = z
  .object({ service, name: z.string().meta({ description: 'Who asks, as the chat calls them' }) })
  .meta({ id: 'AskedChatLink' })

export const chatServiceParams = z.object({ service: z.enum(HEARING_SERVICES) })

export const operatorChatsSchema = z
  .object({
    services: z.array(
      z.object({
        service: z.enum(HEARING_SERVICES),
        botName: z.string().nullable().meta({ description: 'Null: not connected' }),
        address: z.string().meta({ description: 'Where the service brings messages' }),
        groups: z.int(),
      }),
    ),
  })
  .meta({ id: 'OperatorChats' })
export type OperatorChats = z.infer<typeof operatorChatsSchema>

const secret = z.string().trim().min(1).max(200)
export const connectChatSchema = z
  .discriminatedUnion('service', [
    z.object({ service: z.literal('telegram'), token: secret.meta({ description: 'As BotFather gives it' }) }),
    z.object({
      service: z.literal('discord'),
      applicationId: z.string().regex(/^\d{1,30}$/),
      publicKey: z
        .string()
        .regex(/^[0-9a-fA-F]{64}$/)
        .meta({ description: 'Ed25519, in hexadecimal' }),
      token: secret,
    }),
    z.object({
      service: z.literal('whatsapp'),
      address: z
        .url({ protocol: /^https?$/ })
        .max(300)
        .nullable()
        .meta({ description: 'Where the gateway takes messages; null: it only asks' }),
    }),
  ])
  .meta({ id: 'ConnectChat' })
export type ConnectChat = z.infer<typeof connectChatSchema>

export const connectedChatSchema = z
  .object({
    botName: z.string(),
    address: z.string().meta({ description: 'Where the service must bring messages' }),
    secret: z.string().nullable().meta({ description: 'Of a gateway, told this once: both sides sign with it' }),
  })
  .meta({ id: 'ConnectedChat' })
export type ConnectedChat = z.infer<typeof connectedChatSchema>
