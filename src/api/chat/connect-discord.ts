import type { Kysely } from 'kysely'
import * as z from 'zod'
import { removeChatSettings, storeChatSettings } from '#db/chat/chat-setting.ts'
import type { Tables } from '#db/schema/schema.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ChatHosts } from './chat-adapter.ts'
import type { ChatFailure } from './connect-telegram.ts'
import { callService, type Answer } from './post-json.ts'

export const DISCORD_PATH = '/api/chats/discord'

const text = (name: string, description: string, isRequired: boolean) => ({
  type: 3,
  name,
  description,
  required: isRequired,
})

const COMMANDS = [
  {
    name: 'palpite',
    description: 'Palpitar: Fla 2x1, Inter 1x1',
    options: [text('texto', 'Fla 2x1, Inter 1x1', false)],
  },
  { name: 'jogos', description: 'Jogos abertos para palpite' },
  { name: 'placar', description: 'Quanto está agora' },
  { name: 'tabela', description: 'Classificação' },
  { name: 'posicao', description: 'Minha posição' },
  { name: 'lider', description: 'Quem lidera' },
  { name: 'falta', description: 'O que me falta palpitar' },
  { name: 'prazo', description: 'Até quando' },
  { name: 'conta', description: 'Ligar minha conta do Craque' },
  { name: 'sair', description: 'Desligar minha conta do Craque' },
  {
    name: 'ligar',
    description: 'Ligar este canal a um bolão ou liga',
    options: [text('codigo', 'O código da página', true)],
  },
  { name: 'desligar', description: 'Desligar este canal' },
  { name: 'ajuda', description: 'O que eu faço' },
]

interface Connecting {
  applicationId: string
  publicKey: string
  token: string
  hosts: ChatHosts
}

const reasonOf = (answer: Answer | undefined) =>
  answer
    ? (z.object({ message: z.string() }).safeParse(answer.body).data?.message ?? String(answer.status))
    : 'Discord could not be reached.'

/** BT7: tries the token and registers the commands at Discord. The operator enters our address at Discord. */
export async function connectDiscord(
  db: Kysely<Tables>,
  { applicationId, publicKey, token, hosts }: Connecting,
): Promise<Result<{ botName: string }, ChatFailure>> {
  const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' }
  const me = await callService(`${hosts.discord}/users/@me`, { headers })
  const botName = z.object({ username: z.string() }).safeParse(me?.body).data?.username
  if (me?.status !== 200 || botName === undefined) return fail({ kind: 'refused', detail: reasonOf(me) })
  const told = await callService(`${hosts.discord}/applications/${encodeURIComponent(applicationId)}/commands`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(COMMANDS),
  })
  if (told?.status !== 200) return fail({ kind: 'refused', detail: reasonOf(told) })
  await storeChatSettings(db, 'discord', { applicationId, publicKey, token, botName })
  return ok({ botName })
}

export const disconnectDiscord = (db: Kysely<Tables>): Promise<void> => removeChatSettings(db, 'discord')
