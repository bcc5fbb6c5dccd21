import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProblemDocument } from '#contract/problem.ts'
import { httpProblems } from '#api/http/http-problems.ts'
import { retryAfterSeconds } from '#api/http/passing-problem.ts'
import { languageOfCookies } from '#api/http/request-language.ts'
import { fixedHeaders } from '#api/http/security-headers.ts'
import { unavailablePage } from '#api/http/unavailable-page.ts'
import { waitSentence } from '#api/http/wait-sentence.ts'

function problemOf(request: IncomingMessage, requestId: string) {
  const language = languageOfCookies(request.headers.cookie)
  const { status, [language]: words } = httpProblems.busy
  const seconds = retryAfterSeconds('busy')
  const document: ProblemDocument = {
    type: '/api/docs#busy',
    kind: 'busy',
    title: words.title,
    status,
    detail: `${words.detail} ${waitSentence(language, seconds)}`,
    requestId,
    facts: { retryAfterSeconds: seconds },
  }
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  }
  return { status, headers, text: JSON.stringify(document) }
}

function pageOf(request: IncomingMessage) {
  const nonce = randomBytes(16).toString('base64url')
  const language = languageOfCookies(request.headers.cookie)
  const { status, headers, html } = unavailablePage({ kind: 'busy', language, nonce })
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`
  return { status, headers: { ...headers, 'content-security-policy': policy }, text: html }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Answers that we are busy and when to ask again, at the lowest cost: without the app. */
export function refuse(request: IncomingMessage, response: ServerResponse, { asPage }: { asPage: boolean }): void {
  if (response.headersSent || request.socket.destroyed) return
  const requestId = randomBytes(9).toString('base64url')
  const { status, headers, text } = asPage ? pageOf(request) : problemOf(request, requestId)
  response.writeHead(status, {
    ...fixedHeaders,
    ...headers,
    'x-request-id': requestId,
    'content-length': Buffer.byteLength(text),
    // The connection ends with the answer, because nobody reads the rest of the body.
    ...(hasBody(request) && !request.complete && { connection: 'close' }),
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}
