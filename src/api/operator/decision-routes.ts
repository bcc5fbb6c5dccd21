import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import {
  decisionAnswerSchema,
  decisionRequestSchema,
  organiserAnswerSchema,
  proposalsQuery,
  proposalsSchema,
  proposalVerdictSchema,
  type ProposalView,
} from '#contract/operator.ts'
import { organisesMatch, readMatchToOrganise, type MatchToOrganise } from '#db/match/match-organiser.ts'
import { lastProposal, waitingProposals, type ProposalRow } from '#db/match/match-proposal.ts'
import type { Tables } from '#db/schema/schema.ts'
import { needsOperator } from '#domain/match/decision.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { idAfter, splitPage } from '#api/http/page-window.ts'
import { contractRouter } from '#api/http/router.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { requireAccount, requireOperator, viewerOf } from '#api/session/viewer.ts'
import { operatorProblem } from './operator-problems.ts'
import { decisionProblems, type Operations } from './operations.ts'

const organiserRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}/organiser',
  summary: 'Read what I can do with a match as its organiser',
  request: { params: idParams },
  responses: jsonAnswer(organiserAnswerSchema, 'My rights; null if I have none'),
})
const decideRoute = createRoute({
  method: 'post',
  path: '/api/matches/{id}/decisions',
  summary: 'Postpone, move, abandon, resume or award a match',
  request: { params: idParams, ...jsonBody(decisionRequestSchema) },
  responses: jsonAnswer(
    decisionAnswerSchema,
    'Decided, and added to the activity of everybody affected (MT10); or proposed to the operators',
  ),
})
const proposalsRoute = createRoute({
  method: 'get',
  path: '/api/operator/proposals',
  summary: 'List decisions of organisers that wait for an operator, in championships that count globally (MT12)',
  request: { query: proposalsQuery },
  responses: jsonAnswer(proposalsSchema, 'The proposals'),
})
const verdictRoute = createRoute({
  method: 'put',
  path: '/api/operator/proposals/{id}',
  summary: 'Confirm or refuse a decision that an organiser proposed',
  request: { params: idParams, ...jsonBody(proposalVerdictSchema) },
  responses: jsonAnswer(doneSchema, 'Confirmed or refused'),
})

const proposalView = ({ at, ...proposal }: ProposalRow): ProposalView => ({ ...proposal, atMs: at.getTime() })

/** MT1, MT2, MT3, MT4, MT5, MT11: decisions about a match, by organisers and operators. */
export function decisionRoutes({ db, operations }: { db: Kysely<Tables>; operations: Operations }) {
  async function requireOrganiser(c: Context<AppEnv>, matchId: number) {
    const person = await requireAccount(c)
    if (!(await organisesMatch(db, matchId, person.managerId))) throw personProblem('operator_needed')
    const match = await readMatchToOrganise(db, matchId)
    if (!match) throw httpProblem('not_found')
    return { person, match }
  }
  const mustPropose = ({ countsGlobally }: MatchToOrganise, { isOperator }: { isOperator: boolean }) =>
    needsOperator({ countsGlobally, isOperator })

  return contractRouter()
    .openapi(organiserRoute, async (c) => {
      const { id } = c.req.valid('param')
      const viewer = await viewerOf(c)
      const isTheirs = viewer?.kind === 'account' && (await organisesMatch(db, id, viewer.managerId))
      const match = isTheirs ? await readMatchToOrganise(db, id) : undefined
      if (!viewer || !match) return c.json({ organiser: null }, 200, noStore)
      const { hasDesk, heldTaps } = match
      const proposal = await lastProposal(db, id)
      const organiser = {
        hasDesk,
        heldTaps,
        needsOperator: mustPropose(match, viewer),
        proposal: proposal ? proposalView(proposal) : null,
      }
      return c.json({ organiser }, 200, noStore)
    })
    .openapi(decideRoute, async (c) => {
      const { id: matchId } = c.req.valid('param')
      const { person, match } = await requireOrganiser(c, matchId)
      const stated = { matchId, ...c.req.valid('json') }
      const isProposed = mustPropose(match, person)
      const decide = isProposed
        ? operations.proposeDecision
        : person.isOperator
          ? operations.decideMatch
          : operations.decideAsOrganiser
      const result = await decide(stated, person.managerId)
      if (!result.ok) throw decisionProblems[result.error.kind]()
      return c.json({ outcome: isProposed ? ('proposed' as const) : ('decided' as const) }, 200, noStore)
    })
    .openapi(proposalsRoute, async (c) => {
      await requireOperator(c)
      const { cursor, limit } = c.req.valid('query')
      const rows = await waitingProposals(db, { after: idAfter(cursor), limit: limit + 1 })
      const { shown, next } = splitPage(rows, limit, ({ id }) => id)
      return c.json({ items: shown.map(proposalView), next }, 200, noStore)
    })
    .openapi(verdictRoute, async (c) => {
      const { managerId } = await requireOperator(c)
      const { id } = c.req.valid('param')
      if (c.req.valid('json').isConfirmed) {
        const result = await operations.confirmProposal(id, managerId)
        if (!result.ok) throw decisionProblems[result.error.kind]()
      } else if (!(await operations.refuseProposal(id, managerId))) throw operatorProblem('proposal_gone')
      return c.json({ done: true as const }, 200, noStore)
    })
}
