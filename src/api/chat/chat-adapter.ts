import type { ChatService, HearingService } from '#domain/chat/chat-services.ts'

/** What somebody wrote in a chat, in one shape for all services. */
export interface ChatMessage {
  service: HearingService
  /** Identifies the message within the service. A repeated message has the same key. */
  key: string
  /** The chat in which it was written. */
  address: string
  isGroup: boolean
  title: string
  from: { key: string; name: string }
  text: string
  /** BT2: a reply to the bot, or a message that names it. Commands are recognised by their text. */
  isForBot: boolean
  botName?: string | undefined
}

/** The bot was removed from a chat, or the chat has another address. */
export type ChatChange = { kind: 'left'; address: string } | { kind: 'moved'; from: string; to: string }

/** What the bot says. */
export interface ChatReply {
  text: string
  /** Only for the person who asked, for example a link that nobody else may follow. */
  isPrivate?: boolean
  /** A PNG that is shown with the text, where the chat can show one. */
  picture?: Uint8Array | undefined
}

/** What became of a message that we sent to a service. */
export type Sent =
  | { kind: 'sent' }
  /** The bot may not write there any more. */
  | { kind: 'gone' }
  | { kind: 'moved'; to: string }
  /** Not now: too many messages, or the service is down. */
  | { kind: 'later'; seconds: number }
  | { kind: 'refused'; detail: string }

/** BT5: sends messages to one service. `tell` never throws: it returns what became of the message. */
export interface ChatAdapter {
  service: ChatService
  tell: (address: string, reply: ChatReply) => Promise<Sent>
}

/** Makes the bot's replies to one message. The routes of all services call this function. */
export type Receive = (message: ChatMessage) => Promise<ChatReply[]>

/** Base addresses of the services. Tests use stand-ins. */
export interface ChatHosts {
  telegram: string
  discord: string
  /** Where Slack accepts messages from other servers. */
  slack: string
  /** After this time we tell Discord that the answer follows. Discord itself waits for three seconds. */
  discordPatienceMs: number
}

export const CHAT_HOSTS: ChatHosts = {
  telegram: 'https://api.telegram.org',
  discord: 'https://discord.com/api/v10',
  slack: 'https://hooks.slack.com',
  discordPatienceMs: 1_500,
}
