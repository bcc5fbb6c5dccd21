import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { removeChatSettings, storeChatSettings } from '#db/chat/chat-setting.ts'
import type { Tables } from '#db/schema/schema.ts'

export const BRIDGE_PATH = '/api/chats/whatsapp'

/** BT7: the secret is made here and shown once. */
export async function connectBridge(db: Kysely<Tables>, address: string | null): Promise<{ secret: string }> {
  const secret = randomBytes(32).toString('base64url')
  await storeChatSettings(db, 'whatsapp', { secret, address })
  return { secret }
}

export const disconnectBridge = (db: Kysely<Tables>): Promise<void> => removeChatSettings(db, 'whatsapp')
