import { randomInt } from 'node:crypto'
import { httpProblem } from './http-problems.ts'
import type { ProblemError } from './problem.ts'

const waitSeconds = { busy: 2, unavailable: 4, disk_full: 30, table_unavailable: 5 } as const
export type PassingKind = keyof typeof waitSeconds

export const isPassing = (kind: unknown): kind is PassingKind => typeof kind === 'string' && kind in waitSeconds

/** Seconds after which to ask again: not the same for everybody, or all of them would come back at once. */
export const retryAfterSeconds = (kind: PassingKind): number => waitSeconds[kind] + randomInt(waitSeconds[kind])

/** What is over in a moment: the answer says when to ask again. */
export const passingProblem = (kind: PassingKind): ProblemError =>
  httpProblem(kind, { facts: { retryAfterSeconds: retryAfterSeconds(kind) } })
