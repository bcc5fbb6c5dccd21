import type { LiveEvent } from '#contract/live.ts'
import type { ApiDocument, Operation } from './docs-page.ts'

const summary = 'Server-sent events: what changes while matches run'
const typeOf = (name: string) => ({ $ref: `#/components/schemas/${name}` })
/** Events about the connection itself. */
const ofConnection = {
  hello: {
    type: 'object',
    properties: { quietMs: { type: 'integer' } },
    required: ['quietMs'],
    description: 'First event without Last-Event-ID; quietMs is how long nothing had happened before it',
  },
  reset: { type: 'object', description: 'Events were missed: ask for all data again' },
  shut: { type: 'object', description: 'I may no longer see this championship; the stream ends' },
}
const refusal = (kinds: string) => ({
  description: `Kinds: ${kinds}`,
  content: { 'application/problem+json': { schema: typeOf('Problem') } },
})
const stream: Operation = {
  operationId: 'getStream',
  tags: ['stream'],
  summary,
  description: `${summary}. Anybody may call it; a cookie or a personal token with the scope read adds what concerns me. Connect again with Last-Event-ID to hear what was missed; pages of other origins send it as lastEventId in the query.`,
  security: [{}, { session: [] }, { guest: [] }, { token: [] }],
  parameters: [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } }],
  responses: {
    200: {
      description:
        'Events until one side ends it: match, yours (a match with a pick of mine), you (my place), changed (ask for that data again), wall, notice, and of the connection itself hello, reset (ask for all data again), shut',
      content: {
        'text/event-stream': {
          schema: { type: 'string' },
          example: 'event: changed\ndata: {"what":"ranking"}\n\n',
          'x-events': {
            ...ofConnection,
            match: typeOf('LiveMatch'),
            yours: typeOf('LiveMatch'),
            you: typeOf('LiveYou'),
            changed: typeOf('LiveChanged'),
            wall: typeOf('LiveWall'),
            notice: typeOf('LiveNotice'),
          } satisfies Record<LiveEvent['event'], { $ref: string }>,
        },
      },
    },
    401: refusal('token_invalid'),
    403: refusal('token_scope, token_championship'),
    404: refusal('championship_unknown'),
    429: refusal('too_many_requests'),
  },
}

/**
 * The stream is written to the socket directly, so its route has no contract that the router could describe. Each
 * document gets a copy, because later steps add to the operation.
 */
export const withStream = (document: ApiDocument): ApiDocument => ({
  ...document,
  paths: { ...document.paths, '/api/stream': { get: { ...stream } } },
})
