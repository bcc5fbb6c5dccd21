import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { slugParams } from '#contract/championship.ts'
import { joinParams, joinRequestSchema, joinsSchema, type JoinRequest, type Joins } from '#contract/join.ts'
import { readChampionship } from '#db/championship/championship-page.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { JoinRefusal, SplitRefusal } from '#domain/join/join.ts'
import type { Result } from '#domain/result.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { requireAccount } from '#api/session/viewer.ts'
import { joinProblem } from './join-problems.ts'

interface By {
  championshipId: ChampionshipId
  by: number
}

/** Jobs join clubs and players; the server passes this in. */
export interface JoinSteps {
  read: (championshipId: ChampionshipId) => Promise<Joins>
  join: (asked: JoinRequest, by: By) => Promise<Result<number, JoinRefusal>>
  split: (joinId: number, by: By) => Promise<Result<true, SplitRefusal>>
}

const readRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/joins',
  summary: 'List clubs and players that may be the same, and those that were joined',
  request: { params: slugParams },
  responses: jsonAnswer(joinsSchema, 'Proposals and joins'),
})
const joinRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/joins',
  summary: 'Join two clubs or two players that are the same',
  request: { params: slugParams, ...jsonBody(joinRequestSchema) },
  responses: createdAnswer(joinsSchema, 'Proposals and joins, with the new one'),
})
const splitRoute = createRoute({
  method: 'delete',
  path: '/api/championships/{slug}/joins/{joinId}',
  summary: 'Undo the newest join',
  request: { params: joinParams },
  responses: goneAnswer('They are separate again'),
})

export function joinRoutes({ db, imports: { joins } }: { db: Kysely<Tables>; imports: { joins: JoinSteps } }) {
  /** CP6: only the championship's organisers and operators. Nobody edits the sample world by hand. */
  async function asked(c: Context<AppEnv>, slug: string): Promise<By> {
    const person = await requireAccount(c)
    const row = await readChampionship(db, person.managerId, slug)
    if (!person.isOperator && !row?.isOrganiser) throw personProblem('operator_needed')
    if (!row || row.source === 'sample') throw httpProblem('championship_unknown')
    return { championshipId: row.id, by: person.managerId }
  }

  return contractRouter()
    .openapi(readRoute, async (c) => {
      const { championshipId } = await asked(c, c.req.valid('param').slug)
      return c.json(await joins.read(championshipId), 200, noStore)
    })
    .openapi(joinRoute, async (c) => {
      const { slug } = c.req.valid('param')
      const by = await asked(c, slug)
      const joined = await joins.join(c.req.valid('json'), by)
      if (!joined.ok) throw joinProblem(joined.error)
      return c.json(await joins.read(by.championshipId), 201, madeAt(`/api/championships/${slug}/joins`))
    })
    .openapi(splitRoute, async (c) => {
      const { slug, joinId } = c.req.valid('param')
      const split = await joins.split(joinId, await asked(c, slug))
      if (!split.ok) throw joinProblem(split.error)
      return sendGone(c)
    })
}
