import { setTimeout as pause } from 'node:timers/promises'
import { craque } from './cluster-app.mjs'
import { jobsDone } from './cluster-logs.mjs'
import { until } from './cluster-process.mjs'

const calmMs = 3_000

/** Repeats a read that failed, for example because its connection broke, at most nine times, half a second apart. */
async function withRetries(look) {
  for (let tries = 1; ; tries++) {
    try {
      return await look()
    } catch (error) {
      if (tries === 10) throw error
      await pause(500)
    }
  }
}

function auditWrong() {
  const { text, error } = craque('audit', '--json')
  if (!text.trim().startsWith('[')) throw new Error(`audit: ${text}${error}`)
  return JSON.parse(text).reduce((sum, { wrong }) => sum + wrong, 0)
}

/** Causes one fault under load, waits until the cluster has recovered, and counts the damage. */
export async function tryFault(fault, cluster, { rows, people, streams }) {
  const before = { rows: rows.acknowledged(), writes: people.writes.count() }
  const fromMs = performance.now()
  const facts = await fault.break(cluster)
  await until('the cluster is whole', () => cluster.isWhole(), { patienceMs: 180_000 })
  const wholeMs = performance.now()
  await until('every stream has received an event', () => streams.heardSince(wholeMs) === streams.count).catch(
    () => undefined,
  )
  await pause(calmMs)
  const toMs = performance.now()
  const found = await withRetries(people.compare)
  const jobs = await withRetries(() => jobsDone(cluster.places))
  const gapOf = (gaps) => gaps.longest(fromMs, toMs)
  return {
    name: fault.name,
    rows: rows.acknowledged() - before.rows,
    writes: people.writes.count() - before.writes,
    lost: (await withRetries(rows.lost)) + found.lost.length,
    doubled: found.doubled.length,
    wrong: await withRetries(auditWrong),
    withoutWrites: Math.max(gapOf(rows.gaps), gapOf(people.writes)),
    withoutReads: gapOf(people.reads),
    withoutPublicReads: gapOf(people.publicReads),
    streams: streams.count,
    streamsBack: streams.heardSince(wholeMs),
    stale: people.stale(),
    jobs: jobs.count,
    jobsOfAllKinds: jobs.all,
    jobsTwice: jobs.twice,
    died: cluster.apps.haveDied().length,
    seconds: (toMs - fromMs) / 1000,
    ...facts,
  }
}
