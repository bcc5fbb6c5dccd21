import { mkdirSync, rmSync } from 'node:fs'
import { NODES, ports } from './cluster-places.mjs'
import { ask, startDaemon, until } from './cluster-process.mjs'
import { run } from './lib.mjs'

const client = (n) => `http://127.0.0.1:${ports.etcd(n)}`
const peer = (n) => `http://127.0.0.1:${ports.etcdPeer(n)}`

/** Three etcd members. Patroni elects the primary through their API v2, where its key is safe (docs/scaling.md). */
export function startEtcd(places) {
  const members = new Map()

  function start(n) {
    const flags = {
      name: `etcd${n}`,
      'data-dir': places.etcd(n),
      'listen-client-urls': client(n),
      'advertise-client-urls': client(n),
      'listen-peer-urls': peer(n),
      'initial-advertise-peer-urls': peer(n),
      'initial-cluster': NODES.map((other) => `etcd${other}=${peer(other)}`).join(),
    }
    const args = ['--enable-v2', ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])]
    const env = process.arch === 'arm64' ? { ETCD_UNSUPPORTED_ARCH: 'arm64' } : {}
    members.set(n, startDaemon('etcd', args, { log: places.log(`etcd${n}`), env }))
  }

  const isWhole = async () => (await Promise.all(NODES.map(isHealthy))).every(Boolean)
  const isHealthy = async (n) => (await ask(`${client(n)}/health`))?.text.includes('"true"') ?? false

  for (const n of NODES) {
    rmSync(places.etcd(n), { recursive: true, force: true })
    mkdirSync(places.etcd(n), { mode: 0o700 })
    run('chown', ['postgres:', places.etcd(n)])
    start(n)
  }
  return {
    start,
    isWhole,
    whenUp: () => until('etcd has a leader', isWhole),
    leader: async () => {
      for (const n of NODES) if ((await ask(`${client(n)}/v2/stats/self`))?.text.includes('StateLeader')) return n
      throw new Error('etcd has no leader')
    },
    kill: (n) => members.get(n).kill('SIGKILL'),
    stop: () => Promise.all([...members.values()].map((member) => member.kill('SIGKILL'))),
  }
}
