import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { HearingService } from '#domain/chat/chat-services.ts'

export interface TelegramSettings {
  token: string
  /** Telegram sends this secret with each update, which proves that the update is from Telegram. */
  secret: string
  botName: string
}

export interface DiscordSettings {
  applicationId: string
  /** The Ed25519 key of the application, in hexadecimal. */
  publicKey: string
  token: string
  botName: string
}

/** A gateway to WhatsApp, or to any other chat. */
export interface BridgeSettings {
  secret: string
  /** Where Craque sends messages. Null: the gateway only gets the answers to its own requests. */
  address: string | null
}

export interface ChatSettings {
  telegram: TelegramSettings
  discord: DiscordSettings
  whatsapp: BridgeSettings
}

const keyOf = (service: HearingService) => `chat:${service}`

export async function readChatSettings<S extends HearingService>(
  db: Kysely<Tables>,
  service: S,
): Promise<ChatSettings[S] | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', keyOf(service)).executeTakeFirst()
  return row?.value as ChatSettings[S] | undefined
}

export async function storeChatSettings<S extends HearingService>(
  db: Kysely<Tables>,
  service: S,
  settings: ChatSettings[S],
): Promise<void> {
  const value = JSON.stringify(settings)
  await db
    .insertInto('setting')
    .values({ key: keyOf(service), value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function removeChatSettings(db: Kysely<Tables>, service: HearingService): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', keyOf(service)).execute()
}
