import { createRoute, z } from '@hono/zod-openapi'
import { deleteAccountSchema, doneSchema } from '#contract/account.ts'
import { deleteAccount } from '#db/account/account-delete.ts'
import { exportAccount } from '#db/account/account-export.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { contractRouter } from '#api/http/router.ts'
import { forgetDevice } from '#api/session/known-device.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { clearSession } from './clear-session.ts'
import { confirmPerson } from '#api/session/confirm-person.ts'

const exportRoute = createRoute({
  method: 'get',
  path: '/api/account/export',
  summary: 'Export everything that the server stores about me, as one JSON document',
  responses: jsonAnswer(z.record(z.string(), z.unknown()), 'The document, as a download'),
})
const deleteRoute = createRoute({
  method: 'post',
  path: '/api/account/delete',
  summary: 'Delete my account; my results stay, without a name',
  request: jsonBody(deleteAccountSchema),
  responses: jsonAnswer(doneSchema, 'Deleted'),
})

export function privacyRoutes() {
  return contractRouter()
    .openapi(exportRoute, async (c) => {
      const person = await requirePerson(c)
      const everything = await exportAccount(c.get('session').db, person)
      return c.json({ exportedAt: new Date().toISOString(), ...everything } as Record<string, unknown>, 200, {
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="craque-meus-dados.json"',
      })
    })
    .openapi(deleteRoute, async (c) => {
      const person = await requirePerson(c)
      const { currentPassword } = c.req.valid('json')
      if (person.kind === 'account') await confirmPerson(c, { password: currentPassword, recentIsEnough: false })
      await deleteAccount(c.get('session').db, person)
      clearSession(c)
      forgetDevice(c)
      return c.json({ done: true as const }, 200)
    })
}
