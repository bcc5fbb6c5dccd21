import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { askedChatLinkSchema, chatAccountsSchema, chatLinkSchema, chatServiceParams } from '#contract/chat.ts'
import { readPersonCode, takePersonCode } from '#db/chat/chat-code.ts'
import { chatAccountsOf, linkPerson, unlinkPerson } from '#db/chat/chat-person.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { takeAddressTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { chatProblem } from './chat-problems.ts'
import { personCodeDigest } from './link-account.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/account/chats',
  summary: 'List my accounts at chat services',
  responses: jsonAnswer(chatAccountsSchema, 'At most one account for each service'),
})
const askedRoute = createRoute({
  method: 'get',
  path: '/api/account/chats/asked',
  summary: 'Read which chat account asks to be linked to mine',
  request: { query: chatLinkSchema },
  responses: jsonAnswer(askedChatLinkSchema, 'The chat account; nothing is linked yet'),
})
const linkRoute = createRoute({
  method: 'post',
  path: '/api/account/chats',
  summary: 'Link a chat account to mine, with the code of the link that the bot sent',
  request: jsonBody(chatLinkSchema),
  responses: createdAnswer(chatAccountsSchema, 'My accounts at chat services'),
})
const unlinkRoute = createRoute({
  method: 'delete',
  path: '/api/account/chats/{service}',
  summary: 'Unlink my account at a chat service',
  request: { params: chatServiceParams },
  responses: goneAnswer('Unlinked'),
})

/** BT3: the chat accounts that a person has linked, and linking one. */
export function chatAccountRoutes({ db }: { db: Kysely<Tables> }) {
  const accountsOf = async (managerId: number) => ({
    accounts: (await chatAccountsOf(db, managerId)).map(({ service, name, linkedAt }) => ({
      service,
      name,
      linkedAtMs: linkedAt.getTime(),
    })),
  })
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      return c.json(await accountsOf(managerId), 200, noStore)
    })
    .openapi(askedRoute, async (c) => {
      const guess = await takeAddressTry(c, 'chat')
      await requirePerson(c)
      const digest = personCodeDigest(c.get('session').digest, c.req.valid('query').code)
      const asked = await readPersonCode(db, digest)
      if (!asked) throw chatProblem('chat_code_wrong')
      await guess.refund()
      return c.json({ service: asked.service, name: asked.name }, 200, noStore)
    })
    .openapi(linkRoute, async (c) => {
      const guess = await takeAddressTry(c, 'chat')
      const { managerId } = await requirePerson(c)
      const digest = personCodeDigest(c.get('session').digest, c.req.valid('json').code)
      const isLinked = await db.transaction().execute(async (trx) => {
        const account = await takePersonCode(trx, digest)
        if (account) await linkPerson(trx, managerId, account)
        return account !== undefined
      })
      if (!isLinked) throw chatProblem('chat_code_wrong')
      await guess.refund()
      return c.json(await accountsOf(managerId), 201, madeAt('/api/account/chats'))
    })
    .openapi(unlinkRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      await unlinkPerson(db, managerId, c.req.valid('param').service)
      return sendGone(c)
    })
}
