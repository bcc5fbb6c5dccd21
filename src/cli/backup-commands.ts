import path from 'node:path'
import { replaceSessionSecret, sessionSecret } from '#api/session/secret.ts'
import type { Manifest } from '#db/backup/backup-file.ts'
import { verifyBackup } from '#db/backup/read-backup.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { takeBackup } from '#db/backup/take-backup.ts'
import { showProgress } from '#server/progress.ts'
import { readVersion } from '#server/version.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'

function fileOf(word: string | undefined): string {
  if (!word) throw new UsageError('name the file of the backup')
  return path.resolve(word)
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`

function about({ version, takenAtMs, migrations, tables, secret }: Manifest) {
  return {
    version,
    migration: migrations.at(-1)?.version,
    takenAt: new Date(takenAtMs).toISOString(),
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    hasSecrets: secret !== null,
  }
}

const told = ({ version, migration, takenAt, tables, rows }: ReturnType<typeof about>) =>
  `taken ${takenAt} by Craque ${version} (migration ${migration}): ${tables} tables, ${rows} rows`

const withoutSecrets =
  'What signs sessions is not in it: after a restore everybody signs in again, and guests are lost.'

/** Shows a bar only on a terminal, because elsewhere a program may read or mail the output. */
const progressOf = (title: string) => (process.stderr.isTTY ? showProgress(title, process.stderr) : () => undefined)

export const backupCommands: Record<string, Command> = {
  'backup verify': {
    usage: 'backup verify FILE',
    about: 'reads a whole backup and compares every hash; a file that passes can be restored',
    runAlone: async ([word]) => {
      const file = fileOf(word)
      const { manifest, sizeBytes } = await verifyBackup(file, progressOf('Verify'))
      const facts = { file, bytes: sizeBytes, ...about(manifest) }
      const lines = [`${file} is whole: ${told(facts)}, ${megabytes(sizeBytes)}.`]
      if (!facts.hasSecrets) lines.push(withoutSecrets)
      return { text: lines.join('\n'), json: facts }
    },
  },
  backup: {
    usage: 'backup FILE [--with-secrets]',
    about: 'saves everything at one moment in a file, also while a server runs; --with-secrets adds keys and sessions',
    run: async ({ db, pool, place }, [word], flags) => {
      const secret = flags['with-secrets'] ? await sessionSecret({ db, ...place }) : null
      const options = { file: fileOf(word), version: readVersion(), secret, onProgress: progressOf('Backup') }
      const taken = await takeBackup(pool, options)
      const lines = [`${taken.file}: ${taken.tables} tables, ${taken.rows} rows, ${megabytes(taken.bytes)}.`]
      if (secret === null) lines.push(`${withoutSecrets} --with-secrets keeps it.`)
      return { text: lines.join('\n'), json: { ...taken, hasSecrets: secret !== null } }
    },
  },
  restore: {
    usage: 'restore FILE [--replace]',
    about: 'restores a backup, all of it or nothing; --replace overwrites an existing game',
    run: async ({ db, pool, place }, [word], flags) => {
      const file = fileOf(word)
      const replace = flags.replace ?? false
      const { manifest } = await restoreBackup(pool, { file, replace, onProgress: progressOf('Restore') })
      if (manifest.secret !== null) await replaceSessionSecret({ db, ...place }, manifest.secret)
      const facts = about(manifest)
      const lines = [`Restored ${file}, ${told(facts)}.`]
      if (!facts.hasSecrets) lines.push(withoutSecrets)
      return { text: lines.join('\n'), json: facts }
    },
  },
}
