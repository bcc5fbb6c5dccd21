import { existsSync, readFileSync } from 'node:fs'
import { APPS } from './cluster-places.mjs'
import { query } from './cluster-rows.mjs'

/** What may come to pass once in the life of a round or match; whoever comes second finds it done and says so. */
const onceOnly = { lock_round: 'locked', settle_round: 'settled', settle_picks: 'settled' }

/** What the processes of the app said with this message. */
const said = (places, message) =>
  APPS.map((n) => places.log(`app${n}`))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line))

/** Of people: not those of the proxy that looks whether we live. */
export const requestsAnswered = (places) =>
  said(places, 'request').filter(({ route }) => route.startsWith('/api/')).length

/** By what the processes say they did, and by the count that each settlement leaves in its round. */
export async function jobsDone(places) {
  const all = said(places, 'job')
  const done = all.filter(({ task, outcome }) => onceOnly[task] === outcome)
  const times = new Map()
  for (const { task, id } of done) times.set(`${task} ${id}`, (times.get(`${task} ${id}`) ?? 0) + 1)
  const [{ rounds }] = await query('select count(*)::int as rounds from round where settlements > 1')
  return { all: all.length, count: done.length, twice: [...times].filter(([, count]) => count > 1).length + rounds }
}
