import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { firstChampionship } from '#db/championship/championship.ts'
import { later, setGameTime } from '#db/testing/game-time.ts'
import { playMatch } from '#jobs/life-cycle/apply-news.ts'
import { sampleWorldProvider } from '#jobs/world/world-provider.ts'
import { withVisitors, openStreams } from './with-visitors.ts'
import { everyday, portOf, type Scene } from './scene.ts'

/** A pace that almost stops the clock. The restart that follows takes a minute, in which no event may happen. */
const STILL = 1e-5
/** Three times as often as ten parallel matches with one event a minute each. */
const EVERY_MS = 2_000
/** Minutes without an event take almost no time, so this ends before the server closes strangers' streams (60 s). */
const NEWS_MINUTES = Array.from({ length: 40 }, (_, index) => index + 1)
/** The share of streams that belong to the added people. The others belong to strangers. */
const OWN_STREAMS = 0.8

/** The time from an event in a match until the last open stream has received it with its ranks. */
export async function measureNews({ database: { db }, server, round, cookies }: Scene, all: readonly string[]) {
  const source = sampleWorldProvider(db, firstChampionship)
  const [match] = round.matches
  if (!match) throw new Error('the round has no match')
  const limit = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
  const open = Math.min(all.length, limit - 200)
  const streams = await openStreams(
    { port: portOf(server), matchId: match.id },
    all.slice(0, open).map((cookie, index) => (index < open * OWN_STREAMS ? cookie : '')),
  )
  try {
    let [lostStreams, ownNews] = [0, 0]
    const { value: newsMs, visitTimes } = await withVisitors(
      { port: portOf(server), paths: everyday, cookies },
      async () => {
        const times: number[] = []
        for (const minutes of NEWS_MINUTES) {
          await setGameTime(db, later(match.startsAt, { seconds: minutes * 60 }), STILL)
          const from = Date.now()
          if ((await playMatch(db, source, { matchId: match.id })) !== 'playing') continue
          const event = await streams.nextEvent()
          times.push(event.atMs - from)
          lostStreams = event.lost
          ownNews = event.own
          await pause(Math.max(0, from + EVERY_MS - Date.now()))
        }
        return times
      },
    )
    return { newsMs, visitsDuringNews: visitTimes, lostStreams, ownNews, streams: open }
  } finally {
    streams.close()
  }
}
