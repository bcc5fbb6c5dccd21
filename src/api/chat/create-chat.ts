import { isLanguage } from '#contract/language.ts'
import { groupAt, groupOfPerson, type ChatGroupRow } from '#db/chat/chat-group.ts'
import { personInChat } from '#db/chat/chat-person.ts'
import { takeTry } from '#db/account/rate-limit.ts'
import { readCommand, type ChatCommand } from '#domain/chat/read-command.ts'
import { isPassing } from '#api/http/passing-problem.ts'
import { ProblemError } from '#api/http/problem.ts'
import { answerQuestion } from './answer-question.ts'
import { askAs, type AskAs } from './ask-as.ts'
import type { ChatMessage, ChatReply, Receive } from './chat-adapter.ts'
import { DEFAULT_TIME_ZONE, languageOfPerson, type ChatContext, type ChatServer } from './chat-context.ts'
import { chatWords } from './chat-words.ts'
import { forgetAccount, linkByCode, offerAccountLink, unlinkHere } from './link-account.ts'
import { readWords } from './save-said-picks.ts'

/** BT5: limits the messages of one person in one service. The bot does not answer messages beyond it. */
const MESSAGE_LIMIT = { tries: 30, windowSeconds: 60 }
/** BT1: tries of a code by one person, so that nobody finds a code by guessing. */
const CODE_LIMIT = { tries: 10, windowSeconds: 3600 }

async function readerOfGroup(server: ChatServer, group: ChatGroupRow | undefined): Promise<AskAs | undefined> {
  if (!group) return askAs({ ...server, userId: undefined, language: 'pt-BR' })
  const { userId, championship } = group
  return askAs({ ...server, userId, language: isLanguage(group.language) ? group.language : 'pt-BR', championship })
}

async function contextOf(server: ChatServer, message: ChatMessage): Promise<ChatContext | undefined> {
  const { db } = server
  const { service, address, from, isGroup } = message
  const [here, known] = await Promise.all([groupAt(db, service, address), personInChat(db, service, from.key)])
  const group = here ?? (isGroup ? undefined : await groupOfPerson(db, service, from.key))
  const ofGroup = isGroup && isLanguage(group?.language) ? group.language : undefined
  const language = ofGroup ?? (await languageOfPerson(db, known?.managerId))
  const own = known && (await askAs({ ...server, userId: known.userId, language, championship: group?.championship }))
  // BT1: a group shows nothing once the member who linked it is gone. In a private chat, a person with a linked account
  // sees what they see in the app.
  const reader = isGroup || !own ? await readerOfGroup(server, here) : own
  if (!reader) return undefined
  const timeZone = group?.timeZone ?? DEFAULT_TIME_ZONE
  const person = own && known && { managerId: known.managerId, name: known.name, ask: own }
  return { ...server, message, language, timeZone, group, reader, person }
}

async function obey({ order, rest }: ChatCommand, context: ChatContext): Promise<ChatReply[]> {
  const { db, digest, message, language, group } = context
  const words = chatWords[language]
  if (order === 'help') return [{ text: words.help }]
  if (order === 'link') {
    const mayTry = (await takeTry(db, digest(`chat code ${message.service} ${message.from.key}`), CODE_LIMIT)).ok
    return mayTry ? linkByCode(rest, context) : []
  }
  if (order === 'unlink') return unlinkHere(context)
  if (order === 'account') return offerAccountLink(context)
  if (order === 'forget') return forgetAccount(context)
  if (message.isGroup && !group) return [{ text: words.groupUnknown }]
  if (order === 'pick') return rest === '' ? [{ text: words.picksNeeded }] : readWords(rest, context)
  return answerQuestion(order, context)
}

async function replyTo(command: ChatCommand | undefined, context: ChatContext): Promise<ChatReply[]> {
  const { message, group, language } = context
  const words = chatWords[language]
  try {
    if (command) return await obey(command, context)
    if (message.isGroup && !group) return [{ text: words.groupUnknown }]
    return await readWords(message.text, context)
  } catch (error) {
    if (error instanceof ProblemError && isPassing(error.kind)) return [{ text: words.tryAgain }]
    throw error
  }
}

/**
 * BT2, BT4: takes one message and returns the bot's replies. In groups the bot reacts only to commands, to replies to
 * its messages, and to messages that name it.
 */
export function createChat(server: ChatServer): Receive {
  return async (message) => {
    const command = readCommand(message.text, message.botName)
    const isHeard = command !== undefined || !message.isGroup || message.isForBot
    if (!isHeard || message.text.trim() === '') return []
    const { ok } = await takeTry(server.db, server.digest(`chat ${message.service} ${message.from.key}`), MESSAGE_LIMIT)
    if (!ok) return []
    const context = await contextOf(server, message)
    return context ? replyTo(command, context) : []
  }
}
