import { createMiddleware } from 'hono/factory'
import { firstChampionship } from '#db/championship/championship.ts'
import type { AppEnv } from '#api/http/context.ts'

/** For routes that are tested without the app around them. */
export const ofFirstChampionship = createMiddleware<AppEnv>(async (c, next) => {
  c.set('championship', { id: firstChampionship, isPublic: true, isCurrent: () => true })
  await next()
})
