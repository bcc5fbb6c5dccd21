import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApps } from './cluster-app.mjs'
import { startEtcd } from './cluster-etcd.mjs'
import { faults } from './cluster-faults.mjs'
import { startHaproxy } from './cluster-haproxy.mjs'
import { ensurePackages, versions, whyNot } from './cluster-packages.mjs'
import { startPatroni } from './cluster-patroni.mjs'
import { startPeople } from './cluster-people.mjs'
import { APPS, placesIn } from './cluster-places.mjs'
import { missedGoals, tableOf } from './cluster-report.mjs'
import { startRows } from './cluster-rows.mjs'
import { startStreams } from './cluster-streams.mjs'
import { tryFault } from './cluster-trial.mjs'
import { versionBefore } from './cluster-version.mjs'
import { ensureBuilt, ensureInstalled, run } from './lib.mjs'

// Simulates several machines on one: etcd, Patroni, HAProxy and two app processes on loopback. Under load, the trial
// causes one fault after the other.
const words = process.argv.slice(2)
const valueOf = (flag, otherwise) => (words.includes(flag) ? words[words.indexOf(flag) + 1] : otherwise)
const only = valueOf('--only', '')
const pauses = Number(valueOf('--pauses', '2'))
// `--asynchronous` turns synchronous replication off, to prove that the trial detects lost writes.
const isSynchronous = !words.includes('--asynchronous')

const reason = whyNot()
if (reason) {
  console.log(`skipped: ${reason}.`)
  process.exit(0)
}
ensureInstalled()
ensureBuilt()
ensurePackages()
const before = versionBefore(valueOf('--before'))

const startedAt = performance.now()
const say = (line) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`)
const places = placesIn(mkdtempSync(path.join(tmpdir(), 'craque-cluster-')))
chmodSync(places.folder, 0o755)
run('chown', ['postgres:', places.folder])
const running = []
const results = []

async function startAll() {
  const etcd = startEtcd(places)
  running.push(etcd.stop)
  await etcd.whenUp()
  const patroni = startPatroni(places, { isSynchronous })
  running.push(patroni.stop)
  const haproxy = startHaproxy(places)
  running.push(haproxy.stop)
  await patroni.whenWhole()
  say(
    `${versions().join('; ')}: a primary and two replicas, ${isSynchronous ? 'one of them synchronous' : 'none of them synchronous'}`,
  )
  const apps = createApps(places)
  running.push(apps.stopAll)
  for (const n of APPS) {
    apps.start(n, before.folder)
    await apps.whenReady(n)
  }
  say(`two processes of the earlier version, ${before.commit.slice(0, 12)}`)
  const isWhole = async () => (await etcd.isWhole()) && (await patroni.isWhole()) && (await apps.isWhole())
  return { places, etcd, patroni, apps, isWhole }
}

async function startLoad() {
  const rows = await startRows()
  running.push(rows.stop)
  const people = await startPeople()
  running.push(people.stop)
  const streams = startStreams()
  running.push(streams.stop)
  return { rows, people, streams }
}

async function stopAll() {
  for (const stop of running.splice(0).reverse()) await stop()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void stopAll().then(() => process.exit(1)))

try {
  const cluster = await startAll()
  const load = await startLoad()
  for (const fault of faults(pauses).filter(({ name }) => name.includes(only))) {
    say(fault.name)
    const figures = await tryFault(fault, cluster, load)
    results.push(figures)
    say(`${missedGoals(figures).length === 0 ? '✓' : '✗'} ${JSON.stringify(figures)}`)
  }
} catch (error) {
  process.exitCode = 1
  console.error(error)
} finally {
  await stopAll()
  if (process.exitCode === 1) console.log(`their logs are in ${places.folder}`)
  else rmSync(places.folder, { recursive: true, force: true })
}
console.log(`\n${tableOf(results)}\n`)
if (results.some((figures) => missedGoals(figures).length > 0)) process.exitCode = 1
process.exit()
