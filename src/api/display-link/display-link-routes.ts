import { randomBytes } from 'node:crypto'
import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import {
  displayLinkListSchema,
  madeDisplayLinkSchema,
  newDisplayLinkSchema,
  type DisplayLinkView,
} from '#contract/display-link.ts'
import {
  deleteDisplayLink,
  displayLinksOf,
  insertDisplayLink,
  type DisplayLinkRow,
} from '#db/display-link/display-link.ts'
import type { Tables } from '#db/schema/schema.ts'
import { MOST_DISPLAY_LINKS, takesLeague } from '#domain/display-link/display-link-kinds.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { displayDigest } from '#api/session/display-key.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { displayProblem } from './display-link-problems.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/links',
  summary: 'List my display links, without their addresses',
  responses: jsonAnswer(displayLinkListSchema, 'Newest first'),
})
const makeRoute = createRoute({
  method: 'post',
  path: '/api/links',
  summary: 'Create a read-only link for a sheet, a frame or a screen',
  request: jsonBody(newDisplayLinkSchema),
  responses: createdAnswer(madeDisplayLinkSchema, 'The link with its addresses, which are shown once'),
})
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/links/{id}',
  summary: 'Revoke a display link; its addresses stop working',
  request: { params: idParams },
  responses: goneAnswer('Revoked'),
})

const viewOf = ({ id, kind, championship, leagueId, leagueName, madeAt }: DisplayLinkRow): DisplayLinkView => ({
  id,
  kind,
  championship,
  league: leagueId === null ? null : { id: leagueId, name: leagueName ?? '' },
  madeAtMs: madeAt.getTime(),
})

export function displayLinkRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      return c.json({ links: (await displayLinksOf(db, managerId)).map(viewOf) }, 200, noStore)
    })
    .openapi(makeRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { kind, leagueId } = c.req.valid('json')
      await takeCreationTry(c, managerId)
      if (leagueId === null ? kind === 'bolao' : !takesLeague(kind))
        throw displayProblem('display_league_needed', { field: 'leagueId' })
      // DL2: people can make links only to leagues that they see.
      const seen = leagueId === null ? undefined : await readVisible(db, { leagueId, code: undefined, managerId })
      const key = randomBytes(32).toString('base64url')
      const row = {
        managerId,
        kind,
        championshipId: seen?.row.championshipId ?? championshipIdOf(c),
        leagueId,
        digest: displayDigest(c, key),
      }
      const id = await insertDisplayLink(db, row, MOST_DISPLAY_LINKS)
      const made = (await displayLinksOf(db, managerId)).find((link) => link.id === id)
      if (!made) throw displayProblem('too_many_display_links')
      const site = c.get('site')
      const isBoard = kind === 'painel'
      const addresses = {
        sheet: isBoard ? null : `${site}/api/sheets/${key}.csv`,
        frame: kind === 'bolao' ? `${site}/embed/bolao/${leagueId}?chave=${key}` : null,
        board: isBoard ? `${site}/tv?chave=${key}` : null,
      }
      return c.json({ link: viewOf(made), ...addresses }, 201, madeAt('/api/links'))
    })
    .openapi(deleteRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id } = c.req.valid('param')
      if (!(await deleteDisplayLink(db, { managerId, id }))) throw httpProblem('not_found')
      return sendGone(c)
    })
}
