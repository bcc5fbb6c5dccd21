import type { Context } from 'hono'
import type { ProblemDocument } from '#contract/problem.ts'
import type { AppEnv } from './context.ts'
import type { ProblemError } from './problem.ts'
import { waitSentence } from './wait-sentence.ts'

export function sendProblem(c: Context<AppEnv>, { kind, entry, extras }: ProblemError): Response {
  const language = c.get('language')
  const { title, detail } = entry[language]
  const { field, fields, facts } = extras
  const waitSeconds = facts?.['retryAfterSeconds']
  const named = field === undefined ? fields : [{ path: field, message: detail }]
  const document: ProblemDocument = {
    type: `/api/docs#${kind}`,
    kind,
    title,
    status: entry.status,
    detail: typeof waitSeconds === 'number' ? `${detail} ${waitSentence(language, waitSeconds)}` : detail,
    requestId: c.get('requestId'),
    ...(named && { fields: named }),
    ...(facts && { facts }),
  }
  return c.body(JSON.stringify(document), entry.status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    ...(typeof waitSeconds === 'number' && { 'retry-after': String(waitSeconds) }),
  })
}
