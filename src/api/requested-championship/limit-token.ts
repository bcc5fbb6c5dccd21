import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { championshipsOfMatches } from '#db/token/token.ts'
import { LARGEST_ID } from '#contract/row-id.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { judgeTokenRequest, type TokenNeed } from '#domain/token/token-rights.ts'
import type { AppEnv } from '#api/http/context.ts'
import { tokenProblem } from '#api/session/token-problems.ts'
import type { ChampionshipDirectory } from './championship-directory.ts'

/** What a route needs from a token, and whether the route is about the whole server. */
export interface RouteNeed {
  need: TokenNeed
  isOfServer: boolean
}

const slugInPath = /^\/api\/(?:championships|operator\/imports|operator\/feeds)\/([^/]+)/
const deskMatch = /^\/api\/desk\/([1-9][0-9]{0,9})(?:\/|$)/

const namesMatches = new Set(['PUT /api/picks', 'POST /api/picks/checks'])

async function matchesInBody(c: Context<AppEnv>): Promise<number[]> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const picks = (body as { picks?: unknown } | undefined)?.picks
  if (!Array.isArray(picks)) return []
  return picks.flatMap((pick: unknown) => {
    const id = (pick as { matchId?: unknown } | null)?.matchId
    return typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31 ? [id] : []
  })
}

interface Guard {
  directory: ChampionshipDirectory
  needOf: (route: string) => RouteNeed
}

/** TN2, TN3, TN4: runs before every route, so a route that nobody listed is closed to tokens. */
export function limitToken({ directory, needOf }: Guard) {
  async function championshipsOf(c: Context<AppEnv>, { isOfServer }: RouteNeed): Promise<ChampionshipId[]> {
    const slug = slugInPath.exec(c.req.path)?.[1]
    if (slug !== undefined) {
      const { entries } = await directory.read()
      return entries.flatMap((entry) => (entry.slug === slug ? [entry.id] : []))
    }
    const matchId = deskMatch.exec(c.req.path)?.[1]
    if (matchId !== undefined && Number(matchId) <= LARGEST_ID) {
      const owner = await directory.ownerOf({ matchId: Number(matchId) })
      return owner === undefined ? [] : [owner]
    }
    if (isOfServer) return []
    const asked = c.get('championship')?.id
    const own = asked === undefined ? [] : [asked]
    // Picks name their own matches, so the matches decide, whatever championship the address names.
    if (!namesMatches.has(`${c.req.method} ${c.req.path}`)) return own
    const named = await championshipsOfMatches(c.get('session').db, await matchesInBody(c))
    return named.length > 0 ? named : own
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const token = c.get('token')
    if (!token) return next()
    const path = matchedRoutes(c).findLast(({ path: at }) => !at.endsWith('*'))?.path ?? ''
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const route = needOf(`${method} ${path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`)
    const judged = judgeTokenRequest(token, { need: route.need, about: await championshipsOf(c, route) })
    if (!judged.ok) throw tokenProblem(judged.error, { facts: { need: route.need } })
    return next()
  })
}
