import { Api, GrammyError, InputFile } from 'grammy'
import type { Update } from 'grammy/types'
import * as z from 'zod'
import type { TelegramSettings } from '#db/chat/chat-setting.ts'
import type { ChatAdapter, ChatChange, ChatHosts, ChatMessage, ChatReply, Sent } from './chat-adapter.ts'
import { LATER_SECONDS } from './post-json.ts'

const CALL_SECONDS = 8
/** Telegram's own limits on a message and on the caption of a picture, in characters. */
const LONGEST_TEXT = 4096
const LONGEST_CAPTION = 1024

export const telegramApi = (token: string, hosts: ChatHosts) =>
  new Api(token, { apiRoot: hosts.telegram, timeoutSeconds: CALL_SECONDS })

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** 403: the bot was removed from the group, or blocked. 400 with a new address: the group became a supergroup. */
function sentOf(error: unknown): Sent {
  // Telegram was not reached, and may be back soon.
  if (!(error instanceof GrammyError)) return { kind: 'later', seconds: LATER_SECONDS }
  const { error_code: code, description, parameters } = error
  if (parameters.migrate_to_chat_id !== undefined) return { kind: 'moved', to: String(parameters.migrate_to_chat_id) }
  if (code === 429) return { kind: 'later', seconds: parameters.retry_after ?? LATER_SECONDS }
  if (code >= 500) return { kind: 'later', seconds: LATER_SECONDS }
  const isGone = code === 403 || /chat not found|group chat was deactivated/i.test(description)
  return isGone ? { kind: 'gone' } : { kind: 'refused', detail: description }
}

export function createTelegram({ token }: TelegramSettings, hosts: ChatHosts): ChatAdapter {
  const api = telegramApi(token, hosts)
  async function send(address: string, { text, picture }: ChatReply): Promise<void> {
    if (picture) {
      await api.sendPhoto(address, new InputFile(picture, 'craque.png'), { caption: cut(text, LONGEST_CAPTION) })
      return
    }
    await api.sendMessage(address, cut(text, LONGEST_TEXT), { link_preview_options: { is_disabled: true } })
  }
  return {
    service: 'telegram',
    tell: async (address, reply) => {
      try {
        await send(address, reply)
        return { kind: 'sent' }
      } catch (error) {
        return sentOf(error)
      }
    },
  }
}

const person = z.object({
  id: z.int(),
  is_bot: z.boolean().default(false),
  first_name: z.string().default(''),
  username: z.string().optional(),
})
const chat = z.object({ id: z.int(), type: z.string(), title: z.string().optional() })
const updateSchema = z.object({
  update_id: z.int(),
  message: z
    .object({
      chat,
      from: person.optional(),
      text: z.string().optional(),
      migrate_to_chat_id: z.int().optional(),
      reply_to_message: z.object({ from: person.optional() }).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
})

/** The kinds of update that we ask Telegram for. */
export const TELEGRAM_UPDATES = ['message', 'my_chat_member'] as const satisfies readonly (keyof Update)[]

const LEFT = new Set(['left', 'kicked'])

type TelegramMessage = NonNullable<z.infer<typeof updateSchema>['message']>

function messageOf(message: TelegramMessage, key: string, botName: string): ChatMessage | ChatChange | undefined {
  const { from, text } = message
  const address = String(message.chat.id)
  if (message.migrate_to_chat_id !== undefined)
    return { kind: 'moved', from: address, to: String(message.migrate_to_chat_id) }
  if (!from || from.is_bot || text === undefined) return undefined
  const isGroup = message.chat.type !== 'private'
  const replied = message.reply_to_message?.from
  const mention = `@${botName}`.toLowerCase()
  const isNamed = text.toLowerCase().includes(mention)
  const isReply = replied?.is_bot === true && replied.username?.toLowerCase() === botName.toLowerCase()
  return {
    service: 'telegram',
    key,
    address,
    isGroup,
    title: message.chat.title ?? from.first_name,
    from: { key: String(from.id), name: from.username ? `@${from.username}` : from.first_name },
    text: text.startsWith('/') ? text : text.replaceAll(new RegExp(mention, 'gi'), ' '),
    isForBot: isReply || isNamed,
    botName,
  }
}

/** Undefined: the update needs no reaction, for example because we did not ask for its kind. */
export function readTelegram(body: unknown, botName: string): ChatMessage | ChatChange | undefined {
  const { data } = updateSchema.safeParse(body)
  if (!data) return undefined
  const { update_id: id, message, my_chat_member: member } = data
  if (member) {
    const address = String(member.chat.id)
    return LEFT.has(member.new_chat_member.status) ? { kind: 'left', address } : undefined
  }
  // The key has the bot's name, because another bot has its own numbers of updates.
  return message && messageOf(message, `${botName} ${id}`, botName)
}
