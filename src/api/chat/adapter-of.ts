import type { Kysely } from 'kysely'
import { readChatSettings } from '#db/chat/chat-setting.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChatService } from '#domain/chat/chat-services.ts'
import type { ChatAdapter, ChatHosts } from './chat-adapter.ts'
import { createBridge } from './bridge.ts'
import { createDiscord } from './discord.ts'
import { createSlack } from './slack.ts'
import { createTelegram } from './telegram.ts'

type Make = (db: Kysely<Tables>, hosts: ChatHosts) => Promise<ChatAdapter | undefined>

const makers: Record<ChatService, Make> = {
  telegram: async (db, hosts) => {
    const settings = await readChatSettings(db, 'telegram')
    return settings && createTelegram(settings, hosts)
  },
  discord: async (db, hosts) => {
    const settings = await readChatSettings(db, 'discord')
    return settings && createDiscord(settings, hosts)
  },
  slack: async (_db, hosts) => createSlack(hosts),
  whatsapp: async (db) => {
    const settings = await readChatSettings(db, 'whatsapp')
    return settings && createBridge(settings)
  },
}

/** BT5: undefined while the operator has not connected the service. Slack needs no connection. */
export const adapterOf = (service: ChatService, db: Kysely<Tables>, hosts: ChatHosts) => makers[service](db, hosts)
