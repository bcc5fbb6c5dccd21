import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { claimFeed, feedMoment, noteFailure, noteSuccess, type FeedMoment } from '#db/feed/feed-polls.ts'
import { noteFeed, type Feed } from '#db/feed/feeds.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { FeedProblem } from '#domain/feed/feed.ts'
import { backOffMs, pollEveryMs, type Pace } from '#domain/feed/polling.ts'
import { isBehind } from '#domain/feed/progress.ts'
import { refuses } from '#domain/import/problem.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { importChampionship, type ImportError } from '#jobs/import/import-championship.ts'
import type { Plan } from '#jobs/import/store/plan-import.ts'
import { summaryOf, type Summary } from '#jobs/import/store/summary.ts'
import { ADAPTERS } from './adapter/adapters.ts'
import type { Ask } from './ask/fetch-document.ts'
import { readSnapshot, type ReadDocuments, type SnapshotRead } from './read-snapshot.ts'

export interface Poller {
  ask: Ask
  /** Parses the documents; a server does this outside its event loop. */
  read: ReadDocuments
  token: string | undefined
  /** A random number between 0 and 1, for delays. */
  chance: () => number
}

export type PollOutcome = 'early' | 'nothing_new' | 'changed' | FeedProblem['kind']

interface Doubt {
  problem: FeedProblem
  /** A digest of what the source takes back. If the next poll has the same digest, the source is believed. */
  doubted: string | null
}

/** The operator accepts any change in advance. */
const ANYTHING = 'anything'

const digestOf = ({ takenBack }: Plan) => createHash('sha256').update(JSON.stringify(takenBack)).digest('base64url')

function doubtOf(error: ImportError): Doubt {
  if (error.kind === 'unknown_championship') throw new Error(`there is no championship ${error.slug}`)
  if (error.kind === 'doubted') {
    const matches = new Set(error.plan.takenBack.map(({ matchId }) => matchId)).size
    return { problem: { kind: 'doubted', matches }, doubted: digestOf(error.plan) }
  }
  if (error.kind === 'meanwhile') throw new Error('a feed brings no round files')
  const [first] = error.plan.problems.filter(refuses)
  if (!first) throw new Error('refused without a reason')
  const value = String(Object.values(first.values)[0] ?? '')
  return { problem: { kind: 'refused', code: first.code, value }, doubted: null }
}

/** FD3, FD4, FD5: stores the whole snapshot, or says why not. Undefined: its documents are those stored last. */
async function take(
  db: Kysely<Tables>,
  feed: Feed,
  { snapshot, nowMs }: { snapshot: SnapshotRead; nowMs: number },
): Promise<Result<Summary | undefined, Doubt>> {
  const { model, progress, digest } = snapshot
  if (digest === feed.digest) return ok(undefined)
  if (feed.progress && isBehind(progress, feed.progress)) return fail({ problem: { kind: 'overtaken' }, doubted: null })
  const isBelieved = (plan: Plan) =>
    plan.takenBack.length === 0 || feed.doubted === ANYTHING || feed.doubted === digestOf(plan)
  const imported = await importChampionship(db, {
    model,
    to: { into: feed.slug },
    files: [feed.address],
    managerId: null,
    heard: { atMs: nowMs, isBelieved },
  })
  return imported.ok ? ok(summaryOf(imported.value.plan)) : fail(doubtOf(imported.error))
}

const isChange = (summary: Summary) => Object.values(summary).some(({ made, changed }) => made > 0 || changed > 0)

/** The pause between polls in real time: the clock of the championship may run at another pace. */
function everyMs(pace: Pace, { now, pace: times, isRunning, nextStart }: FeedMoment): number {
  const nowMs = now.getTime()
  const nextStartMs = nextStart && nowMs + (nextStart.getTime() - nowMs) / times
  return pollEveryMs(pace, { nowMs, isRunning, nextStartMs })
}

/** FD2: polls a feed once, if it is due and no other process does, and records the result. */
export async function pollFeed(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  poller: Poller,
): Promise<PollOutcome> {
  const feed = await claimFeed(db, championshipId)
  if (!feed) return 'early'
  const { pace } = ADAPTERS[feed.kind]
  const { now } = await feedMoment(db, championshipId)
  const { address, timeZone } = feed
  const asked = { address, timeZone, nowMs: now.getTime(), token: poller.token }
  const read = await readSnapshot(poller.read, poller.ask, { kind: feed.kind, asked })
  const taken: Result<Summary | undefined, Doubt> = !read.ok
    ? fail({ problem: read.error, doubted: feed.doubted })
    : read.value
      ? await take(db, feed, { snapshot: read.value, nowMs: now.getTime() })
      : ok(undefined)
  // The new data may have begun or ended a match.
  const moment = await feedMoment(db, championshipId)
  const every = everyMs(pace, moment)
  if (!taken.ok) {
    const { problem, doubted } = taken.error
    const askedForMs = problem.kind === 'bad_status' ? (problem.retryAfterSeconds ?? 0) * 1000 : 0
    // A doubted answer is polled again soon: if repeated, it is believed.
    const failures = problem.kind === 'doubted' ? 0 : feed.failures
    const nextInMs = backOffMs(pace.runningMs, {
      failures,
      isRunning: moment.isRunning,
      askedForMs,
      chance: poller.chance(),
    })
    await noteFailure(db, { feed, problem, doubted, nextInMs, everyMs: every })
    if (feed.problem?.kind !== problem.kind) await noteFeed(db, championshipId, { kind: 'failed', detail: { problem } })
    return problem.kind
  }
  const isChanged = taken.value !== undefined && isChange(taken.value)
  const kept = read.ok && read.value ? { taken: read.value } : {}
  await noteSuccess(db, { feed, ...kept, isChanged, nextInMs: every, everyMs: every })
  if (feed.failures > 0) await noteFeed(db, championshipId, { kind: 'back', detail: { failures: feed.failures } })
  if (isChanged) await noteFeed(db, championshipId, { kind: 'changed', detail: { counts: taken.value } })
  return isChanged ? 'changed' : 'nothing_new'
}
