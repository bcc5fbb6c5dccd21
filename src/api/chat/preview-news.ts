import type { ChatPreview } from '#contract/chat.ts'
import type { ChatGroupRow } from '#db/chat/chat-group.ts'
import { CHAT_TOPICS, type ChatTopic } from '#domain/chat/chat-services.ts'
import { askAs } from './ask-as.ts'
import type { ChatServer } from './chat-context.ts'
import { readNews, type News } from './read-news.ts'
import { tellNews } from './tell-news.ts'

/**
 * Fills in an example round, and an example deadline with names from the real table. So the owner sees these messages
 * even if nobody lacks a pick and no round has ended.
 */
export function withExamples(news: News, { format, nowMs }: { format: string; nowMs: number }): News {
  const names = news.table.rows.slice(0, 2).map(({ name }) => name)
  const roundNumber = format === 'bolao' ? null : (news.round?.number ?? 0) + 1
  const lacking = news.lacking ?? (names.length > 0 ? { atMs: nowMs, roundNumber, names } : null)
  return { ...news, lacking, round: news.round ?? { id: 0, number: 1, championship: '' } }
}

const isNow: Record<ChatTopic, (news: News) => boolean> = {
  deadline: ({ lacking }) => lacking !== null,
  goals: ({ live }) => live.length > 0,
  round: ({ round }) => round !== undefined,
}

/** BT6: undefined if the member who linked the group does not see the league any more. */
export async function previewNews(
  { db, askApp, site }: Pick<ChatServer, 'db' | 'askApp' | 'site'>,
  group: ChatGroupRow,
): Promise<ChatPreview['messages'] | undefined> {
  const { userId, championship } = group
  const reader = await askAs({ db, askApp, site, userId, language: 'pt-BR', championship })
  const news = reader && (await readNews(db, group, reader))
  if (!news) return undefined
  const shown = withExamples(news, { format: group.format, nowMs: Date.now() })
  const changed = shown.live.map(({ id }) => String(id))
  return CHAT_TOPICS.flatMap((topic) => {
    // News of goals shows the table, so there is none without rows.
    if (topic === 'goals' && shown.table.rows.length === 0) return []
    const text = tellNews({ topic, changed, news: shown, group, site })
    return text ? [{ topic, text, isNow: isNow[topic](news) }] : []
  })
}
