import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { LeaguePageView } from '#contract/league.ts'
import { storePersonCode, takeGroupCode } from '#db/chat/chat-code.ts'
import { groupsOfLeague, linkGroup, unlinkGroup } from '#db/chat/chat-group.ts'
import { unlinkPerson } from '#db/chat/chat-person.ts'
import { leagueById } from '#db/league/league.ts'
import type { Tables } from '#db/schema/schema.ts'
import { isOwnerOrCoOwner } from '#api/league-shared/require-league.ts'
import type { ChatMessage, ChatReply } from './chat-adapter.ts'
import { languageOfPerson, type ChatContext } from './chat-context.ts'
import { chatProblems } from './chat-problems.ts'
import { chatWords } from './chat-words.ts'

/** BT3: short, because anyone who opens the link can link this chat account to their own Craque account. */
const LINK_MINUTES = 15
const MOST_GROUPS = 10

export const groupCodeDigest = (digest: (text: string) => string, code: string) =>
  digest(`chat group ${code.trim().toUpperCase()}`)
export const personCodeDigest = (digest: (text: string) => string, code: string) => digest(`chat person ${code}`)

/** BT1: a league has ten groups at most. A group that is linked again takes no further place. */
export async function hasRoom(db: Kysely<Tables>, leagueId: number, at?: Pick<ChatMessage, 'service' | 'address'>) {
  const groups = await groupsOfLeague(db, leagueId)
  return groups.filter((one) => one.service !== at?.service || one.address !== at.address).length < MOST_GROUPS
}

/** BT1: links the chat to the league for which somebody made the code. */
export async function linkByCode(code: string, context: ChatContext): Promise<ChatReply[]> {
  const { db, message, language, digest } = context
  const { service, address, title } = message
  if (code === '') return [{ text: chatWords[language].codeNeeded }]
  const taken = await takeGroupCode(db, groupCodeDigest(digest, code))
  const league = taken && (await leagueById(db, taken.leagueId))
  // The maker of the code may have lost the league since.
  if (!league || !(await isOwnerOrCoOwner(db, league, taken.managerId)))
    return [{ text: chatWords[language].codeWrong }]
  const { managerId, leagueId } = taken
  const own = await languageOfPerson(db, managerId)
  // Other groups may have been linked since the code was made.
  if (!(await hasRoom(db, leagueId, message))) return [{ text: chatProblems.too_many_chat_groups[own].detail }]
  await linkGroup(db, { service, address, title, leagueId, managerId, language: own })
  return [{ text: chatWords[own].linked(league.name) }]
}

/** BT1: in a group only an owner or co-owner of the league may unlink it. In a private chat the person may. */
export async function unlinkHere({ db, group, person, message, language }: ChatContext): Promise<ChatReply[]> {
  const words = chatWords[language]
  if (!group || group.address !== message.address) return [{ text: words.groupUnknown }]
  const page = await person?.ask.get<LeaguePageView>(`/api/leagues/${group.leagueId}?limit=1`)
  if (message.isGroup && !page?.isOwner) return [{ text: words.unlinkRefused }]
  await unlinkGroup(db, { id: group.id, leagueId: group.leagueId })
  return [{ text: words.unlinked(group.leagueName) }]
}

/**
 * BT3: only the person may see the link. They get it in a private chat, or on Discord in a reply that only they see.
 */
export async function offerAccountLink(context: ChatContext): Promise<ChatReply[]> {
  const { db, message, language, site, digest, person } = context
  const words = chatWords[language]
  const { service, from, isGroup } = message
  if (person) return [{ text: words.accountKnown(person.name), isPrivate: true }]
  if (isGroup && service !== 'discord') return [{ text: words.accountInPrivate }]
  const code = randomBytes(24).toString('base64url')
  await storePersonCode(db, {
    digest: personCodeDigest(digest, code),
    service,
    userKey: from.key,
    name: from.name,
    minutes: LINK_MINUTES,
  })
  return [{ text: words.accountLink(`${site}/conta?conversa=${code}`, LINK_MINUTES), isPrivate: true }]
}

export async function forgetAccount({ db, message, language, person }: ChatContext): Promise<ChatReply[]> {
  if (person) await unlinkPerson(db, person.managerId, message.service)
  return [{ text: chatWords[language].accountForgotten, isPrivate: true }]
}
