import { createRoute } from '@hono/zod-openapi'
import { viewerAnswerSchema } from '#contract/account.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { personOf } from '#api/session/viewer.ts'
import { viewerView } from '#api/session/viewer-view.ts'

const viewerRoute = createRoute({
  method: 'get',
  path: '/api/viewer',
  summary: 'Who asks: an account, a guest, or nobody yet',
  responses: jsonAnswer(viewerAnswerSchema, 'The viewer'),
})

export function viewerRoutes() {
  return contractRouter().openapi(viewerRoute, async (c) => {
    const person = await personOf(c)
    return c.json({ viewer: person ? viewerView(person) : null }, 200, noStore)
  })
}
