import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod'
import type { DiscordSettings } from '#db/chat/chat-setting.ts'
import { isPrivateOrder, orderNamed } from '#domain/chat/read-command.ts'
import type { ChatAdapter, ChatHosts, ChatMessage } from './chat-adapter.ts'
import { callService, sentBy, type Answer } from './post-json.ts'

/** Discord's own limit on the text of a message, in characters. */
const LONGEST_TEXT = 2000
/** The DER prefix that turns the hex key which Discord shows into a key that Node can read. */
const ED25519_FRAME = '302a300506032b6570032100'

/** BT5: Discord signs the timestamp and the body. A malformed key or signature also returns false. */
export function isFromDiscord(
  publicKey: string,
  { signature, timestamp, body }: { signature: string; timestamp: string; body: string },
): boolean {
  if (!/^[0-9a-f]{64}$/i.test(publicKey) || !/^[0-9a-f]{128}$/i.test(signature)) return false
  try {
    const key = createPublicKey({ key: Buffer.from(ED25519_FRAME + publicKey, 'hex'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(timestamp + body), key, Buffer.from(signature, 'hex'))
  } catch {
    return false
  }
}

export const discordText = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text)

const codeOf = ({ body }: Answer) => z.object({ code: z.int() }).safeParse(body).data?.code
/** Unknown channel, missing access, missing permissions. */
const GONE_CODES = new Set([10_003, 50_001, 50_013])
const isGone = (answer: Answer) =>
  answer.status === 404 || (answer.status === 403 && GONE_CODES.has(codeOf(answer) ?? 50_001))

/** Nobody is pinged by what the bot says, whatever names are in it. */
const quiet = { allowed_mentions: { parse: [] } }

export function createDiscord({ token }: Pick<DiscordSettings, 'token'>, hosts: ChatHosts): ChatAdapter {
  return {
    service: 'discord',
    tell: async (address, { text, picture }) => {
      const payload = JSON.stringify({ content: discordText(text), ...quiet })
      const headers = new Headers({ authorization: `Bot ${token}` })
      let body: string | FormData = payload
      if (picture) {
        body = new FormData()
        body.set('payload_json', payload)
        body.set('files[0]', new Blob([picture as Uint8Array<ArrayBuffer>], { type: 'image/png' }), 'craque.png')
      } else {
        headers.set('content-type', 'application/json')
      }
      const answer = await callService(`${hosts.discord}/channels/${encodeURIComponent(address)}/messages`, {
        method: 'POST',
        headers,
        body,
      })
      return sentBy(answer, isGone)
    },
  }
}

const user = z.object({ id: z.string().max(30), username: z.string().max(100) })
const option = z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]).optional() })
const field = z.object({ custom_id: z.string(), value: z.string().max(4000) })
const interactionSchema = z.object({
  id: z.string().max(30),
  type: z.int(),
  token: z.string().max(500),
  application_id: z.string().max(30),
  channel_id: z.string().max(30).optional(),
  guild_id: z.string().max(30).optional(),
  channel: z.object({ name: z.string().max(200).nullish() }).optional(),
  member: z.object({ user }).optional(),
  user: user.optional(),
  data: z
    .object({
      name: z.string().optional(),
      custom_id: z.string().optional(),
      options: z.array(option).optional(),
      components: z.array(z.object({ components: z.array(field).optional(), component: field.optional() })).optional(),
    })
    .optional(),
})
export type Interaction = z.infer<typeof interactionSchema>

export const readInteraction = (body: unknown): Interaction | undefined => interactionSchema.safeParse(body).data

export const PING = 1
const COMMAND = 2
const FORM = 5
/** The form in which picks are written line by line. */
export const PICK_FORM = 'palpites'

/** A command or a sent form as a message; undefined for anything else. The caller tests `asksForForm` first. */
export function readDiscord(asked: Interaction): ChatMessage | undefined {
  const { type, data, channel_id: address } = asked
  const from = asked.member?.user ?? asked.user
  if (!from || address === undefined) return undefined
  const order = type === COMMAND ? orderNamed(data?.name ?? '') : undefined
  const words = (data?.options ?? []).map(({ value }) => String(value ?? '')).join(' ')
  const fields = (data?.components ?? []).flatMap((row) => row.components ?? (row.component ? [row.component] : []))
  const written =
    type === FORM && data?.custom_id === PICK_FORM ? fields.map(({ value }) => value).join('\n') : undefined
  if (!order && written === undefined) return undefined
  return {
    service: 'discord',
    key: asked.id,
    address,
    isGroup: asked.guild_id !== undefined,
    title: asked.channel?.name ? `#${asked.channel.name}` : 'Discord',
    from: { key: from.id, name: from.username },
    text: written === undefined ? `/${data?.name} ${words}` : `/palpite ${written}`,
    isForBot: true,
  }
}

/** "/palpite" without words opens the form. */
export const asksForForm = ({ type, data }: Interaction): boolean =>
  type === COMMAND && orderNamed(data?.name ?? '') === 'pick' && (data?.options ?? []).length === 0

/** Discord shows the late answer to everybody, unless the "wait" before it was already for one person. */
export const isAnsweredInPrivate = ({ type, data }: Interaction): boolean =>
  type === COMMAND && isPrivateOrder(orderNamed(data?.name ?? ''))
