import { Hono } from 'hono'
import { readChatSettings } from '#db/chat/chat-setting.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { takeAddressTry } from '#api/session/tries.ts'
import { AGAIN_SECONDS, noteChange, replyOnce } from './answer-chat.ts'
import { isFromBridge, readBridge } from './bridge.ts'
import { chatProblem } from './chat-problems.ts'
import { BRIDGE_PATH } from './connect-bridge.ts'
import { jsonIn } from './post-json.ts'
import type { ChatDoorOptions } from './telegram-routes.ts'

const LONGEST_ID = 150

/**
 * BT5, BT7: the route to which a gateway posts messages. The answer holds the replies, so a gateway needs no address of
 * its own.
 */
export function bridgeRoutes({ db, askApp }: Pick<ChatDoorOptions, 'db' | 'askApp'>) {
  return new Hono<AppEnv>().post(BRIDGE_PATH, async (c) => {
    const settings = await readChatSettings(db, 'whatsapp')
    if (!settings) throw httpProblem('not_found')
    const body = await c.req.text()
    const envelope = {
      id: c.req.header('webhook-id') ?? '',
      timestamp: c.req.header('webhook-timestamp') ?? '',
      signature: c.req.header('webhook-signature') ?? '',
      body,
      nowMs: Date.now(),
    }
    if (!isFromBridge(settings.secret, envelope)) {
      await takeAddressTry(c, 'chat')
      throw chatProblem('chat_signature')
    }
    const heard = readBridge(jsonIn(body), envelope.id)
    if (!heard || envelope.id.length > LONGEST_ID) throw httpProblem('invalid_request')
    if ('kind' in heard) {
      await noteChange(c, 'whatsapp', heard)
      return c.json({ replies: [] })
    }
    const replies = await replyOnce(c, heard, askApp)
    return replies ? c.json({ replies }) : c.json({}, 503, { 'retry-after': String(AGAIN_SECONDS) })
  })
}
