import { existsSync, readFileSync } from 'node:fs'
import { APPS } from './cluster-places.mjs'
import { query } from './cluster-rows.mjs'

/**
 * Steps that must take effect once per round or match, with the outcome that the log then has. A process that repeats
 * such a step logs another outcome.
 */
const onceOnly = { lock_round: 'locked', settle_round: 'settled', settle_picks: 'settled' }

/** Log entries of the app processes with this message. */
const said = (places, message) =>
  APPS.map((n) => places.log(`app${n}`))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line))

/** Requests by people, without the proxy's health checks. */
export const requestsAnswered = (places) =>
  said(places, 'request').filter(({ route }) => route.startsWith('/api/')).length

/** Counts jobs in the logs of the app processes. `twice` also counts rounds that the database shows as resettled. */
export async function jobsDone(places) {
  const all = said(places, 'job')
  const done = all.filter(({ task, outcome }) => onceOnly[task] === outcome)
  const times = new Map()
  for (const { task, id } of done) times.set(`${task} ${id}`, (times.get(`${task} ${id}`) ?? 0) + 1)
  const [{ rounds }] = await query('select count(*)::int as rounds from round where settlements > 1')
  return { all: all.length, count: done.length, twice: [...times].filter(([, count]) => count > 1).length + rounds }
}
