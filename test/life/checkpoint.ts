import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Chronicle } from './chronicle.ts'
import { Failure } from './failure.ts'
import type { LifeServer } from './server.ts'

/** A state to restart from: the product's own backup, and our knowledge of people and plans. */
export interface Checkpoint {
  chronicle: Chronicle
  /** Null at the start of a new run, when there is nothing to restore. */
  backup: string | null
}

export async function takeCheckpoint(
  server: LifeServer,
  chronicle: Chronicle,
  folder: string,
): Promise<Checkpoint & { backup: string }> {
  await mkdir(folder, { recursive: true })
  const backup = path.join(folder, `step-${chronicle.steps}.backup`)
  const { code, err } = await server.craque('backup', backup, '--with-secrets')
  if (code !== 0) throw new Failure('log', `the backup failed: ${err}`)
  const copy = structuredClone(chronicle)
  await writeFile(`${backup}.json`, JSON.stringify(copy))
  await copyFile(backup, path.join(folder, 'newest.backup'))
  await copyFile(`${backup}.json`, path.join(folder, 'newest.backup.json'))
  return { chronicle: copy, backup }
}

export async function readCheckpoint(backup: string): Promise<Checkpoint> {
  return { chronicle: JSON.parse(await readFile(`${backup}.json`, 'utf8')) as Chronicle, backup }
}
