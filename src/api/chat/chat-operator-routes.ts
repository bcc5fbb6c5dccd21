import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import {
  chatServiceParams,
  connectChatSchema,
  connectedChatSchema,
  operatorChatsSchema,
  type ConnectChat,
  type ConnectedChat,
} from '#contract/chat.ts'
import { countGroups } from '#db/chat/chat-group.ts'
import type { Tables } from '#db/schema/schema.ts'
import { HEARING_SERVICES, type HearingService } from '#domain/chat/chat-services.ts'
import { ok, type Result } from '#domain/result.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireOperator } from '#api/session/viewer.ts'
import type { ChatHosts } from './chat-adapter.ts'
import { chatProblem } from './chat-problems.ts'
import { BRIDGE_PATH, connectBridge, disconnectBridge } from './connect-bridge.ts'
import { connectDiscord, disconnectDiscord, DISCORD_PATH } from './connect-discord.ts'
import { connectTelegram, disconnectTelegram, TELEGRAM_PATH, type ChatFailure } from './connect-telegram.ts'
import { connectedBots } from './connected-bots.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/operator/chats',
  summary: 'List the chat services that this server is connected to',
  responses: jsonAnswer(operatorChatsSchema, 'The services, without their secrets'),
})
const connectRoute = createRoute({
  method: 'post',
  path: '/api/operator/chats',
  summary: 'Connect a chat service; the server checks the token with the service at once',
  request: jsonBody(connectChatSchema),
  responses: createdAnswer(connectedChatSchema, 'Connected'),
})
const disconnectRoute = createRoute({
  method: 'delete',
  path: '/api/operator/chats/{service}',
  summary: 'Disconnect a chat service; its groups stay linked but receive nothing',
  request: { params: chatServiceParams },
  responses: goneAnswer('Disconnected'),
})

const paths: Record<HearingService, string> = {
  telegram: TELEGRAM_PATH,
  discord: DISCORD_PATH,
  whatsapp: BRIDGE_PATH,
}

interface Connecting {
  db: Kysely<Tables>
  hosts: ChatHosts
  site: string
}

async function connect(
  { db, hosts, site }: Connecting,
  wanted: ConnectChat,
): Promise<Result<Omit<ConnectedChat, 'address'>, ChatFailure>> {
  if (wanted.service === 'whatsapp') {
    const { secret } = await connectBridge(db, wanted.address)
    return ok({ botName: 'WhatsApp', secret })
  }
  const connected =
    wanted.service === 'telegram'
      ? await connectTelegram(db, { token: wanted.token, site, hosts })
      : await connectDiscord(db, { ...wanted, hosts })
  return connected.ok ? ok({ botName: connected.value.botName, secret: null }) : connected
}

const disconnectors: Record<HearingService, (db: Kysely<Tables>, hosts: ChatHosts) => Promise<void>> = {
  telegram: disconnectTelegram,
  discord: disconnectDiscord,
  whatsapp: disconnectBridge,
}

/** BT7: the operator lists, connects and disconnects the services. */
export function chatOperatorRoutes({ db, hosts }: { db: Kysely<Tables>; hosts: ChatHosts }) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      await requireOperator(c)
      const site = c.get('site')
      const [bots, groups] = [await connectedBots(db), await countGroups(db)]
      const services = HEARING_SERVICES.map((service) => ({
        service,
        botName: bots.get(service) ?? null,
        address: `${site}${paths[service]}`,
        groups: groups.get(service) ?? 0,
      }))
      return c.json({ services }, 200, noStore)
    })
    .openapi(connectRoute, async (c) => {
      await requireOperator(c)
      const wanted = c.req.valid('json')
      const site = c.get('site')
      const connected = await connect({ db, hosts, site }, wanted)
      if (!connected.ok) throw chatProblem('chat_refused', { facts: { reason: connected.error.detail } })
      const address = `${site}${paths[wanted.service]}`
      return c.json({ ...connected.value, address }, 201, madeAt('/api/operator/chats'))
    })
    .openapi(disconnectRoute, async (c) => {
      await requireOperator(c)
      await disconnectors[c.req.valid('param').service](db, hosts)
      return sendGone(c)
    })
}
