import { Hono } from 'hono'
import { createAvatar } from '@dicebear/core'
import * as notionistsNeutral from '@dicebear/notionists-neutral'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { sendProblem } from '#api/http/send-problem.ts'
import { NewestMap } from '#api/cache/newest-map.ts'

const seedPattern = /^[A-Za-z0-9_-]{1,64}$/
const backgrounds = ['ffd447', '41d98d', '6db3ff', 'ff9a8f', 'c9b6ff', 'f2efe4']
const keptAvatars = 5_000

/** The picture of a seed never changes, so browsers cache it for a year and we cache the newest few thousand. */
export function avatarRoutes() {
  const kept = new NewestMap<string, string>(keptAvatars)
  const draw = (seed: string) => {
    const known = kept.get(seed)
    if (known) return known
    const svg = createAvatar(notionistsNeutral, { seed, backgroundColor: backgrounds }).toString()
    kept.set(seed, svg)
    return svg
  }
  return new Hono<AppEnv>().get('/avatars/:file', (c) => {
    const [, seed] = /^(.+)\.svg$/.exec(c.req.param('file')) ?? []
    if (!seed || !seedPattern.test(seed)) return sendProblem(c, httpProblem('not_found'))
    return c.body(draw(seed), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
