import { Hono, type Context } from 'hono'
import { readChatSettings } from '#db/chat/chat-setting.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { takeAddressTry } from '#api/session/tries.ts'
import { receiverOf } from './answer-chat.ts'
import type { ChatReply } from './chat-adapter.ts'
import { chatProblem } from './chat-problems.ts'
import { DISCORD_PATH } from './connect-discord.ts'
import {
  asksForForm,
  discordText,
  isAnsweredInPrivate,
  isFromDiscord,
  PICK_FORM,
  PING,
  readDiscord,
  readInteraction,
  type Interaction,
} from './discord.ts'
import { callService, jsonIn } from './post-json.ts'
import type { ChatDoorOptions } from './telegram-routes.ts'

const ONLY_FOR_THEM = 64

const shown = (text: string) => ({ content: discordText(text), allowed_mentions: { parse: [] } })

const form = {
  type: 9,
  data: {
    custom_id: PICK_FORM,
    title: 'Palpites',
    components: [
      {
        type: 1,
        components: [
          { type: 4, custom_id: 'text', style: 2, label: 'Um por linha', placeholder: 'Fla 2x1', max_length: 1000 },
        ],
      },
    ],
  },
}

const textOf = (replies: readonly ChatReply[]) => replies.map(({ text }) => text).join('\n\n') || '…'
const isPrivate = (replies: readonly ChatReply[]) => replies.some((reply) => reply.isPrivate === true)

/** BT5, BT7: the route to which Discord posts commands and forms. */
export function discordRoutes({ db, askApp, hosts }: ChatDoorOptions) {
  /**
   * The first answer was only "wait", and decided who sees the replies. They follow with the token of the interaction,
   * which is valid for 15 minutes.
   */
  async function follow(c: Context<AppEnv>, asked: Interaction, replies: Promise<ChatReply[]>): Promise<void> {
    const { application_id: application, token } = asked
    const address = `${hosts.discord}/webhooks/${encodeURIComponent(application)}/${encodeURIComponent(token)}/messages/@original`
    const body = JSON.stringify(shown(textOf(await replies)))
    const headers = { 'content-type': 'application/json' }
    const answer = await callService(address, { method: 'PATCH', headers, body })
    if (!answer || answer.status >= 300)
      c.get('log').warn({ service: 'discord', status: answer?.status }, 'a chat refused a reply')
  }

  return new Hono<AppEnv>().post(DISCORD_PATH, async (c) => {
    const settings = await readChatSettings(db, 'discord')
    if (!settings) throw httpProblem('not_found')
    const body = await c.req.text()
    const signature = c.req.header('x-signature-ed25519') ?? ''
    const timestamp = c.req.header('x-signature-timestamp') ?? ''
    if (!isFromDiscord(settings.publicKey, { signature, timestamp, body })) {
      await takeAddressTry(c, 'chat')
      throw chatProblem('chat_signature')
    }
    const asked = readInteraction(jsonIn(body))
    if (!asked) throw httpProblem('invalid_request')
    if (asked.type === PING) return c.json({ type: 1 })
    if (asksForForm(asked)) return c.json(form)
    const heard = readDiscord(asked)
    if (!heard) throw httpProblem('invalid_request')
    const replies = receiverOf(c, askApp)(heard)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, hosts.discordPatienceMs, undefined)
    })
    const inTime = await Promise.race([replies, late]).finally(() => clearTimeout(timer))
    if (inTime)
      return c.json({ type: 4, data: { ...shown(textOf(inTime)), ...(isPrivate(inTime) && { flags: ONLY_FOR_THEM }) } })
    void follow(c, asked, replies).catch((error: unknown) => c.get('log').error({ err: error }, 'a reply failed'))
    return c.json(isAnsweredInPrivate(asked) ? { type: 5, data: { flags: ONLY_FOR_THEM } } : { type: 5 })
  })
}
