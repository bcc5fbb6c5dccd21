import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { readChatSettings } from '#db/chat/chat-setting.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { AskApp } from '#api/http/page.ts'
import { takeAddressTry } from '#api/session/tries.ts'
import { answerThrough } from './answer-chat.ts'
import type { ChatHosts } from './chat-adapter.ts'
import { chatProblem } from './chat-problems.ts'
import { TELEGRAM_PATH } from './connect-telegram.ts'
import { createTelegram, readTelegram } from './telegram.ts'

export const isSameSecret = (given: string | undefined, secret: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export interface ChatDoorOptions {
  db: Kysely<Tables>
  askApp: AskApp
  hosts: ChatHosts
}

/** BT5, BT7: the route to which Telegram posts what people write. */
export function telegramRoutes({ db, askApp, hosts }: ChatDoorOptions) {
  return new Hono<AppEnv>().post(TELEGRAM_PATH, async (c) => {
    const settings = await readChatSettings(db, 'telegram')
    if (!settings) throw httpProblem('not_found')
    const given = c.req.header('x-telegram-bot-api-secret-token')
    if (!isSameSecret(given, settings.secret)) {
      await takeAddressTry(c, 'chat')
      throw chatProblem('chat_signature')
    }
    const body: unknown = await c.req.json().catch(() => undefined)
    if (body === undefined) throw httpProblem('invalid_request')
    const heard = readTelegram(body, settings.botName)
    if (!heard) return c.json({}, 200)
    const sent = await answerThrough(c, { adapter: createTelegram(settings, hosts), heard, askApp })
    // Telegram repeats the update. The message is not obeyed again, but the person still gets the missing replies.
    if (sent.kind === 'later') return c.json({}, 503, { 'retry-after': String(sent.seconds) })
    return c.json({}, 200)
  })
}
