import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ProblemDocument } from '#contract/problem.ts'
import type { AppEnv } from './context.ts'
import { problemCatalogue, type ProblemKind } from './problem-catalogue.ts'
import { waitSentence } from './wait-sentence.ts'

export interface ProblemExtras {
  fields?: { path: string; message: string }[]
  facts?: Record<string, unknown>
}

/** Thrown where a handler cannot go on; becomes the same document as `problem()`. */
export class ProblemError extends Error {
  readonly kind: ProblemKind
  readonly extras: ProblemExtras
  constructor(kind: ProblemKind, extras: ProblemExtras = {}) {
    super(kind)
    this.kind = kind
    this.extras = extras
  }
}

/** A problem with one field, which the form shows beside it. */
export function fieldProblem(c: Context<AppEnv>, path: string, kind: ProblemKind): ProblemError {
  return new ProblemError(kind, { fields: [{ path, message: problemCatalogue[kind][c.get('language')].detail }] })
}

export function problem(c: Context<AppEnv>, kind: ProblemKind, extras: ProblemExtras = {}): Response {
  const entry = problemCatalogue[kind]
  const language = c.get('language')
  const sentence = entry[language]
  const waitSeconds = extras.facts?.['retryAfterSeconds']
  const document: ProblemDocument = {
    type: `/api/docs#${kind}`,
    kind,
    title: sentence.title,
    status: entry.status,
    detail:
      typeof waitSeconds === 'number' ? `${sentence.detail} ${waitSentence(language, waitSeconds)}` : sentence.detail,
    requestId: c.get('requestId'),
    ...extras,
  }
  return c.body(JSON.stringify(document), entry.status as ContentfulStatusCode, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
  })
}
