import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { BridgeSettings } from '#db/chat/chat-setting.ts'
import type { ChatAdapter, ChatMessage } from './chat-adapter.ts'
import { callService, sentBy, type Answer } from './post-json.ts'

/**
 * Somebody may record a message and replay it later. So we refuse messages whose time differs more than this from ours.
 */
const OLDEST_SECONDS = 300

const signed = (secret: string, { id, timestamp, body }: Envelope) =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`

interface Envelope {
  id: string
  timestamp: string
  body: string
}

/**
 * BT5: whether the gateway signed this message, in the way of Standard Webhooks. We sign our messages to the gateway in
 * the same way.
 */
export function isFromBridge(
  secret: string,
  { signature, nowMs, ...envelope }: Envelope & { signature: string; nowMs: number },
): boolean {
  const seconds = Number(envelope.timestamp)
  if (!Number.isInteger(seconds) || Math.abs(nowMs / 1000 - seconds) > OLDEST_SECONDS || envelope.id === '')
    return false
  const wanted = Buffer.from(signed(secret, envelope))
  return signature.split(' ').some((text) => {
    const given = Buffer.from(text)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

const isGone = ({ status }: Answer) => status === 404 || status === 410

/** A gateway to WhatsApp, or to any other chat, that the operator runs. */
export function createBridge({ secret, address }: BridgeSettings): ChatAdapter {
  return {
    service: 'whatsapp',
    tell: async (chat, { text, picture, isPrivate = false }) => {
      if (address === null) return { kind: 'refused', detail: 'The gateway has no address.' }
      const body = JSON.stringify({
        chat,
        text,
        isPrivate,
        picture: picture ? Buffer.from(picture).toString('base64') : null,
      })
      const envelope = { id: randomUUID(), timestamp: String(Math.floor(Date.now() / 1000)), body }
      const headers = {
        'content-type': 'application/json',
        'webhook-id': envelope.id,
        'webhook-timestamp': envelope.timestamp,
        'webhook-signature': signed(secret, envelope),
      }
      return sentBy(await callService(address, { method: 'POST', headers, body }), isGone)
    },
  }
}

const messageSchema = z.object({
  chat: z.string().min(1).max(200),
  isGroup: z.boolean(),
  title: z.string().max(200).default(''),
  from: z.object({ id: z.string().min(1).max(100), name: z.string().max(100).default('') }),
  text: z.string().max(4000),
  isForBot: z.boolean().default(false),
})
const leftSchema = z.object({ left: z.string().min(1).max(200) })

export function readBridge(body: unknown, key: string): ChatMessage | { kind: 'left'; address: string } | undefined {
  const left = leftSchema.safeParse(body).data
  if (left) return { kind: 'left', address: left.left }
  const { data } = messageSchema.safeParse(body)
  if (!data) return undefined
  const { chat, isGroup, title, from, text, isForBot } = data
  const name = from.name || 'WhatsApp'
  return {
    service: 'whatsapp',
    key,
    address: chat,
    isGroup,
    title: title || name,
    from: { key: from.id, name },
    text,
    isForBot,
  }
}
