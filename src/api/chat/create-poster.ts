import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import {
  moveGroup,
  noteGroupGone,
  noteLook,
  takeGroupsToLookAt,
  type ChatGroupRow,
  type LookOutcome,
  type WaitingMessage,
} from '#db/chat/chat-group.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChatTopic } from '#domain/chat/chat-services.ts'
import { chooseNews, firstTold } from '#domain/chat/choose-news.ts'
import { isQuiet, maySpeak } from '#domain/chat/may-speak.ts'
import type { AskApp } from '#api/http/page.ts'
import { adapterOf } from './adapter-of.ts'
import { askAs, type AskAs } from './ask-as.ts'
import type { ChatAdapter, ChatHosts } from './chat-adapter.ts'
import { minuteOfDayIn } from './minute-of-day.ts'
import { readNews, type News } from './read-news.ts'
import { tellNews } from './tell-news.ts'

/** Draws the page of a league as the reader sees it. Undefined if there is no picture. */
export type DrawLeague = (group: ChatGroupRow, reader: AskAs) => Promise<Uint8Array | undefined>

export interface PosterOptions {
  db: Kysely<Tables>
  log: Pick<Logger, 'warn' | 'error'>
  askApp: AskApp
  site: string
  hosts: ChatHosts
  drawLeague: DrawLeague
  nowMs?: () => number
}

const AT_ONCE = 50
const PLAYING_SECONDS = 15
const IDLE_SECONDS = 60
const UNCONNECTED_SECONDS = 300
/** A message is given up after more failures in a row than this. */
const MOST_FAILURES = 8
const MINUTE_MS = 60_000
/** Minutes after which a message of a topic is no longer sent. */
const FRESH_MINUTES: Record<ChatTopic, number> = { deadline: 60, goals: 10, round: 24 * 60 }

const quietOf = ({ quietFrom, quietTo }: ChatGroupRow) =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo }

const later = ({ told, waiting, failures }: ChatGroupRow, lookInSeconds: number): LookOutcome => ({
  told,
  waiting,
  failures,
  hasSpoken: false,
  lookInSeconds,
})

/**
 * BT6: sends groups the news that they chose. Each call handles up to 50 groups that are due, and returns the number of
 * messages that services accepted.
 */
export function createPoster({ db, log, askApp, site, hosts, drawLeague, nowMs = Date.now }: PosterOptions) {
  interface Sending {
    group: ChatGroupRow
    reader: AskAs
    adapter: ChatAdapter
    message: WaitingMessage
    outcome: LookOutcome
  }

  /** If a picture cannot be drawn, the text is sent without it. */
  async function pictureOf(group: ChatGroupRow, reader: AskAs): Promise<Uint8Array | undefined> {
    try {
      return await drawLeague(group, reader)
    } catch (error) {
      log.warn({ err: error, group: group.id }, 'a group gets no picture')
      return undefined
    }
  }

  async function send({ group, reader, adapter, message, outcome }: Sending): Promise<boolean> {
    const { id, service, address } = group
    const picture = message.picture ? await pictureOf(group, reader) : undefined
    // Noted first: a crash in between loses a message, and never sends one twice.
    await noteLook(db, id, { ...outcome, waiting: null, failures: 0, hasSpoken: true })
    const sent = await adapter.tell(address, { text: message.text, picture })
    if (sent.kind === 'sent') return true
    if (sent.kind === 'gone') await noteGroupGone(db, service, address)
    if (sent.kind === 'refused') log.warn({ service, group: id, detail: sent.detail }, 'a chat refused a message')
    const failures = group.failures + 1
    if (sent.kind === 'moved') await moveGroup(db, { service, from: address, to: sent.to })
    if (sent.kind !== 'later' && sent.kind !== 'moved') return false
    if (failures > MOST_FAILURES) return false
    const seconds = sent.kind === 'moved' ? 1 : Math.max(sent.seconds, Math.min(2 ** failures, 900))
    await noteLook(db, id, { ...outcome, waiting: message, failures, hasSpoken: false, lookInSeconds: seconds })
    return false
  }

  function chosen(
    group: ChatGroupRow,
    news: News,
  ): { message: WaitingMessage; told: ChatGroupRow['told'] } | undefined {
    const wants = { deadline: group.saysDeadline, goals: group.saysGoals, round: group.saysRound }
    const choice = chooseNews(news.facts, group.told, wants)
    const text = choice && tellNews({ topic: choice.topic, changed: choice.changed, news, group, site })
    if (!choice || !text) return undefined
    const untilMs = nowMs() + FRESH_MINUTES[choice.topic] * MINUTE_MS
    return { message: { text, picture: choice.topic === 'round' ? 'league' : null, untilMs }, told: choice.told }
  }

  async function look(group: ChatGroupRow): Promise<boolean> {
    const { id, service, address, waiting, told } = group
    const reader = await askAs({
      db,
      askApp,
      site,
      userId: group.userId,
      language: 'pt-BR',
      championship: group.championship,
    })
    const adapter = await adapterOf(service, db, hosts)
    if (!adapter || !reader) {
      await noteLook(db, id, later(group, UNCONNECTED_SECONDS))
      return false
    }
    const news = await readNews(db, group, reader)
    // BT1: the member who linked the group may no longer see the league, so the group gets no more news.
    if (!news) {
      await noteGroupGone(db, service, address)
      return false
    }
    const isPlaying = news.live.length > 0
    const message = waiting && waiting.untilMs > nowMs() ? waiting : null
    // A message that waits when the quiet hours begin is sent after them.
    const outcome = { ...later(group, isPlaying ? PLAYING_SECONDS : IDLE_SECONDS), waiting: message }
    const minuteOfDay = minuteOfDayIn(nowMs(), group.timeZone)
    const quiet = quietOf(group)
    if (message && !isQuiet(minuteOfDay, quiet)) return send({ group, reader, adapter, message, outcome })
    if (told.table === undefined) {
      await noteLook(db, id, { ...outcome, told: firstTold(news.facts) })
      return false
    }
    const saidAtMs = group.saidAt?.getTime() ?? null
    const may = maySpeak({ nowMs: nowMs(), saidAtMs, minuteOfDay, quiet, isPlaying })
    const found = may ? chosen(group, news) : undefined
    if (found)
      return send({ group, reader, adapter, message: found.message, outcome: { ...outcome, told: found.told } })
    // While no match is played, corrections may change the table. The newest table is stored, so that the next goal is
    // compared with it.
    const { table } = news.facts
    await noteLook(db, id, { ...outcome, told: isPlaying ? told : { ...told, scores: {}, table } })
    return false
  }

  return async (): Promise<number> => {
    let said = 0
    for (const group of await takeGroupsToLookAt(db, AT_ONCE)) {
      try {
        if (await look(group)) said++
      } catch (error) {
        // An error in one group must not stop the others. The group is looked at again later.
        log.error({ err: error, group: group.id }, 'a group could not be told')
      }
    }
    return said
  }
}
