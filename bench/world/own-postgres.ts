import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ensureGameDatabase } from '#db/embedded/game-database.ts'
import { run } from '#db/embedded/run.ts'
import { serviceUserFor } from '#db/embedded/service-user.ts'
import { configurationFile } from '#db/embedded/settings.ts'

/** Starts an installed PostgreSQL from its folder of programs, with the settings of the embedded one. */
export async function startOwnPostgres(programs: string, dataDir: string) {
  // PostgreSQL does not run as root, so another user must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const as = await serviceUserFor(dataDir)
  const folder = path.join(dataDir, 'own')
  const cluster = path.join(folder, 'data')
  await mkdir(folder)
  if (as) await chown(folder, as.uid, as.gid)
  const call = async (program: string, ...args: string[]) => {
    const { code, output } = await run(path.join(programs, program), ['-D', cluster, ...args], { as, cwd: folder })
    if (code !== 0) throw new Error(`${program}: ${output}`)
  }
  await call('initdb', '-U', 'postgres', '--encoding=UTF8', '--locale=C', '--auth=trust', '--data-checksums')
  await writeFile(path.join(cluster, 'postgresql.conf'), configurationFile({ unix_socket_directories: folder }))
  await call('pg_ctl', '-w', '-s', '-l', path.join(folder, 'log'), 'start')
  const admin = { host: folder, port: 5432, user: 'postgres', database: 'postgres' }
  const client = new pg.Client(admin)
  await client.connect()
  const game = await ensureGameDatabase(client, undefined).finally(() => client.end())
  return { connection: { ...admin, ...game }, admin, stop: () => call('pg_ctl', '-w', '-s', '-m', 'fast', 'stop') }
}
