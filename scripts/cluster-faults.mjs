import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requestsAnswered } from './cluster-logs.mjs'
import { APPS } from './cluster-places.mjs'
import { signalAll, until } from './cluster-process.mjs'
import { forgetStatements, statementShares } from './cluster-statements.mjs'
import { nextSegment } from './cluster-superuser.mjs'
import { run } from './lib.mjs'

/** Long enough for another node to take over before this one wakes up. */
const pausedMs = 20_000

const takesOver = (cluster, before) =>
  until('another node is the primary', async () => ![undefined, before].includes(await cluster.patroni.primary()))

async function pausePrimary(cluster) {
  const before = await cluster.patroni.primary()
  const stopped = cluster.patroni.processesOf(before)
  signalAll(stopped, 'SIGSTOP')
  await pause(pausedMs)
  signalAll(stopped, 'SIGCONT')
  await takesOver(cluster, before)
}

/** Fills the disk until not even a page of write-ahead log fits. */
async function fillDisk(cluster, n) {
  const file = path.join(cluster.places.disk(n), 'filler')
  writeFileSync(file, '')
  run('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M'], { stdio: 'ignore' })
  run('dd', ['if=/dev/zero', `of=${file}`, 'bs=4k', 'oflag=append', 'conv=notrunc'], { stdio: 'ignore' })
  return () => rmSync(file)
}

/** Each fault, and what is restarted by hand afterwards. Everything else must recover by itself. */
export const faults = (pauses) => [
  {
    name: 'the app is updated, one process after the other',
    break: async ({ apps }) => {
      for (const n of APPS) {
        await apps.stop(n)
        apps.start(n)
        await apps.whenReady(n)
      }
    },
  },
  {
    name: 'nothing, for half a minute',
    break: async ({ places }) => {
      await forgetStatements()
      const before = requestsAnswered(places)
      await pause(30_000)
      return { requests: requestsAnswered(places) - before, statements: await statementShares() }
    },
  },
  {
    name: 'kill -9 of a process of the app',
    break: async ({ apps }) => {
      await apps.kill(1)
      await pause(5_000)
      apps.start(1)
    },
  },
  {
    name: 'kill -9 of the postmaster of the primary',
    break: async ({ patroni }) => signalAll([patroni.postmasterOf(await patroni.primary())], 'SIGKILL'),
  },
  {
    name: 'kill -9 of the whole node of the primary, its replicas a second behind',
    break: async (cluster) => {
      const before = await cluster.patroni.primary()
      signalAll(cluster.patroni.sendersOf(before), 'SIGSTOP')
      await pause(1_000)
      cluster.patroni.killNode(before)
      await takesOver(cluster, before)
      await pause(3_000)
      cluster.patroni.start(before)
    },
  },
  {
    name: 'kill -9 of the node of the synchronous replica',
    break: async ({ patroni }) => {
      const replica = await patroni.replica()
      patroni.killNode(replica)
      await pause(15_000)
      patroni.start(replica)
    },
  },
  {
    name: "kill -9 of etcd's leader",
    break: async ({ etcd }) => {
      const leader = await etcd.leader()
      await etcd.kill(leader)
      await pause(10_000)
      etcd.start(leader)
    },
  },
  ...Array.from({ length: pauses }, (_, n) => ({
    name: `the primary stopped for 20 s and continued, ${n + 1} of ${pauses}`,
    break: pausePrimary,
  })),
  {
    name: 'the disk of the synchronous replica is full',
    break: async (cluster) => {
      const replica = await cluster.patroni.replica()
      const empty = await fillDisk(cluster, replica)
      for (let second = 0; second < 20; second++) {
        await nextSegment()
        await pause(1_000)
      }
      empty()
      const words = readFileSync(cluster.places.log(`patroni${replica}`), 'utf8')
      if (!words.includes('No space left on device')) throw new Error('the replica did not notice its full disk')
    },
  },
]
