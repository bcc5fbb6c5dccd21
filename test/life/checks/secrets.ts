import type { LineupPage } from '#contract/manager.ts'
import type { MarketView } from '#contract/market.ts'
import type { ChampionshipState, PersonState } from '#test/life/chronicle.ts'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, pickOne, type Life } from '#test/life/life.ts'
import { cookieLine } from '#test/life/person.ts'
import { OPERATOR, ORGANISER } from '#test/life/stories/people.ts'
import { SUNDAY } from '#test/life/stories/sunday-league.ts'

/** Somebody who reads; undefined is a stranger. */
type Reader = PersonState | undefined

const pagesOf = (slug: string) => [
  `/api/championships/${slug}`,
  `/api/championships/${slug}/round`,
  ...['market', 'rankings', 'leagues', 'standings/futebol', 'picks/upcoming', 'stream'].map(
    (page) => `/api/${page}?championship=${slug}`,
  ),
]
/** What only organisers of the championship and operators read (CP6). */
const organisersPagesOf = (slug: string) => [
  ...['book', 'members', 'removed', 'links', 'accounts?who=a'].map((page) => `/api/championships/${slug}/${page}`),
  '/api/operator',
  '/api/operator/journal',
  '/api/operator/proposals',
]

const nameOf = (reader: Reader) => reader?.name ?? 'a stranger'
const headersOf = (reader: Reader) => ({ cookie: cookieLine(reader?.devices[0] ?? { cookies: {} }) })

async function statusOf(life: Life, path: string, reader: Reader): Promise<number> {
  const { status, body } = await fetch(life.server.url() + path, { headers: headersOf(reader) })
  await body?.cancel()
  return status
}

async function read<T>(life: Life, path: string, reader: Reader): Promise<T> {
  const answer = await fetch(life.server.url() + path, { headers: headersOf(reader) })
  if (!answer.ok) throw new Failure('refused', `${path} answers ${nameOf(reader)} ${answer.status}`)
  return (await answer.json()) as T
}

/** A guest, somebody who plays elsewhere, and an organiser of another championship. None of them runs this one. */
function othersOf(life: Life, { slug }: ChampionshipState): PersonState[] {
  const { saved, steps } = life.chronicle
  const rng = life.random(`secrets ${slug} ${steps}`)
  const people = peopleOf(life.chronicle).filter(({ name }) => name !== OPERATOR)
  const [rita, others] = [
    people.find(({ name }) => name === ORGANISER),
    people.filter(({ name, managerId }) => name !== ORGANISER && managerId !== null),
  ]
  const playsElsewhere = ({ name }: PersonState) =>
    saved.some(({ person, championship }) => person === name && championship !== slug)
  const guest = pickOne(
    rng,
    others.filter(({ email }) => email === null),
  )
  const player = pickOne(
    rng,
    others.filter((one) => one.email !== null && playsElsewhere(one)),
  )
  return [guest, player, slug === SUNDAY ? undefined : rita].filter((one) => one !== undefined)
}

/** A private championship does not exist for strangers, for removed members and for members of others (CP4). */
async function expectHidden(life: Life, championship: ChampionshipState): Promise<void> {
  const { leagues, people } = life.chronicle
  const { slug, removed = [], members } = championship
  const outside = removed.map((name) => people[name]).filter((one) => one && !one.isGone)
  const never = members ? othersOf(life, championship).filter(({ name }) => !members.includes(name)) : []
  const ofLeague = leagues[slug] === undefined ? [] : [`/api/leagues/${leagues[slug]}`]
  for (const reader of [undefined, ...outside, ...never])
    for (const path of [...pagesOf(slug), ...ofLeague]) {
      const status = await statusOf(life, path, reader)
      if (status !== 404) throw new Failure('secret', `${path} answers ${nameOf(reader)} ${status}; ${slug} is private`)
    }
}

/** What organisers read stays closed to everybody else, also to organisers of other championships (CP6). */
async function expectClosed(life: Life, championship: ChampionshipState): Promise<void> {
  const { slug } = championship
  for (const reader of [undefined, ...othersOf(life, championship)])
    for (const path of organisersPagesOf(slug)) {
      const status = await statusOf(life, path, reader)
      if (![401, 403, 404].includes(status))
        throw new Failure('secret', `${path} answers ${nameOf(reader)} ${status}, who does not organise ${slug}`)
    }
}

/** Nobody sees a squad of somebody else before the deadline, or a pick before kick-off (SQ8, PK3). */
async function expectUnseen(life: Life, championship: ChampionshipState, readers: readonly Reader[]): Promise<void> {
  const { slug } = championship
  const { people, saved } = life.chronicle
  const { round } = await read<MarketView>(life, `/api/market?championship=${slug}`, readers[0])
  const open = round?.id
  for (const { person } of saved.filter(({ roundId }) => roundId === open).slice(0, 5)) {
    const { managerId, isGone } = people[person] ?? {}
    if (!managerId || isGone) continue
    for (const reader of readers.filter((one) => one?.name !== person)) {
      const of = `/api/managers/${managerId}`
      const page = await read<LineupPage>(life, `${of}/lineups?championship=${slug}`, reader)
      if (page.items.some(({ roundId }) => roundId === open))
        throw new Failure(
          'secret',
          `${nameOf(reader)} sees the squad of ${person} before the deadline of round ${open}`,
        )
      const picks = await read<{ items: { match: { startsAtMs: number } }[] }>(
        life,
        `${of}/picks?championship=${slug}`,
        reader,
      )
      const early = picks.items.find(({ match }) => slug !== 'craque' && match.startsAtMs > life.clock.now())
      if (early) throw new Failure('secret', `${nameOf(reader)} sees a pick of ${person} before kick-off`)
    }
  }
}

/** What each kind of person must not see: of private championships, of their organisers, and of other people. */
export async function checkSecrets(life: Life): Promise<void> {
  for (const championship of Object.values(life.chronicle.championships)) {
    if (championship.isDeleted) continue
    await expectClosed(life, championship)
    if (championship.isPublic) await expectUnseen(life, championship, [undefined, ...othersOf(life, championship)])
    else await expectHidden(life, championship)
  }
}
