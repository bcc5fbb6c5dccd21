import type { ChatService, HearingService } from '#domain/chat/chat-services.ts'

/** What somebody wrote in a chat, as every service tells it. */
export interface ChatMessage {
  service: HearingService
  /** The service's own name of the message: what it brings again has the same one. */
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

/** The bot was put out of a chat, or the chat has another address. */
export type ChatChange = { kind: 'left'; address: string } | { kind: 'moved'; from: string; to: string }

/** What the bot says. */
export interface ChatReply {
  text: string
  /** Only for the person who asked: a link that nobody else may follow. */
  isPrivate?: boolean
  /** A picture of the page with this path stands beside it, where the chat can show one. */
  picture?: Uint8Array | undefined
}

/** How a service took a message. */
export type Sent =
  | { kind: 'sent' }
  /** The bot may not write there any more. */
  | { kind: 'gone' }
  | { kind: 'moved'; to: string }
  /** Not now: too many messages, or the service is down. */
  | { kind: 'later'; seconds: number }
  | { kind: 'refused'; detail: string }

/** BT5: one service. `tell` never throws: what the service answers is a value. */
export interface ChatAdapter {
  service: ChatService
  tell: (address: string, reply: ChatReply) => Promise<Sent>
}

/** The room of every adapter: what was written goes in, what is said comes out. */
export type Receive = (message: ChatMessage) => Promise<ChatReply[]>

/** Where the services are. Tests put stand-ins there. */
export interface ChatHosts {
  telegram: string
  discord: string
  /** Where Slack takes messages from outside. */
  slack: string
  /** Discord itself waits for three seconds: until then it gets the answer, or hears that one follows. */
  discordPatienceMs: number
}

export const CHAT_HOSTS: ChatHosts = {
  telegram: 'https://api.telegram.org',
  discord: 'https://discord.com/api/v10',
  slack: 'https://hooks.slack.com',
  discordPatienceMs: 1_500,
}
