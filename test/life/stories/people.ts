import type { MarketView } from '#contract/market.ts'
import type { UpcomingPicks } from '#contract/pick.ts'
import type { SquadAnswer, SquadsAnswer } from '#contract/squad.ts'
import type { Rng } from '#domain/rng.ts'
import type { PersonState } from '#test/life/chronicle.ts'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, pickOne, shuffled, type Action, type Life } from '#test/life/life.ts'
import type { Client } from '#test/life/person.ts'

export const PASSWORD = 'um jabuti na janela'
export const OPERATOR = 'Olga'
/** The organiser of the Sunday league. */
export const ORGANISER = 'Rita'

const inChampionship = (slug: string) => `championship=${slug}`
const lines = { Goleiro: 1, Defensor: 4, 'Meio-Campo': 3, Atacante: 3 } as const
/** Seven players of fut7 (MD1). */
const linesOfFut7 = { Goleiro: 1, Defensor: 3, 'Meio-Campo': 2, Atacante: 1 } as const
const linesOf = ({ modality }: MarketView) => (modality === 'fut7' ? linesOfFut7 : lines)

/** A new person with a browser. Nothing is sent yet. */
export function addPerson(life: Life, name: string): PersonState {
  const { chronicle, clock } = life
  const count = Object.keys(chronicle.people).length + 1
  const person: PersonState = {
    name,
    email: null,
    password: PASSWORD,
    address: `10.0.${Math.floor(count / 250)}.${(count % 250) + 1}`,
    devices: [{ cookies: {} }],
    managerId: null,
    bornMs: clock.now(),
    isOperator: false,
    isGone: false,
  }
  chronicle.people[name] = person
  return person
}

