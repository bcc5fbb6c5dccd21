import * as z from 'zod'
import { CHAT_SERVICES, CHAT_TOPICS, HEARING_SERVICES } from '#domain/chat/chat-services.ts'

const service = z.enum(CHAT_SERVICES)
const minuteOfDay = z.int().min(0).max(1439)

const wantsShape = {
  saysDeadline: z
    .boolean()
    .meta({ description: 'Whether the bot posts who lacks a pick or a squad, 2 hours before the deadline' }),
  saysGoals: z.boolean().meta({ description: 'Whether the bot posts goals that change the table' }),
  saysRound: z.boolean().meta({ description: 'Whether the bot posts the table of each settled round' }),
  quietFrom: minuteOfDay
    .nullable()
    .meta({ description: 'Start of the quiet hours, in minutes after midnight; null: no quiet hours' }),
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
    isGone: z.boolean().meta({ description: 'True if the bot can no longer write in the group' }),
  })
  .meta({ id: 'ChatGroup', description: 'A chat group that follows a bolão or league' })
export type ChatGroupView = z.infer<typeof chatGroupSchema>

export const leagueChatsSchema = z
  .object({
    groups: z.array(chatGroupSchema),
    services: z
      .array(z.object({ service, botName: z.string() }))
      .meta({ description: 'The chat services that this server is connected to' }),
  })
  .meta({ id: 'LeagueChats' })
export type LeagueChats = z.infer<typeof leagueChatsSchema>

export const chatCodeSchema = z
  .object({
    code: z.string().meta({ description: 'Somebody sends it in the group, as `/ligar CODE`. It works once' }),
    expiresAtMs: z.int(),
  })
  .meta({ id: 'ChatCode' })
export type ChatCode = z.infer<typeof chatCodeSchema>

export const chatPreviewSchema = z
  .object({
    messages: z.array(
      z.object({
        topic: z.enum(CHAT_TOPICS),
        text: z.string(),
        isNow: z.boolean().meta({ description: 'False: the text is an example, because there is nothing to post now' }),
      }),
    ),
  })
  .meta({ id: 'ChatPreview', description: 'The messages that the bot would post in the group now' })
export type ChatPreview = z.infer<typeof chatPreviewSchema>

/**
 * The address may be longer than any rule allows: the rule itself refuses it, with a sentence that people understand.
 */
export const newSlackGroupSchema = z
  .object({ title: z.string().trim().min(1).max(80), address: z.string().trim().max(500) })
  .meta({ id: 'NewSlackGroup', description: 'A Slack channel and the address of its incoming webhook' })

export const chatAccountsSchema = z
  .object({ accounts: z.array(z.object({ service: z.enum(HEARING_SERVICES), name: z.string(), linkedAtMs: z.int() })) })
  .meta({ id: 'ChatAccounts', description: 'My accounts at chat services' })

export const chatLinkSchema = z.object({ code: z.string().min(1).max(60) }).meta({ id: 'ChatLink' })

export const askedChatLinkSchema = z
  .object({ service, name: z.string().meta({ description: 'Name of the chat account that asks to be linked' }) })
  .meta({ id: 'AskedChatLink' })

export const chatServiceParams = z.object({ service: z.enum(HEARING_SERVICES) })

export const operatorChatsSchema = z
  .object({
    services: z.array(
      z.object({
        service: z.enum(HEARING_SERVICES),
        botName: z.string().nullable().meta({ description: 'Null: the service is not connected' }),
        address: z.string().meta({ description: 'The address of this server to which the service sends messages' }),
        groups: z.int(),
      }),
    ),
  })
  .meta({ id: 'OperatorChats' })
export type OperatorChats = z.infer<typeof operatorChatsSchema>

const secret = z.string().trim().min(1).max(200)
export const connectChatSchema = z
  .discriminatedUnion('service', [
    z.object({ service: z.literal('telegram'), token: secret.meta({ description: 'The token that BotFather gave' }) }),
    z.object({
      service: z.literal('discord'),
      applicationId: z.string().regex(/^\d{1,30}$/),
      publicKey: z
        .string()
        .regex(/^[0-9a-fA-F]{64}$/)
        .meta({ description: 'The Ed25519 public key of the application, in hexadecimal' }),
      token: secret,
    }),
    z.object({
      service: z.literal('whatsapp'),
      address: z
        .url({ protocol: /^https?$/ })
        .max(300)
        .nullable()
        .meta({ description: 'The address at which the gateway accepts messages; null: the bot only answers' }),
    }),
  ])
  .meta({ id: 'ConnectChat' })
export type ConnectChat = z.infer<typeof connectChatSchema>

export const connectedChatSchema = z
  .object({
    botName: z.string(),
    address: z.string().meta({ description: 'The address of this server to which the service must send messages' }),
    secret: z
      .string()
      .nullable()
      .meta({ description: 'For a gateway: the key with which both sides sign, shown once' }),
  })
  .meta({ id: 'ConnectedChat' })
export type ConnectedChat = z.infer<typeof connectedChatSchema>
