import type { LeagueList, LeaguePageView } from '#contract/league.ts'
import type { GameClock } from '#contract/market.ts'
import type { MatchView, TodayMatches } from '#contract/match.ts'
import type { PickMatch, UpcomingPicks } from '#contract/pick.ts'
import { recallChat, rememberChat } from '#db/chat/chat-person.ts'
import type { MessageQuestion } from '#domain/pick-message/message-question.ts'
import type { ChatReply } from './chat-adapter.ts'
import type { AskAs } from './ask-as.ts'
import type { ChatContext } from './chat-context.ts'
import { leagueTable, SAID_ROWS, tableLines, type LeagueTable } from './chat-table.ts'
import { chatWords, timeIn } from './chat-words.ts'

/** A numbered list has at most this many matches. */
const MOST_LISTED = 12
const say = (lines: readonly string[]): ChatReply[] => [{ text: lines.join('\n') }]

export const scoreLine = ({ home, away, homeScore, awayScore }: MatchView): string =>
  `${home.name} ${homeScore ?? 0} x ${awayScore ?? 0} ${away.name}`
const pairing = ({ home, away }: MatchView): string => `${home.name} x ${away.name}`

/** BL17: today's matches of the reader's championship and of the others that the bolão counts. */
export async function todayOf(group: ChatContext['group'], reader: AskAs): Promise<MatchView[]> {
  const path = '/api/matches/today'
  const days = await Promise.all([
    reader.get<TodayMatches>(path),
    ...(group?.others ?? []).map((championship) => reader.get<TodayMatches>(path, championship)),
  ])
  return days.flatMap((day) => day?.matches ?? [])
}

async function score({ group, reader, language, timeZone }: ChatContext): Promise<ChatReply[]> {
  const words = chatWords[language]
  const matches = (await todayOf(group, reader)).toSorted((a, b) => a.startsAtMs - b.startsAtMs)
  const live = matches.filter(({ state }) => state === 'live')
  if (live.length > 0)
    return say(live.map((match) => `${scoreLine(match)}${match.minute ? ` (${words.minute(match.minute)})` : ''}`))
  const next = matches.find(({ state }) => state === 'scheduled')
  const over = matches.filter(({ state }) => state === 'final').map(scoreLine)
  const coming = next ? [`${words.next} ${pairing(next)}, ${timeIn(next.startsAtMs, { language, timeZone })}`] : []
  return say([words.noMatchNow, ...over, ...coming])
}

const leaguePath = (leagueId: number) => `/api/leagues/${leagueId}?limit=${SAID_ROWS}`

/**
 * BT1: undefined without a group, or if the context's reader may not see its league. Otherwise the table, with the rank
 * of the person who asked if they may see the league.
 */
async function tableFor({ group, language, reader, person }: ChatContext): Promise<LeagueTable | undefined> {
  if (!group) return undefined
  const shared = await reader.get<LeaguePageView>(leaguePath(group.leagueId))
  if (!shared) return undefined
  const own = await person?.ask.get<LeaguePageView>(leaguePath(group.leagueId))
  return leagueTable(own ?? shared, language)
}

/**
 * In a private chat without a group: the person's ranks in their leagues, as the first page of `/api/leagues` lists
 * them.
 */
async function ownLeagues({ person, language }: ChatContext): Promise<ChatReply[]> {
  const words = chatWords[language]
  const list = await person?.ask.get<LeagueList>('/api/leagues?scope=mine')
  const places = new Map([
    ...(list?.memberships ?? []).map(({ leagueId, rank }) => [leagueId, rank] as const),
    ...(list?.pools ?? []).map(({ leagueId, rank }) => [leagueId, rank] as const),
  ])
  const lines = (list?.items ?? []).map(({ id, name }) => `${name}: ${places.get(id) ?? '–'}º`)
  return say(lines.length > 0 ? [words.ownLeagues, ...lines] : [words.noOwnLeagues])
}

/** The answer if there is no table to show. Without a group, the bot lists the person's leagues. */
const withoutTable = (context: ChatContext): ChatReply[] | Promise<ChatReply[]> =>
  context.group ? say([chatWords[context.language].groupUnknown]) : ownLeagues(context)

