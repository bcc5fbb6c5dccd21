import type { LeagueAnswer, LeaguePageView } from '#contract/league.ts'
import type { WallPage } from '#contract/wall.ts'
import type { SquadsAnswer } from '#contract/squad.ts'
import { Failure } from '#test/life/failure.ts'
import { DAY_MS, peopleOf, shuffled, type Action, type Life } from '#test/life/life.ts'
import type { Client } from '#test/life/person.ts'
import { SUNDAY } from './sunday-league.ts'
import { saveSquad } from './people.ts'

const squadOf = async (client: Client): Promise<number | undefined> =>
  (await client.get<SquadsAnswer>(`/api/squads?championship=${SUNDAY}`)).squads[0]?.id

/** People with a squad in the Sunday league. */
async function players(life: Life, key: string, most: number): Promise<{ client: Client; squadId: number }[]> {
  const rng = life.random(`league ${key}`)
  const found = []
  for (const { name } of shuffled(rng, peopleOf(life.chronicle))) {
    if (found.length === most) break
    const client = life.as(name)
    await saveSquad(life, client, SUNDAY, rng)
    const squadId = await squadOf(client)
    if (squadId !== undefined) found.push({ client, squadId })
  }
  return found
}

/** Friends create a private league, write on its wall, and one of them leaves. */
const friends: Action = async (life, { key }) => {
  if (!life.chronicle.championships[SUNDAY]) return
  const [owner, ...others] = await players(life, key, 4)
  if (!owner || others.length < 2) return
  const body = {
    name: `Amigos ${key}`.slice(0, 30),
    format: 'pontos-corridos',
    visibility: 'private',
    prize: 0,
    startsAtMs: life.clock.now(),
    endsAtMs: life.clock.now() + 60 * DAY_MS,
    squadId: owner.squadId,
  }
  const path = `/api/leagues?championship=${SUNDAY}`
  const { league } = await owner.client.take<LeagueAnswer>({ method: 'POST', path, body })
  const at = `/api/leagues/${league.id}`
  const { inviteCode: code } = await owner.client.get<LeaguePageView>(at)
  for (const { client, squadId } of others) {
    const outside = await client.send({ method: 'GET', path: at })
    if (outside.status !== 404) throw new Failure('secret', `${client.person.name} sees ${at} from outside`)
    await client.take({ method: 'POST', path: `${at}/members`, body: { squadId, code } })
  }
  const [first, last] = [others[0]!, others.at(-1)!]
  await first.client.send({ method: 'POST', path: `${at}/wall`, body: { text: 'dessa vez ninguém me segura' } })
  const { items: messages } = await last.client.get<WallPage>(`${at}/wall`)
  const message = messages.findLast(({ text }) => text?.startsWith('dessa vez'))
  if (message) await last.client.send({ method: 'PUT', path: `${at}/wall/${message.id}/reactions/laugh` })
  await last.client.take({ method: 'DELETE', path: `${at}/members/${last.squadId}` })
  const { standings } = await owner.client.get<LeaguePageView>(at)
  if (standings.items.some(({ squadId }) => squadId === last.squadId) || standings.items.length !== others.length)
    throw new Failure('table', `${at} has ${standings.items.length} squads after one of ${others.length + 1} left`)
}

export const leagueActions = { friends }
