import type { Kysely } from 'kysely'
import { readChatSettings } from '#db/chat/chat-setting.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { HearingService } from '#domain/chat/chat-services.ts'

/** The bot's name in each service that the operator has connected. */
export async function connectedBots(db: Kysely<Tables>): Promise<Map<HearingService, string>> {
  const bots = new Map<HearingService, string>()
  const telegram = await readChatSettings(db, 'telegram')
  if (telegram) bots.set('telegram', `@${telegram.botName}`)
  const discord = await readChatSettings(db, 'discord')
  if (discord) bots.set('discord', discord.botName)
  if (await readChatSettings(db, 'whatsapp')) bots.set('whatsapp', 'WhatsApp')
  return bots
}
