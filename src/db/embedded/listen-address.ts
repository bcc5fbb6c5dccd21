import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Cluster } from './cluster.ts'
import type { PostmasterRecord } from './postmaster-pid.ts'
import { makeSocketFolder } from './socket-folder.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback address')
  return address.port
}

type Address = { socketDir: string; options: string[] }

/**
 * A socket in a private folder. On Windows, where Node supports no such sockets, the loopback address and a password.
 * The address goes on the command line, because two processes that start at the same time would overwrite each other's
 * configuration file.
 */
export async function whereToListen({ as }: Cluster, kept: PostmasterRecord | undefined): Promise<Address> {
  if (process.platform === 'win32') {
    const port = kept?.port ?? (await freePort())
    return { socketDir: '', options: ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`] }
  }
  const socketDir = kept?.socketDir ?? (await makeSocketFolder(as))
  return { socketDir, options: ['-c', `unix_socket_directories="${socketDir}"`] }
}
