import { randomInt } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { madeTokenSchema, newTokenSchema, tokenListSchema, type TokenView } from '#contract/token.ts'
import type { Tables } from '#db/schema/schema.ts'
import { championshipsForToken, deleteToken, insertToken, tokensOf, type TokenRow } from '#db/token/token.ts'
import { cleanLine } from '#domain/manager/clean-text.ts'
import { MOST_TOKENS } from '#domain/token/token-rights.ts'
import { makeTokenText } from '#domain/token/token-text.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { idParams } from '#api/http/id-params.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { tokenProblem } from '#api/session/token-problems.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { tokenDigest } from '#api/session/with-token.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/account/tokens',
  summary: 'List my personal tokens, without their secrets',
  responses: jsonAnswer(tokenListSchema, 'Newest first'),
})
const makeRoute = createRoute({
  method: 'post',
  path: '/api/account/tokens',
  summary: 'Create a personal token for a program of mine',
  request: jsonBody(newTokenSchema),
  responses: createdAnswer(madeTokenSchema, 'The token with its secret, which is shown once'),
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/account/tokens/{id}',
  summary: 'Revoke a personal token; the next request with it is refused',
  request: { params: idParams },
  responses: goneAnswer('Revoked'),
})

const viewOf = ({ madeAt, expiresAt, usedAt, ...row }: TokenRow): TokenView => ({
  ...row,
  madeAtMs: madeAt.getTime(),
  expiresAtMs: expiresAt.getTime(),
  usedAtMs: usedAt?.getTime() ?? null,
})

const ORGANISE = 'organise:'

export function tokenRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const [rows, choices] = await Promise.all([tokensOf(db, managerId), championshipsForToken(db, managerId)])
      const championships = choices.map(({ slug, name, isOrganiser }) => ({ slug, name, isOrganiser }))
      return c.json({ tokens: rows.map(viewOf), championships }, 200, noStore)
    })
    .openapi(makeRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const wanted = c.req.valid('json')
      const name = cleanLine(wanted.name)
      if (name.length === 0 || name.length > 60) throw tokenProblem('token_name_invalid', { field: 'name' })
      const choices = await championshipsForToken(db, managerId)
      const idsOf = (slugs: readonly string[], field: string, organised: boolean) =>
        [...new Set(slugs)].map((slug) => {
          const found = choices.find((choice) => choice.slug === slug && (choice.isOrganiser || !organised))
          if (!found) throw tokenProblem('token_championship_unknown', { field })
          return found.id
        })
      const organised = wanted.scopes.flatMap((scope) =>
        scope.startsWith(ORGANISE) ? [scope.slice(ORGANISE.length)] : [],
      )
      const secret = makeTokenText((limit) => randomInt(limit))
      const row = {
        managerId,
        name,
        digest: tokenDigest(c, secret),
        hint: secret.slice(-4),
        scopes: [...new Set(wanted.scopes.filter((scope) => !scope.startsWith(ORGANISE)))],
        organises: idsOf(organised, 'scopes', true),
        championships: wanted.championships && idsOf(wanted.championships, 'championships', false),
        days: wanted.days,
      }
      await takeCreationTry(c, managerId)
      const id = await insertToken(db, row, MOST_TOKENS)
      const made = (await tokensOf(db, managerId)).find((token) => token.id === id)
      if (!made) throw tokenProblem('too_many_tokens')
      return c.json({ token: viewOf(made), secret }, 201, madeAt('/api/account/tokens'))
    })
    .openapi(deleteRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id } = c.req.valid('param')
      if (!(await deleteToken(db, { managerId, id }))) throw httpProblem('not_found')
      return sendGone(c)
    })
}
