import { takesKey } from '#contract/idempotency.ts'
import { TOKEN_LIMIT, type TokenNeed } from '#domain/token/token-rights.ts'
import type { ProblemCatalogue } from '#api/http/problem-entry.ts'
import type { ApiDocument, Operation } from './docs-page.ts'
import type { Door, Row } from './door.ts'
import { createExamples } from './example-of.ts'
import { operationIdOf, tagOf } from './operation-name.ts'
import { routeDoors } from './route-doors.ts'
import { kindsByRoute } from './kinds-by-route.ts'
import { tags } from './tags.ts'
import { tokenNeedOf } from './token-needs.ts'

const mayCall: Record<Door, string> = {
  open: 'Anybody may call it.',
  person: 'Guests and accounts may call it.',
  account: 'Accounts may call it.',
  organiser: 'Organisers of the championship and operators of this server may call it.',
  operator: 'Operators of this server may call it.',
  own: 'Those to whom it belongs may call it; to others it does not exist.',
  hidden: 'Those who may see it may call it; to others it does not exist.',
}
const ofLeague = 'Members and owners may call it, as far as their role allows; to others it does not exist.'
const callersOf = (path: string, { door, callers }: Row) =>
  callers ?? (door === 'own' && /^\/api\/(?:leagues|pools)\//.test(path) ? ofLeague : mayCall[door])
const byToken = (need: TokenNeed) =>
  need === 'never' ? 'No personal token may call it.' : `A personal token needs the scope ${need}.`
const limits: Record<NonNullable<Row['limit']>, string> = {
  address: 'Tries are counted by network address.',
  creations: 'How much one person makes in a while is limited.',
}
const doorProblems: Record<Door, readonly string[]> = {
  open: [],
  person: ['sign_in_needed'],
  account: ['sign_in_needed', 'account_needed'],
  organiser: ['sign_in_needed', 'account_needed', 'operator_needed'],
  operator: ['sign_in_needed', 'account_needed', 'operator_needed'],
  own: ['sign_in_needed', 'not_found'],
  hidden: ['not_found'],
}
/** TN2, TN4: what organisers may do is limited by scopes alone. TN5: any request with a token may be one too many. */
const tokenProblems = (need: TokenNeed): readonly string[] =>
  need === 'never'
    ? []
    : ['token_invalid', 'token_scope', ...(need === 'organise' ? [] : ['token_championship']), 'too_many_requests']
const forAccounts: ReadonlySet<Door> = new Set(['account', 'organiser', 'operator'])
const limitProblems: Record<NonNullable<Row['limit']>, readonly string[]> = {
  address: ['too_many_requests'],
  creations: ['too_many_creations'],
}

interface Known {
  problems: ProblemCatalogue
  /** Problems of the capability, by tag. */
  own: Readonly<Record<string, ProblemCatalogue>>
}

function kindsOf(
  method: string,
  path: string,
  { operation, row, need, own }: { operation: Operation; row: Row; need: TokenNeed; own: Known['own'] },
) {
  const isWrite = method !== 'get'
  const asksAnything = Boolean(operation.requestBody) || (operation.parameters ?? []).length > 0
  return new Set([
    ...(asksAnything ? ['invalid_request'] : []),
    ...doorProblems[row.door],
    ...(path.includes('{') ? ['not_found'] : []),
    ...(path.includes('{slug}') ? ['championship_unknown'] : []),
    ...(operation.parameters ?? []).flatMap(({ name }) => (name === 'championship' ? ['championship_unknown'] : [])),
    ...(row.makesGuest ? ['too_many_newcomers'] : []),
    ...(row.limit ? limitProblems[row.limit] : []),
    ...tokenProblems(need),
    ...(takesKey(method.toUpperCase(), path) ? ['key_invalid', 'key_reused', 'in_progress', 'other_person'] : []),
    ...(isWrite ? Object.keys(own[tagOf(path)] ?? {}) : []),
    ...(kindsByRoute[`${method.toUpperCase()} ${path}`] ?? []),
  ])
}

/**
 * TN5: every answer to a request with a valid token has `RateLimit` and `RateLimit-Policy`. The document lists them
 * only at answers of the status 429, where programs need them.
 */
const headers = {
  'Retry-After': { description: 'After this many seconds the next try may succeed', schema: { type: 'integer' } },
  RateLimit: {
    description:
      'Only with a valid personal token, on every answer: how many requests are left (`r`), and in how many seconds the count begins again (`t`)',
    schema: { type: 'string' },
    example: `"token";r=${TOKEN_LIMIT.tries - 1};t=${TOKEN_LIMIT.windowSeconds}`,
  },
  'RateLimit-Policy': {
    description: `Only with a valid personal token, on every answer: the limit (\`q\`) in so many seconds (\`w\`)`,
    schema: { type: 'string' },
    example: `"token";q=${TOKEN_LIMIT.tries};w=${TOKEN_LIMIT.windowSeconds}`,
  },
}
const ofLimit = Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]))

