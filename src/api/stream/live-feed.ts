import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { LiveChanged, LiveMatch, LivePlayerChange } from '#contract/live.ts'
import { pickersOf } from '#db/live/causes.ts'
import { matchNews, type EventRange, type MatchNews } from '#db/live/live.ts'
import { rankingPeriodEnds } from '#db/ranking/ranking.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import type { PlayerInRound } from '#domain/settlement/score-batch.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { DataSet } from '#domain/data-set.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import { yieldToOthers } from '#live/yield-to-others.ts'
import type { Rankings } from '#live/rankings.ts'
import { passingProblem } from '#api/http/passing-problem.ts'
import { type Arrangements, createRoundStory } from './round-story.ts'
import { createCorrections, type CorrectionCauses, createDecisions, picksSettledBetween } from './news-since.ts'
import { awaitedRankings, type EarlierRankings } from './earlier-rankings.ts'
import { createGate } from './gate.ts'
import type { LiveFeed } from './feed-interface.ts'
import { pollNewcomers } from './poll-newcomers.ts'
import { knowing, noteRunning, readRankings, type BulkReads, type RankingsSnapshot } from './rankings-snapshot.ts'
import { createRetryTimer } from './retry-timer.ts'
import { createSettlementWait, LOOK_AGAIN_MS } from './settlement-wait.ts'
import type { StreamChannel } from './stream-channel.ts'
import { createAnnouncedRanks, type OwnEvents } from './announced-ranks.ts'

interface FeedLog {
  warn(facts: object, message: string): void
}

/** Data sets whose change also changes the stored part of the rankings. */
const rankingSets: ReadonlySet<DataSet> = new Set(['ranking', 'round'])
const nothingSettled: CorrectionCauses = { settled: () => [], explain: (cause) => cause }
/** The pause after a failed attempt to read the earlier ranks. */
const retryMs = 2_000
const longestTimerMs = 2 ** 31 - 1

interface RoundNews {
  changes: readonly LivePlayerChange[]
  /** How the lineups were arranged before the changes. */
  arrangements?: Arrangements
  corrections?: CorrectionCauses
}

interface FeedInput {
  db: Kysely<Tables>
  bulk?: BulkReads
  championshipId: ChampionshipId
  channel: Omit<StreamChannel, 'size' | 'keepOnly'>
  log: FeedLog
  /** From this many managers on, a start shows ranks before it knows who rose, and reads wait for a due settlement. */
  quickStartFrom?: number
  /** Called when the table has changed, before clients hear about it. */
  onMoved?: () => void
}

