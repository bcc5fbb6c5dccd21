import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { poolGridQuerySchema } from '#contract/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { AppEnv } from '#api/http/context.ts'
import { oneAtATimeEach } from '#api/http/one-at-a-time-each.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { sendSheet, sendWorkbook, sheetAnswer, type SheetFormat } from '#api/http/send-sheet.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { readPoolSheet } from './read-pool-sheet.ts'
import { readPoolWorkbook } from './read-pool-workbook.ts'

const sheetRoute = <Format extends SheetFormat>(format: Format) =>
  createRoute({
    method: 'get',
    path: `/api/pools/{id}/sheet.${format}` as const,
    summary: `Download the table of a bolão with everybody's picks in a round, from kick-off on, as ${format}`,
    request: { params: idParams, query: poolGridQuerySchema.omit({ cursor: true, limit: true }) },
    responses: sheetAnswer(format),
  })

const workbookRoute = createRoute({
  method: 'get',
  path: '/api/pools/{id}/workbook.xlsx',
  summary: 'Download a whole bolão as one workbook: totals, every round that has begun, bonus questions and bracket',
  request: { params: idParams, query: poolGridQuerySchema.pick({ code: true }) },
  responses: sheetAnswer('xlsx'),
})

interface Requested {
  id: number
  stage?: string | undefined
  code?: string | undefined
}

export function poolSheetRoutes({ db }: { db: Kysely<Tables> }) {
  async function send(
    c: Context<AppEnv>,
    { id: leagueId, ...asked }: Requested,
    format: SheetFormat,
  ): Promise<Response> {
    const viewer = await viewerOf(c)
    const rows = await readPoolSheet(db, { leagueId, managerId: viewer?.managerId, ...asked }, c.get('language'))
    return sendSheet(c, { rows, name: `bolao-${leagueId}`, format })
  }
  const inTurn = oneAtATimeEach()
  return contractRouter()
    .openapi(sheetRoute('csv'), (c) => send(c, { ...c.req.valid('param'), ...c.req.valid('query') }, 'csv'))
    .openapi(sheetRoute('xlsx'), (c) => send(c, { ...c.req.valid('param'), ...c.req.valid('query') }, 'xlsx'))
    .openapi(workbookRoute, async (c) => {
      const { id: leagueId } = c.req.valid('param')
      const viewer = await viewerOf(c)
      const asked = { leagueId, managerId: viewer?.managerId, ...c.req.valid('query') }
      return inTurn(viewer?.managerId, async () =>
        sendWorkbook(c, {
          sheets: await readPoolWorkbook(db, asked, c.get('language')),
          name: `bolao-${leagueId}-completo`,
        }),
      )
    })
}