async function leader(context: ChatContext): Promise<ChatReply[]> {
  const words = chatWords[context.language]
  const table = await tableFor(context)
  if (!table) return withoutTable(context)
  const first = table.rows.filter(({ rank }) => rank === 1)
  const [one] = first
  if (!one) return say([words.nobodyLeads(table.name)])
  return say([
    words.leads(
      first.map(({ name }) => name),
      table.name,
      one.points,
    ),
  ])
}

async function ownPlace(context: ChatContext): Promise<ChatReply[]> {
  const words = chatWords[context.language]
  if (!context.person) return say([words.accountNeeded])
  const table = await tableFor(context)
  if (!table) return withoutTable(context)
  if (!table.mine) return say([words.notInLeague(table.name)])
  return say([words.ownPlace(table.mine, table.name, table.behind)])
}

async function table(context: ChatContext): Promise<ChatReply[]> {
  const shown = await tableFor(context)
  if (!shown) return withoutTable(context)
  const words = chatWords[context.language]
  if (shown.rows.length === 0) return say([words.nobodyLeads(shown.name)])
  return say([words.tableOf(shown.name), ...tableLines(shown)])
}

/** PM4: remembers the list of a person with a linked account, because a later "1) 2x1" refers to it. */
async function list(context: ChatContext, matches: readonly PickMatch[], title: string): Promise<ChatReply[]> {
  const { db, message, person, language, timeZone } = context
  const shown = matches.slice(0, MOST_LISTED)
  if (person) {
    const place = { service: message.service, userKey: message.from.key, address: message.address }
    const { last } = await recallChat(db, place)
    await rememberChat(db, place, { shownMatchIds: shown.map(({ match }) => match.id), last })
  }
  const lines = shown.map(
    ({ match }, at) => `${at + 1}) ${pairing(match)}, ${timeIn(match.startsAtMs, { language, timeZone })}`,
  )
  return say([title, ...lines])
}

async function upcoming({ group, person, reader }: ChatContext): Promise<PickMatch[]> {
  const { get } = person?.ask ?? reader
  const path = '/api/picks/upcoming'
  const lists = await Promise.all([
    get<UpcomingPicks>(path),
    ...(group?.others ?? []).map((championship) => get<UpcomingPicks>(path, championship)),
  ])
  return lists
    .flatMap((list) => list?.matches ?? [])
    .toSorted((a, b) => a.match.startsAtMs - b.match.startsAtMs || a.match.id - b.match.id)
}

async function matches(context: ChatContext): Promise<ChatReply[]> {
  const words = chatWords[context.language]
  const open = await upcoming(context)
  return open.length > 0 ? list(context, open, words.openMatches) : say([words.noMatches])
}

async function missing(context: ChatContext): Promise<ChatReply[]> {
  const words = chatWords[context.language]
  if (!context.person) return say([words.accountNeeded])
  const open = await upcoming(context)
  if (open.length === 0) return say([words.noMatches])
  const without = open.filter(({ pick }) => pick === null)
  return without.length > 0 ? list(context, without, words.missing) : say([words.nothingMissing])
}

async function deadline(context: ChatContext): Promise<ChatReply[]> {
  const { reader, language, timeZone, group } = context
  const words = chatWords[language]
  const when = (ms: number) => timeIn(ms, { language, timeZone })
  const isSquads = group !== undefined && group.format !== 'bolao'
  const round = isSquads || !group ? (await reader.get<GameClock>('/api/market/clock'))?.round : undefined
  const [next] = isSquads ? [] : await upcoming(context)
  const lines = [
    ...(next ? [words.picksClose(when(next.match.startsAtMs), pairing(next.match))] : []),
    ...(round ? [words.marketCloses(round.number, when(round.deadlineAtMs))] : []),
  ]
  return say(lines.length > 0 ? lines : [words.noDeadline])
}

const answers: Record<MessageQuestion, (context: ChatContext) => Promise<ChatReply[]>> = {
  score,
  leader,
  own_place: ownPlace,
  matches,
  missing,
  deadline,
  table,
}

/** PM5, BT4: the replies to a question. */
export const answerQuestion = (question: MessageQuestion, context: ChatContext): Promise<ChatReply[]> =>
  answers[question](context)