export function createLiveFeed(input: FeedInput): LiveFeed {
  const { db, championshipId, channel, log, onMoved } = input
  const { bulk = { db, second: db }, quickStartFrom = 20_000 } = input
  let current: RankingsSnapshot | undefined
  const mark = randomBytes(4).toString('hex')
  let version = 0
  let isStale = true
  /** True: the earlier reading may be of another database, whose transactions have other numbers. */
  let isUnsure = false
  let isClosed = false
  let queue: Promise<void> = Promise.resolve()
  /** The first gate is closed while the overall board is half moved; the second until the other boards have moved. */
  const [whole, others] = [createGate(), createGate()]
  let lookingBack: Promise<void> | undefined
  const retry = createRetryTimer(() => enqueue(refresh))
  let periodTimer: NodeJS.Timeout | undefined
  let putOffTimer: NodeJS.Timeout | undefined
  /** Announcements that wait until the data is read again: a page that fetched it earlier would get old data. */
  const owed = new Set<LiveChanged['what']>()
  const ranks = createAnnouncedRanks(channel)
  const story = createRoundStory(db)
  const isWorthWaiting = createSettlementWait(db)
  const readCorrections = createCorrections(db, championshipId)
  const readDecisions = createDecisions(db, championshipId)
  const greeting = pollNewcomers(async () => story.greet(current, channel.managers()), log)

  /** Runs one step at a time, in order of arrival. A failure loses nothing: everything is read again. */
  function enqueue(work: () => Promise<void>) {
    queue = queue.then(async () => {
      if (isClosed) return
      try {
        await work()
      } catch (error) {
        // The database closes after its feeds, and a feed may still be reading.
        if (isClosed) return
        log.warn({ err: error }, 'live feed could not read the database and will retry')
        isStale = true
        isUnsure = true
        retry.later()
        markOld()
      }
    })
  }

  function markOld() {
    if (!current || current.oldSinceMs !== null) return
    current = { ...current, oldSinceMs: Date.now() }
    turn()
    for (const what of ['ranking', 'league'] as const) {
      owed.add(what)
      channel.publish({ event: 'changed', data: { what } })
    }
  }

  async function isPutOff({ read, round }: RankingsSnapshot): Promise<boolean> {
    if (!round || isUnsure || read.stats.columns.managerIds.length < quickStartFrom) return false
    try {
      return await isWorthWaiting(round.id)
    } catch (error) {
      log.warn({ err: error }, 'live feed could not see whether a settlement runs and reads the rankings now')
      return false
    }
  }

  function lookAgain() {
    clearTimeout(putOffTimer)
    if (isClosed) return
    putOffTimer = setTimeout(() => enqueue(refresh), LOOK_AGAIN_MS)
    putOffTimer.unref()
  }

  function turn() {
    version++
    onMoved?.()
  }

  async function refresh() {
    if (!isStale || retry.isWaiting()) return
    if (current && (await isPutOff(current))) return lookAgain()
    clearTimeout(putOffTimer)
    isStale = false
    const earlier = current
    const known = isUnsure ? undefined : earlier
    isUnsure = false
    const isStart = !earlier || earlier.awaited !== undefined
    const read = await readRankings(bulk.db, championshipId, {
      earlier: known,
      second: bulk.second,
      ...(isStart && { quickStartFrom }),
    })
    // The comparison may have become known meanwhile.
    current = current?.before ? knowing(read, current.before) : read
    turn()
    const changes = await story.catchUp(current, earlier)
    const corrections = await readCorrections(channel.managers())
    const picks = await picksSettledBetween(db, { earlier, now: current }, channel.managers())
    const settled = (managerId: ManagerId) => [...corrections.settled(managerId), ...(picks.get(managerId) ?? [])]
    channel.tell(await ownNews({ changes, corrections: { settled, explain: corrections.explain } }))
    for (const { managerId, match } of await readDecisions(channel.managers()))
      channel.tell(new Map([[managerId, { event: 'yours', data: match }]]))
    const { inMs } = await rankingPeriodEnds(db, championshipId)
    clearTimeout(periodTimer)
    periodTimer = setTimeout(() => stale('ranking'), Math.min(Math.max(inMs, 0) + 50, longestTimerMs))
    periodTimer.unref()
    for (const what of owed) channel.publish({ event: 'changed', data: { what } })
    owed.clear()
    // Reset only after all steps: otherwise a step that fails each time would be retried every two seconds.
    retry.reset()
    if (current.awaited) lookingBack ??= lookBack().finally(() => (lookingBack = undefined))
  }

  /** Runs while the feed handles announcements. It reads again if the compared round has changed meanwhile. */
  async function lookBack() {
    const next = () => (isClosed || !current?.awaited ? undefined : { ...current, awaited: current.awaited })
    for (let asked = next(); asked; asked = next()) {
      const { awaited, round } = asked
      try {
        const before = await awaitedRankings(bulk.db, { championshipId, isInPlay: round !== undefined, awaited })
        if (before) becomeKnown(before)
        else {
          stale('ranking')
          await queue
          if (isStale) await pause(LOOK_AGAIN_MS, undefined, { ref: false })
        }
      } catch (error) {
        if (!isClosed) log.warn({ err: error }, 'live feed could not read the earlier ranks and will retry')
        await pause(retryMs, undefined, { ref: false })
      }
    }
  }

  function becomeKnown(before: EarlierRankings) {
    const known = current && knowing(current, before)
    if (known === current) return
    current = known
    turn()
    channel.publish({ event: 'changed', data: { what: 'ranking' } })
  }

  function stale(what: LiveChanged['what']) {
    isStale = true
    enqueue(refresh)
    enqueue(async () => {
      if (isStale) owed.add(what)
      else channel.publish({ event: 'changed', data: { what } })
    })
  }

  async function playOn(range: EventRange) {
    await refresh()
    const news = await matchNews(db, range)
    if (!news || !current) return
    const { roundId, ...match } = news
    // The first event of a round whose lock this process has not seen: the round must be read whole.
    if (roundId !== null && roundId !== current.round?.id) {
      isStale = true
      await refresh()
    }
    await workIn(current, news).finally(others.open)
    if (roundId === null && match.moments.length > 0) await announceToPickers({ ...match, players: [] })
  }

  async function workIn(snapshot: RankingsSnapshot, { roundId, ...match }: MatchNews) {
    const { rankings, round, running } = snapshot
    const isOfRound = roundId !== null && roundId === round?.id
    const isTurned = isOfRound && noteRunning(running, match)
    const before = rankings.round?.version()
    const arrangements = story.arrangements(snapshot, channel.managers())
    const changes = isOfRound ? await move(rankings, await attendanceOf(db, { roundId, matchId: match.matchId })) : []
    const hasChanged = before !== rankings.round?.version()
    if (isTurned || hasChanged) turn()
    const players = roundId === null ? [] : await story.hear({ roundId, matchId: match.matchId }, changes)
    // Owners of the player get the event as their own first, so that a page can drop the same news about the match.
    const own = hasChanged ? await ownNews({ changes: players, arrangements }) : undefined
    channel.publish({ event: 'match', data: { ...match, players } }, own)
    if (!hasChanged) return
    await channel.delivered()
    await rankings.moveOthersInBatches()
  }

  /** Requests wait while ranks move, until everybody has moved. They do not wait while this finds out who moves. */
  function move(rankings: Rankings, players: PlayerInRound[]) {
    const onMove = () => [whole, others].forEach((gate) => gate.close())
    return rankings.setPointsInBatches(players, onMove).finally(whole.open)
  }

  async function announceToPickers(data: LiveMatch) {
    const managerIds = await pickersOf(db, { matchId: data.matchId, managerIds: [...channel.managers()] })
    channel.tell(new Map(managerIds.map((managerId) => [managerId, { event: 'yours', data }])))
  }

  /** The `you` events of managers with a page open: what moved them, and to which rank. */
  async function ownNews(news: RoundNews): Promise<OwnEvents> {
    if (!current) return new Map()
    const { settled, explain } = news.corrections ?? nothingSettled
    const causesOf = await story.causes(current, news, channel.managers())
    const allOf = (managerId: ManagerId) => [...settled(managerId), ...causesOf(managerId).map(explain)]
    return yieldToOthers(ranks.news(current.rankings, allOf))
  }

  return {
    snapshot: async (scope = 'global') => {
      if (!current) {
        enqueue(refresh)
        await queue
      }
      await whole.passed()
      if (scope !== 'global') await others.passed()
      if (!current) throw passingProblem('table_unavailable')
      return current
    },
    version: () => `${mark}.${version}`,
    onMatchEvents: (range) => enqueue(() => playOn(range)),
    onVersion: (name) => {
      if (rankingSets.has(name)) stale(name)
      // Every event of a match also counts as a change of `match`, and has its own message.
      else if (name !== 'match') enqueue(async () => channel.publish({ event: 'changed', data: { what: name } }))
    },
    reconnected: () => {
      isUnsure = true
      retry.reset()
      stale('all')
    },
    idle: async () => {
      let last: Promise<void> | undefined
      while (last !== queue) {
        last = queue
        await queue
        await lookingBack
      }
    },
    close: () => {
      isClosed = true
      greeting.close()
      retry.close()
      clearTimeout(periodTimer)
      clearTimeout(putOffTimer)
    },
  }
}
