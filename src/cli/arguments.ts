import { parseArgs } from 'node:util'
import { LARGEST_ID } from '#contract/row-id.ts'
import type { Score } from '#domain/sport/outcome.ts'

export class UsageError extends Error {}

const options = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  yes: { type: 'boolean' },
  championship: { type: 'string' },
  rules: { type: 'string' },
  score: { type: 'string' },
  player: { type: 'string' },
  scout: { type: 'string', multiple: true },
  reason: { type: 'string' },
  to: { type: 'string' },
  by: { type: 'string' },
  'with-secrets': { type: 'boolean' },
  replace: { type: 'boolean' },
  into: { type: 'string' },
  name: { type: 'string' },
  'time-zone': { type: 'string' },
  modality: { type: 'string' },
  pair: { type: 'string', multiple: true },
  managers: { type: 'string' },
  'from-round': { type: 'string' },
  check: { type: 'boolean' },
  minor: { type: 'boolean' },
  from: { type: 'string' },
  once: { type: 'boolean' },
  every: { type: 'string' },
  file: { type: 'string' },
  listen: { type: 'string' },
} as const

export function parseCommand(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

export type Flags = ReturnType<typeof parseCommand>['values']

export function wholeNumber(text: string | undefined, name: string): number {
  if (text === undefined || !/^\d+$/.test(text))
    throw new UsageError(`${name} must be a whole number${text === undefined ? '' : `, not "${text}"`}`)
  // The journal keeps the id as it was typed. An id that the database cannot hold could not be read back from there.
  if (Number(text) > LARGEST_ID) throw new UsageError(`${name} must be at most ${LARGEST_ID}, not "${text}"`)
  return Number(text)
}

export function scoreOf({ score = '' }: Flags): Score {
  const [, home, away] = /^(\d{1,3})[-x](\d{1,3})$/.exec(score) ?? []
  if (home === undefined || away === undefined) throw new UsageError('--score must look like 2-1')
  return { home: Number(home), away: Number(away) }
}
