import { randomBytes } from 'node:crypto'
import { GrammyError } from 'grammy'
import type { Kysely } from 'kysely'
import { readChatSettings, removeChatSettings, storeChatSettings } from '#db/chat/chat-setting.ts'
import type { Tables } from '#db/schema/schema.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ChatHosts } from './chat-adapter.ts'
import { TELEGRAM_UPDATES, telegramApi } from './telegram.ts'

export const TELEGRAM_PATH = '/api/chats/telegram'

/** What people see as they type a slash. */
const COMMANDS = [
  ['palpite', 'Fla 2x1, Inter 1x1'],
  ['jogos', 'jogos abertos para palpite'],
  ['placar', 'quanto está agora'],
  ['tabela', 'classificação'],
  ['posicao', 'minha posição'],
  ['falta', 'o que me falta palpitar'],
  ['prazo', 'até quando'],
  ['conta', 'ligar minha conta do Craque (no privado)'],
  ['ligar', 'ligar este grupo a um bolão ou liga'],
  ['ajuda', 'o que eu faço'],
] as const

export interface ChatFailure {
  kind: 'refused'
  /** The service's own explanation, or that it could not be reached. */
  detail: string
}

const failed = (error: unknown): Result<never, ChatFailure> =>
  fail({
    kind: 'refused' as const,
    detail: error instanceof GrammyError ? error.description : 'Telegram could not be reached.',
  })

interface Connecting {
  token: string
  site: string
  hosts: ChatHosts
}

/** BT7: the token is tried before it is stored, and Telegram learns our address. */
export async function connectTelegram(
  db: Kysely<Tables>,
  { token, site, hosts }: Connecting,
): Promise<Result<{ botName: string }, ChatFailure>> {
  const api = telegramApi(token, hosts)
  const before = await readChatSettings(db, 'telegram')
  const secret = randomBytes(32).toString('base64url')
  try {
    const { username: botName } = await api.getMe()
    // Stored before `setWebhook`: an update may arrive before Telegram answers that call.
    await storeChatSettings(db, 'telegram', { token, secret, botName })
    await api.setWebhook(`${site}${TELEGRAM_PATH}`, { secret_token: secret, allowed_updates: [...TELEGRAM_UPDATES] })
    await api.setMyCommands(COMMANDS.map(([command, description]) => ({ command, description })))
    return ok({ botName })
  } catch (error) {
    await (before ? storeChatSettings(db, 'telegram', before) : removeChatSettings(db, 'telegram'))
    return failed(error)
  }
}

export async function disconnectTelegram(db: Kysely<Tables>, hosts: ChatHosts): Promise<void> {
  const settings = await readChatSettings(db, 'telegram')
  await removeChatSettings(db, 'telegram')
  // The bot may be deleted already. Then it sends nothing, so the error does not matter.
  if (settings)
    await telegramApi(settings.token, hosts)
      .deleteWebhook()
      .catch(() => undefined)
}
