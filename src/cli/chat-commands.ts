import { readFile } from 'node:fs/promises'
import { connectTelegram, disconnectTelegram } from '#api/chat/connect-telegram.ts'
import { connectedBots } from '#api/chat/connected-bots.ts'
import { CHAT_HOSTS } from '#api/chat/chat-adapter.ts'
import { countGroups } from '#db/chat/chat-group.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'

/** BT7: chats from the command line. Secrets come from files, because others on the machine can read a command. */
export const chatCommands: Record<string, Command> = {
  'chat list': {
    usage: 'chat list',
    about: 'the chats that this server is connected to',
    run: async ({ db }) => {
      const groups = Object.fromEntries(await countGroups(db))
      const chats = [...(await connectedBots(db))].map(([service, botName]) => ({ service, botName }))
      const lines = chats.map(({ service, botName }) => `${service}  ${botName}, ${groups[service] ?? 0} groups`)
      return { text: lines.join('\n') || 'No chat is connected.', json: { chats, groups } }
    },
  },
  'chat telegram': {
    usage: 'chat telegram FILE',
    about: 'connects the bot whose token is in a file; CRAQUE_URL must be the https address of this server',
    run: async ({ db, place }, [file]) => {
      if (file === undefined) throw new UsageError('name the file with the token of the bot')
      if (!place.publicUrl) throw new UsageError('set CRAQUE_URL: Telegram must know where to reach this server')
      const token = (await readFile(file, 'utf8')).trim()
      const connected = await connectTelegram(db, { token, site: place.publicUrl, hosts: CHAT_HOSTS })
      return connected.ok
        ? { text: `@${connected.value.botName} is connected`, json: connected.value }
        : { text: `not connected: ${connected.error.detail}`, json: connected, failed: true }
    },
  },
  'chat off': {
    usage: 'chat off telegram',
    about: 'disconnects a chat; its groups stay linked, and get no messages',
    run: async ({ db }, [service]) => {
      if (service !== 'telegram') throw new UsageError('name the chat')
      await disconnectTelegram(db, CHAT_HOSTS)
      return { text: `${service} is disconnected`, json: { service } }
    },
  },
}
