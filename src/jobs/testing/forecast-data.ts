import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readResults, type ResultsFile } from '#jobs/forecast/read-results.ts'

const DATA = path.resolve('../shared/data')

export const hasData = existsSync(DATA)
export const dataPath = (name: string): string => path.join(DATA, name)

export function loadData(name: string): ResultsFile {
  const file = readResults(name, readFileSync(dataPath(name), 'utf8'))
  if (!file.ok) throw new Error(`${name}: ${file.error.kind}`)
  return file.value
}
