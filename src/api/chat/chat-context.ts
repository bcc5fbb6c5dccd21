import type { Kysely } from 'kysely'
import { isLanguage, type Language } from '#contract/language.ts'
import type { ChatGroupRow } from '#db/chat/chat-group.ts'
import { addresseeOf } from '#db/notice/send-notices.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { AskApp } from '#api/http/page.ts'
import type { AskAs } from './ask-as.ts'
import type { ChatMessage } from './chat-adapter.ts'

export interface ChatServer {
  db: Kysely<Tables>
  askApp: AskApp
  /** Where people reach us, for links. */
  site: string
  digest: (text: string) => string
}

/** One message, and everything that is known about it. */
export interface ChatContext extends ChatServer {
  message: ChatMessage
  language: Language
  timeZone: string
  /** The linked chat. In a private chat without a link: the group where the person last picked or listed matches. */
  group: ChatGroupRow | undefined
  /**
   * In a group, reads as the member who linked it. In a private chat, as the person, if they linked an account.
   * Otherwise as a visitor, or as the member who linked the private chat.
   */
  reader: AskAs
  /** The account of the person who wrote, if they linked one. */
  person: { managerId: number; name: string; ask: AskAs } | undefined
}

export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo'

/** The language of a person's account, or Portuguese. A group uses the language of the member who linked it. */
export async function languageOfPerson(db: Kysely<Tables>, managerId: number | undefined): Promise<Language> {
  const language = managerId === undefined ? undefined : (await addresseeOf(db, managerId))?.language
  return isLanguage(language) ? language : 'pt-BR'
}