function problemAnswers(kinds: ReadonlySet<string>, problems: ProblemCatalogue) {
  const byStatus = new Map<number, string[]>()
  for (const kind of kinds) {
    const status = problems[kind]?.status
    if (status !== undefined) byStatus.set(status, [...(byStatus.get(status) ?? []), kind])
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, told]) => [
      String(status),
      { description: `Kinds: ${told.join(', ')}`, ...(status === 429 && { headers: ofLimit }), content },
    ]),
  )
}

/**
 * Adds to every operation what its route does not say: its name, its subject, its callers, an example and its refusals.
 */
export function withOperations(document: ApiDocument, { problems, own }: Known): ApiDocument {
  const exampleOf = createExamples(document.components?.schemas ?? {})
  const withExample = (content: Operation['requestBody'] | undefined) => {
    const json = content?.content?.['application/json']
    if (json?.schema) json.example = exampleOf(json.schema)
  }
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== undefined) continue
      const row = routeDoors[`${method.toUpperCase()} ${path}`]
      if (!row) throw new Error(`route-doors.ts has no row for ${method} ${path}`)
      operation.operationId = operationIdOf(method, path)
      operation.tags = [tagOf(path)]
      const { need } = tokenNeedOf(`${method.toUpperCase()} ${path}`)
      const facts = [
        `${operation.summary ?? ''}.`,
        callersOf(path, row),
        row.makesGuest ? 'A visitor becomes a guest.' : '',
        row.limit ? limits[row.limit] : '',
        byToken(need),
      ]
      operation.description = facts.filter(Boolean).join(' ')
      operation.security = [
        ...(row.door === 'open' || row.door === 'hidden' ? [{}] : []),
        { session: [] },
        ...(forAccounts.has(row.door) ? [] : [{ guest: [] }]),
        ...(need === 'never' ? [] : [{ token: [] }]),
      ]
      withExample(operation.requestBody)
      for (const answer of Object.values(operation.responses ?? {})) withExample(answer)
      const kinds = kindsOf(method, path, { operation, row, need, own })
      operation.responses = { ...operation.responses, ...problemAnswers(kinds, problems) }
    }
  const used = new Set(Object.keys(document.paths ?? {}).map(tagOf))
  return {
    ...document,
    tags: [...used].toSorted().map((name) => ({ name, description: tags[name] ?? '' })),
    components: {
      ...document.components,
      headers,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'craque.session_token',
          description: 'Of an account, from signing in. Over https its name is __Secure-craque.session_token',
        },
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: 'craque_guest',
          description:
            'Of a guest: a person without an account, made by the first save. Over https its name is __Host-craque_guest',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'craque_…',
          description: `A personal token, from POST /api/account/tokens. It may send ${TOKEN_LIMIT.tries} requests in ${TOKEN_LIMIT.windowSeconds} seconds; each answer says in RateLimit how many are left`,
        },
      },
    },
  }
}
