import type { ChatTopic } from '#domain/chat/chat-services.ts'
import type { ChatGroupRow } from '#db/chat/chat-group.ts'
import { scoreLine } from './answer-question.ts'
import { tableLines } from './chat-table.ts'
import { chatWords, timeIn } from './chat-words.ts'
import type { News } from './read-news.ts'

const MOST_NAMES = 15
/** News of goals shows at most this many rows of the table. */
const GOAL_ROWS = 5

interface Event {
  topic: ChatTopic
  /** Ids of the matches with a new score. */
  changed: readonly string[]
  news: News
  group: Pick<ChatGroupRow, 'leagueId' | 'leagueName' | 'others' | 'timeZone'>
  site: string
}

function deadlineText({ news: { lacking, language }, group: { timeZone } }: Event): string | undefined {
  if (!lacking) return undefined
  const { atMs, roundNumber, names } = lacking
  const words = chatWords[language]
  const time = timeIn(atMs, { language, timeZone })
  const [shown, more] = [names.slice(0, MOST_NAMES), Math.max(0, names.length - MOST_NAMES)]
  return roundNumber === null
    ? words.deadlineNear(time, shown, more)
    : words.deadlineMarket(roundNumber, time, shown, more)
}

function goalsText({ news: { live, table, language }, changed }: Event): string {
  const goals = live.filter(({ id }) => changed.includes(String(id))).map((match) => `⚽ ${scoreLine(match)}`)
  return [...goals, chatWords[language].tableNow, ...tableLines({ rows: table.rows.slice(0, GOAL_ROWS) })].join('\n')
}

function roundText({ news: { table, round, language }, group, site }: Event): string | undefined {
  if (!round) return undefined
  const { leagueName, leagueId, others } = group
  const championship = others.length > 0 ? round.championship : undefined
  const rows = table.rows.length > 0 ? tableLines(table) : [chatWords[language].nobodyLeads(leagueName)]
  return [
    chatWords[language].roundOver(round.number, leagueName, championship),
    ...rows,
    `${site}/ligas/${leagueId}`,
  ].join('\n')
}

const texts: Record<ChatTopic, (event: Event) => string | undefined> = {
  deadline: deadlineText,
  goals: goalsText,
  round: roundText,
}

/** BT6: the words for an event; undefined if there is nothing to say. */
export const tellNews = (event: Event): string | undefined => texts[event.topic](event)
