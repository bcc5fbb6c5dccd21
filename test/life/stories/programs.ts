import { Client as Assistant } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { madeDisplayLinkSchema } from '#contract/display-link.ts'
import type { LeaguePageView } from '#contract/league.ts'
import type { SquadsAnswer } from '#contract/squad.ts'
import type { madeTokenSchema } from '#contract/token.ts'
import type { output } from 'zod'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, pickOne, type Action, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { MIXED } from './mixed.ts'
import { OPERATOR, saveSquad } from './people.ts'
import { SUNDAY } from './sunday-league.ts'

const CHAMPIONSHIP = 'craque'
const OWN_SQUADS = `/api/squads?championship=${CHAMPIONSHIP}`
/** The log and the tables of bolões count a result within this time. */
const COUNTS_WITHIN_MS = 30_000

const squadIds = ({ squads }: SquadsAnswer) => squads.map(({ id, version }) => `${id} ${version}`).join()

/** An assistant reads the squads of the person whose token it has (MC1). */
async function askAssistant(life: Life, headers: Record<string, string>): Promise<string> {
  const assistant = new Assistant({ name: 'life', version: '1' })
  const address = new URL('/mcp', life.server.url())
  const transport = new StreamableHTTPClientTransport(address, { requestInit: { headers } })
  await assistant.connect(transport)
  try {
    const { content } = await assistant.callTool({ name: 'my_squads', arguments: { championship: CHAMPIONSHIP } })
    const [said] = content as { text: string }[]
    const { data } = JSON.parse(said?.text ?? '{}') as { data?: { squads: { squadId: number; version: number }[] } }
    return data?.squads.map(({ squadId, version }) => `${squadId} ${version}`).join() ?? said?.text ?? ''
  } finally {
    await assistant.close()
  }
}

/** A program and an assistant see what their person sees, do no more than their token allows, and lose it at once. */
const useToken: Action = async (life, { key }) => {
  const rng = life.random(`token ${key}`)
  const person = pickOne(
    rng,
    peopleOf(life.chronicle).filter(({ email }) => email !== null),
  )
  if (!person) return
  const client = life.as(person.name)
  await saveSquad(life, client, CHAMPIONSHIP, rng)
  const body = { name: `Robô ${key}`, scopes: ['read'], championships: [CHAMPIONSHIP] }
  const { token, secret } = await client.take<output<typeof madeTokenSchema>>({
    method: 'POST',
    path: '/api/account/tokens',
    body,
  })
  const headers = { authorization: `Bearer ${secret}`, 'x-forwarded-for': person.address }
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(life.server.url() + path, { ...init, headers: { ...headers, 'content-type': 'application/json' } })
  const expect = async (path: string, status: number, init?: RequestInit) => {
    const answer = await ask(path, init)
    if (answer.status !== status)
      throw new Failure('secret', `${path} answers a token of ${person.name} ${answer.status}, not ${status}`)
    return answer
  }
  const due = squadIds(await client.get<SquadsAnswer>(OWN_SQUADS))
  const seen = squadIds((await (await expect(OWN_SQUADS, 200)).json()) as SquadsAnswer)
  const told = await askAssistant(life, headers)
  if (seen !== due || told !== due)
    throw new Failure('points', `${person.name} has the squads ${due}, a program sees ${seen}, an assistant ${told}`)
  const picks = { method: 'PUT', body: JSON.stringify({ picks: [] }) }
  await expect(`/api/picks?championship=${CHAMPIONSHIP}`, 403, picks)
  if (life.chronicle.championships[SUNDAY]) await expect(`/api/squads?championship=${SUNDAY}`, 403)
  await client.take({ method: 'DELETE', path: `/api/account/tokens/${token.id}` })
  await expect(OWN_SQUADS, 401)
  await expect('/mcp', 401, { method: 'POST', body: '{}' })
}

/** Points and exact scores, the last two cells of each row of a sheet. */
const figuresIn = (sheet: string) =>
  sheet
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => /(\d+)[,;](\d+)\s*$/.exec(row)?.slice(1).join(' ') ?? row)
    .join('\n')

/** A sheet and a screen show a bolão to everybody with the address, until the link is revoked (DL1, DL2). */
const showOutside: Action = async (life) => {
  const leagueId = life.chronicle.leagues[MIXED]
  if (leagueId === undefined) return
  const olga = life.as(OPERATOR)
  const make = (body: object) =>
    olga.take<output<typeof madeDisplayLinkSchema>>({ method: 'POST', path: '/api/links', body })
  const placeOf = (address: string | null) => {
    const { pathname, search } = new URL(address ?? '', life.server.url())
    return life.server.url() + pathname + search
  }
  const table = await make({ kind: 'bolao', leagueId })
  const board = await make({ kind: 'painel', leagueId })
  let difference = ''
  const agrees = async () => {
    const sheet = await (await fetch(placeOf(table.sheet))).text()
    const { pool } = await olga.get<LeaguePageView>(`/api/leagues/${leagueId}`)
    const due = pool?.table.items.map(({ points, exact }) => `${points} ${exact}`).join('\n') ?? ''
    difference = `the sheet of bolão ${leagueId} has\n${figuresIn(sheet)}\nand its table\n${due}`
    return figuresIn(sheet) === due
  }
  await until(agrees, { limitMs: COUNTS_WITHIN_MS, everyMs: 1_000, otherwise: () => new Failure('table', difference) })
  for (const address of [table.frame, board.board]) {
    const { status, body } = await fetch(placeOf(address))
    await body?.cancel()
    if (status !== 200) throw new Failure('page', `${new URL(placeOf(address)).pathname} answers ${status}`)
  }
  for (const { link } of [table, board]) await olga.take({ method: 'DELETE', path: `/api/links/${link.id}` })
  const { status, body } = await fetch(placeOf(table.sheet))
  await body?.cancel()
  if (status !== 404) throw new Failure('secret', `a sheet answers ${status} after its link was revoked`)
}

export const programActions = { useToken, showOutside }
