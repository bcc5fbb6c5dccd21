import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Cluster } from './cluster.ts'
import type { PostmasterRecord } from './postmaster-pid.ts'
import type { Settings } from './settings.ts'
import { makeSocketFolder } from './socket-folder.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback address')
  return address.port
}

/** A socket in a private folder; on Windows, where Node speaks no such sockets, the loopback address and a password. */
export async function whereToListen(
  { as }: Cluster,
  kept: PostmasterRecord | undefined,
): Promise<{ socketDir: string; settings: Settings }> {
  if (process.platform === 'win32') {
    const port = kept?.port ?? (await freePort())
    return { socketDir: '', settings: { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' } }
  }
  const socketDir = kept?.socketDir ?? (await makeSocketFolder(as))
  const settings = {
    listen_addresses: '',
    port: 5432,
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
  }
  return { socketDir, settings }
}
