import { randomInt } from 'node:crypto'
import { httpProblem } from './http-problems.ts'
import type { ProblemError } from './problem.ts'

const waitSeconds = { busy: 2, unavailable: 4, disk_full: 30, table_unavailable: 5 } as const
export type PassingKind = keyof typeof waitSeconds

export const isPassing = (kind: unknown): kind is PassingKind => typeof kind === 'string' && kind in waitSeconds

/** Seconds until the client should retry. Partly random, or all clients would come back at the same time. */
export const retryAfterSeconds = (kind: PassingKind): number => waitSeconds[kind] + randomInt(waitSeconds[kind])

/** For problems that may be over within seconds: the answer says when to retry. */
export const passingProblem = (kind: PassingKind): ProblemError =>
  httpProblem(kind, { facts: { retryAfterSeconds: retryAfterSeconds(kind) } })