export async function signUp(life: Life, name: string): Promise<void> {
  const person = life.chronicle.people[name] ?? addPerson(life, name)
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@example.org`
  const body = { name, email, password: person.password }
  const { viewer } = await life
    .as(name)
    .take<{ viewer: { managerId: number } }>({ method: 'POST', path: '/api/account/sign-up', body })
  person.email = email
  person.managerId = viewer.managerId
}

/** The cheapest complete squad, but without the first few players of each position, so that people differ. */
function choose(rng: Rng, market: MarketView): number[] {
  const cheapest = market.players.toSorted((a, b) => a.price - b.price || a.id - b.id)
  return Object.entries(linesOf(market)).flatMap(([position, count]) => {
    const all = cheapest.filter((player) => player.position === position)
    const from = rng.int(Math.max(1, Math.min(12, all.length - count)))
    return all.slice(from, from + count).map(({ id }) => id)
  })
}

export async function saveSquad(life: Life, client: Client, slug: string, rng: Rng): Promise<void> {
  const market = await client.get<MarketView>(`/api/market?${inChampionship(slug)}`)
  const { round } = market
  // A championship may have no players or no open round.
  if (!round || market.players.length === 0) return
  const playerIds = choose(rng, market)
  const captainId = playerIds.at(-1)!
  const { squads } = await client.get<SquadsAnswer>(`/api/squads?${inChampionship(slug)}`)
  const content = { playerIds, captainId, benchIds: [], roundId: round.id }
  const [mine] = squads
  const { status, body } = await client.send<SquadAnswer>(
    mine
      ? { method: 'PUT', path: `/api/squads/${mine.id}`, body: { version: mine.version, ...content } }
      : {
          method: 'POST',
          path: `/api/squads?${inChampionship(slug)}`,
          body: { name: `Time ${client.person.name}`.slice(0, 30), ...content },
        },
  )
  // The market may close between the read and the save.
  if (status === 409 || status === 423) return
  if (status >= 300) throw new Failure('refused', `saving a squad answered ${status}: ${JSON.stringify(body)}`)
  await noteManager(client)
  const { saved } = life.chronicle
  const others = saved.filter((one) => one.person !== client.person.name || one.roundId !== round.id)
  life.chronicle.saved = [
    ...others,
    {
      person: client.person.name,
      championship: slug,
      roundId: round.id,
      squadId: body.squad.id,
      playerIds,
      captainId,
    },
  ]
}

/** Notes the manager's number once the server has one for this person. A visitor who never saved has none. */
async function noteManager(client: Client): Promise<void> {
  if (client.person.managerId !== null) return
  const { viewer } = await client.get<{ viewer: { managerId: number } | null }>('/api/viewer')
  client.person.managerId = viewer?.managerId ?? null
}

export async function makePicks(client: Client, slug: string, rng: Rng): Promise<void> {
  const { matches } = await client.get<UpcomingPicks>(`/api/picks/upcoming?${inChampionship(slug)}`)
  const picks = matches.slice(0, 1 + rng.int(10)).map(({ match: { id, sport }, decidesTie }) => {
    const score = { home: rng.int(4), away: rng.int(4) }
    const isLevel = score.home === score.away && decidesTie === true
    return {
      matchId: id,
      pick:
        sport === 'futebol'
          ? { kind: 'score', score, ...(isLevel ? { goesOn: 'home' } : {}) }
          : { kind: 'winner', winner: rng.int(2) === 0 ? 'home' : 'away' },
    }
  })
  if (picks.length === 0) return
  await client.take({ method: 'PUT', path: `/api/picks?${inChampionship(slug)}`, body: { picks } })
  await noteManager(client)
}

/** People who can enter a championship without an invitation: everybody, or nobody if it is private. */
export const visitorsOf = (life: Life, slug: string): PersonState[] =>
  life.chronicle.championships[slug]?.isPublic === false ? [] : peopleOf(life.chronicle)

const firstNames = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fred', 'Gil', 'Hugo', 'Iara', 'João', 'Lia', 'Max']

const arrive: Action = async (life, { key, args }) => {
  const rng = life.random(`arrive ${key}`)
  const count = Number(args['count'] ?? 5)
  for (let n = 0; n < count; n++) {
    const name = `${pickOne(rng, firstNames)} ${key} ${n}`
    const person = addPerson(life, name)
    if (rng.int(3) > 0) await signUp(life, name)
    const slug = pickOne(rng, running(life))
    if (slug && rng.int(2) === 0) await saveSquad(life, life.as(name), slug, rng)
    else if (slug) await makePicks(life.as(name), slug, rng)
    // A person who only read pages is unknown to the server.
    if (person.managerId === null && person.email === null) delete life.chronicle.people[name]
  }
}

const running = ({ chronicle }: Life): string[] =>
  Object.values(chronicle.championships)
    .filter(({ isDeleted, isPublic }) => !isDeleted && isPublic)
    .map(({ slug }) => slug)

/** An ordinary day: up to eight people do one thing each. */
const day: Action = async (life, { key }) => {
  const rng = life.random(`day ${key}`)
  for (const person of shuffled(rng, peopleOf(life.chronicle)).slice(0, 8)) {
    const client = life.as(person.name, person.devices.length > 1 ? rng.int(2) : 0)
    const slug = pickOne(rng, running(life))
    if (!slug) continue
    const doings = [
      () => saveSquad(life, client, slug, rng),
      () => makePicks(client, slug, rng),
      () => follow(life, client, rng),
      () => writeOnWall(client, slug, rng),
      () => readEverything(client, slug),
    ]
    await pickOne(rng, doings)!()
  }
}

async function follow(life: Life, client: Client, rng: Rng): Promise<void> {
  const other = pickOne(
    rng,
    peopleOf(life.chronicle).filter(({ managerId }) => managerId !== null),
  )
  if (!other || other.name === client.person.name) return
  await client.send({ method: 'PUT', path: `/api/managers/${other.managerId}/follow` })
  await noteManager(client)
}

async function writeOnWall(client: Client, slug: string, rng: Rng): Promise<void> {
  const { matches } = await client.get<UpcomingPicks>(`/api/picks/upcoming?${inChampionship(slug)}`)
  const match = pickOne(rng, matches)?.match
  if (!match) return
  const body = { text: `vai dar ${rng.int(5)} a ${rng.int(5)}` }
  await client.send({ method: 'POST', path: `/api/matches/${match.id}/wall`, body })
}

async function readEverything(client: Client, slug: string): Promise<void> {
  for (const path of [
    '/api/notices',
    '/api/profile',
    '/api/profile/activity',
    `/api/rankings/own?${inChampionship(slug)}`,
    `/api/picks/history?${inChampionship(slug)}`,
    `/api/rounds/own?${inChampionship(slug)}`,
    `/api/leagues?${inChampionship(slug)}`,
    '/api/account/export',
  ])
    await client.send({ method: 'GET', path })
}

const leave: Action = async (life, { key }) => {
  const rng = life.random(`leave ${key}`)
  const person = pickOne(
    rng,
    peopleOf(life.chronicle).filter(({ name, email }) => name !== OPERATOR && name !== ORGANISER && email !== null),
  )
  if (!person) return
  const body = { confirm: 'EXCLUIR', currentPassword: person.password }
  await life.as(person.name).take({ method: 'POST', path: '/api/account/delete', body })
  person.isGone = true
}

/** A person with an account plays as a guest on a second phone, then signs in there. The guest's game is merged. */
const merge: Action = async (life, { key }) => {
  const rng = life.random(`merge ${key}`)
  const person = pickOne(
    rng,
    peopleOf(life.chronicle).filter(({ name, email }) => name !== OPERATOR && email !== null),
  )
  const slug = pickOne(rng, running(life))
  if (!person || !slug) return
  const device = person.devices.push({ cookies: {} }) - 1
  const phone = life.as(person.name, device)
  const known = person.managerId
  person.managerId = null
  await makePicks(phone, slug, rng)
  const body = { email: person.email, password: person.password }
  const path = '/api/account/sign-in'
  await phone.take({ method: 'POST', path, body })
  person.managerId = known
}

/** Sessions end after weeks, so people sign in again. */
const comeBack: Action = async (life) => {
  for (const person of peopleOf(life.chronicle)) {
    if (person.email === null) continue
    const client = life.as(person.name)
    const { viewer } = await client.get<{ viewer: object | null }>('/api/viewer')
    if (viewer) continue
    person.devices = [{ cookies: {} }]
    const body = { email: person.email, password: person.password }
    await life.as(person.name).take({ method: 'POST', path: '/api/account/sign-in', body })
  }
}

export const peopleActions = { arrive, day, leave, merge, comeBack }
