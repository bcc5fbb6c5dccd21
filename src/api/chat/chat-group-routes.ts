import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import {
  chatCodeSchema,
  chatGroupChangeSchema,
  chatGroupSchema,
  chatPreviewSchema,
  leagueChatsSchema,
  newSlackGroupSchema,
  type ChatGroupView,
} from '#contract/chat.ts'
import { storeGroupCode } from '#db/chat/chat-code.ts'
import { changeGroup, groupsOfLeague, linkGroup, unlinkGroup, type ChatGroupRow } from '#db/chat/chat-group.ts'
import type { Tables } from '#db/schema/schema.ts'
import { slackPath } from '#domain/chat/slack-address.ts'
import { createdAnswer, goneAnswer, jsonAnswer, jsonBody, madeAt, sendGone } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams, idSchema } from '#api/http/id-params.ts'
import type { AskApp } from '#api/http/page.ts'
import { contractRouter } from '#api/http/router.ts'
import { requireOwned } from '#api/league-shared/require-league.ts'
import { newInviteCode } from '#api/requested-championship/invite-code.ts'
import { takeCreationTry } from '#api/session/tries.ts'
import { requirePerson } from '#api/session/viewer.ts'
import { chatProblem } from './chat-problems.ts'
import { connectedBots } from './connected-bots.ts'
import { languageOfPerson } from './chat-context.ts'
import { groupCodeDigest, hasRoom } from './link-account.ts'
import { previewNews } from './preview-news.ts'

const CODE_HOURS = 24

const groupParams = idParams.extend({ chatId: idSchema })

const listRoute = createRoute({
  method: 'get',
  path: '/api/leagues/{id}/chats',
  summary: 'List the chat groups that follow a bolão or league of mine',
  request: { params: idParams },
  responses: jsonAnswer(leagueChatsSchema, 'The groups, oldest first, and the chat services of this server'),
})
const codeRoute = createRoute({
  method: 'post',
  path: '/api/leagues/{id}/chats/codes',
  summary: 'Create a code that links a chat group to a bolão or league of mine',
  request: { params: idParams },
  responses: jsonAnswer(chatCodeSchema, 'The code, valid once and for a day; an earlier code stops working'),
})
const slackRoute = createRoute({
  method: 'post',
  path: '/api/leagues/{id}/chats',
  summary: 'Let a Slack channel follow a bolão or league of mine',
  request: { params: idParams, ...jsonBody(newSlackGroupSchema) },
  responses: createdAnswer(chatGroupSchema, 'The channel; its address is not shown again'),
})
const changeRoute = createRoute({
  method: 'put',
  path: '/api/leagues/{id}/chats/{chatId}',
  summary: 'Choose what the bot posts in a chat group, and its quiet hours',
  request: { params: groupParams, ...jsonBody(chatGroupChangeSchema) },
  responses: jsonAnswer(chatGroupSchema, 'The group after the change'),
})
const unlinkRoute = createRoute({
  method: 'delete',
  path: '/api/leagues/{id}/chats/{chatId}',
  summary: 'Unlink a chat group; the bot no longer posts there',
  request: { params: groupParams },
  responses: goneAnswer('Unlinked'),
})
const previewRoute = createRoute({
  method: 'get',
  path: '/api/leagues/{id}/chats/{chatId}/preview',
  summary: 'Preview what the bot would post in a chat group now',
  request: { params: groupParams },
  responses: jsonAnswer(chatPreviewSchema, 'One message for each topic'),
})

const groupView = (row: ChatGroupRow): ChatGroupView => ({
  id: row.id,
  service: row.service,
  title: row.title,
  saysDeadline: row.saysDeadline,
  saysGoals: row.saysGoals,
  saysRound: row.saysRound,
  quietFrom: row.quietFrom,
  quietTo: row.quietTo,
  saidAtMs: row.saidAt?.getTime() ?? null,
  isGone: row.goneAt !== null,
})

interface Ports {
  db: Kysely<Tables>
  askApp: AskApp
  /** A demonstration sends nothing to others, so no group can follow its leagues. */
  isDemo: boolean
}

/** BT1, BT6: the groups of a league, for its owner and co-owners. */
export function chatGroupRoutes({ db, askApp, isDemo }: Ports) {
  const requireChats = () => {
    if (isDemo) throw chatProblem('chats_off')
  }
  const requireOwner = (leagueId: number, managerId: number) =>
    db.transaction().execute((trx) => requireOwned(trx, leagueId, managerId))
  const requireRoom = async (leagueId: number) => {
    if (!(await hasRoom(db, leagueId))) throw chatProblem('too_many_chat_groups')
  }
  const groupOf = async (leagueId: number, chatId: number) => {
    const row = (await groupsOfLeague(db, leagueId)).find(({ id }) => id === chatId)
    if (!row) throw httpProblem('not_found')
    return row
  }
  return contractRouter()
    .openapi(listRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id } = c.req.valid('param')
      await requireOwner(id, managerId)
      const services = [...(await connectedBots(db))].map(([service, botName]) => ({ service, botName }))
      return c.json({ groups: (await groupsOfLeague(db, id)).map(groupView), services }, 200, noStore)
    })
    .openapi(codeRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId } = c.req.valid('param')
      requireChats()
      await takeCreationTry(c, managerId)
      await requireOwner(leagueId, managerId)
      await requireRoom(leagueId)
      const code = newInviteCode()
      const digest = groupCodeDigest(c.get('session').digest, code)
      const expiresAt = await storeGroupCode(db, { digest, managerId, leagueId, hours: CODE_HOURS })
      return c.json({ code, expiresAtMs: expiresAt.getTime() }, 200, noStore)
    })
    .openapi(slackRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId } = c.req.valid('param')
      requireChats()
      await takeCreationTry(c, managerId)
      await requireOwner(leagueId, managerId)
      const { title, address } = c.req.valid('json')
      const path = slackPath(address)
      if (path === undefined) throw chatProblem('chat_address_wrong', { field: 'address' })
      await requireRoom(leagueId)
      const language = await languageOfPerson(db, managerId)
      const id = await linkGroup(db, { service: 'slack', address: path, title, leagueId, managerId, language })
      return c.json(groupView(await groupOf(leagueId, id)), 201, madeAt(`/api/leagues/${leagueId}/chats`))
    })
    .openapi(changeRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, chatId } = c.req.valid('param')
      await requireOwner(leagueId, managerId)
      if (!(await changeGroup(db, { id: chatId, leagueId, ...c.req.valid('json') }))) throw httpProblem('not_found')
      return c.json(groupView(await groupOf(leagueId, chatId)), 200, noStore)
    })
    .openapi(unlinkRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, chatId } = c.req.valid('param')
      await requireOwner(leagueId, managerId)
      if (!(await unlinkGroup(db, { id: chatId, leagueId }))) throw httpProblem('not_found')
      return sendGone(c)
    })
    .openapi(previewRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: leagueId, chatId } = c.req.valid('param')
      await requireOwner(leagueId, managerId)
      const messages = await previewNews({ db, askApp, site: c.get('site') }, await groupOf(leagueId, chatId))
      if (!messages) throw httpProblem('not_found')
      return c.json({ messages }, 200, noStore)
    })
}
