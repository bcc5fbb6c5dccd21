import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The nearest folder above this file that has a package.json. */
export function projectFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder))
    folder = path.dirname(folder)
  return folder
}

export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(projectFolder(), 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
