import { jsonOf } from '#api/testing/json-of.ts'
import { testPassword } from '#api/testing/test-passwords.ts'
import { int, rowOf } from '#db/connection/row.ts'
import type { PeopleModel } from '#domain/testing/people/people-model.ts'
import type { Act } from './act.ts'
import { emailOf } from './crowd.ts'
import type { Process } from './processes.ts'

export interface ActRequest {
  method: string
  path: string
  body?: unknown
  /** Which squad or league of the person, as the model knows them. */
  about?: { squadId: number; leagueId?: number; version?: number }
}

const NOWHERE = 999_999

/** The newest edition of the league. */
async function editionOf({ db }: Pick<Process, 'db'>, leagueId: number): Promise<number> {
  const { rows } = await rowOf({ id: int }).sql`
    select id from league where coalesce(featured, id) = ${leagueId} order by edition desc limit 1`.execute(db)
  return rows[0]?.id ?? NOWHERE
}

/** The request that a browser would send, with the squads and leagues that the person has at that moment. */
export async function requestOf(act: Act, people: PeopleModel, process: Pick<Process, 'db'>): Promise<ActRequest> {
  const squad = 'place' in act ? people.squadsOf(act.by)[act.place] : undefined
  const squadId = squad?.id ?? NOWHERE
  switch (act.kind) {
    case 'create':
      return { method: 'POST', path: '/api/squads', body: { name: 'Time', roundId: act.roundId, ...act.wanted } }
    case 'save': {
      const version = (squad?.version ?? 1) + (act.isStale ? 7 : 0)
      const body = { version, roundId: act.roundId, ...act.wanted }
      return { method: 'PUT', path: `/api/squads/${squadId}`, body, about: { squadId, version } }
    }
    case 'pick':
      return { method: 'PUT', path: '/api/picks', body: { picks: [{ matchId: act.matchId, pick: act.pick }] } }
    case 'join': {
      const { leagueId } = act
      const path = `/api/leagues/${await editionOf(process, leagueId)}/members`
      return { method: 'POST', path, body: { squadId }, about: { squadId, leagueId } }
    }
    case 'leave': {
      const memberships = people.membershipsOf(act.by)
      const about = memberships[act.membership % memberships.length] ?? { leagueId: NOWHERE, squadId: NOWHERE }
      const path = `/api/leagues/${await editionOf(process, about.leagueId)}/members/${about.squadId}`
      return { method: 'DELETE', path, about }
    }
    case 'deleteSquad':
      return { method: 'DELETE', path: `/api/squads/${squadId}`, about: { squadId } }
    case 'merge':
      return {
        method: 'POST',
        path: '/api/account/sign-in',
        body: { email: emailOf(act.accountId), password: testPassword },
      }
    default:
      return {
        method: 'POST',
        path: '/api/account/delete',
        body: { confirm: 'EXCLUIR', currentPassword: testPassword },
      }
  }
}

export interface Answer {
  /** 'ok', or the reason of a refusal. */
  verdict: string
  squadId: number | undefined
}

interface Told {
  kind?: string
  squad?: { id: number }
  results?: { refused?: string }[]
}

export async function send(process: Process, { method, path, body }: ActRequest, as: { cookie: string; key: string }) {
  const response = await process.request(path, {
    method,
    headers: { 'content-type': 'application/json', cookie: as.cookie, 'idempotency-key': as.key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const told: Told = await jsonOf(response)
  const verdict = response.ok ? (told.results?.[0]?.refused ?? 'ok') : (told.kind ?? String(response.status))
  return { verdict, squadId: told.squad?.id }
}
