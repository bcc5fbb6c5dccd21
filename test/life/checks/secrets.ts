import type { LineupPage } from '#contract/manager.ts'
import type { MarketView } from '#contract/market.ts'
import { Failure } from '#test/life/failure.ts'
import type { Life } from '#test/life/life.ts'
import { cookieLine } from '#test/life/person.ts'

const pagesOf = (slug: string) => [
  `/api/championships/${slug}`,
  `/api/championships/${slug}/round`,
  ...['market', 'rankings', 'leagues', 'standings/futebol', 'picks/upcoming', 'stream'].map(
    (page) => `/api/${page}?championship=${slug}`,
  ),
]

/** A private championship does not exist for strangers and for removed members (CP4). */
async function expectHidden(life: Life, slug: string): Promise<void> {
  const { people, championships, leagues } = life.chronicle
  const outside = (championships[slug]?.removed ?? []).filter((name) => !people[name]?.isGone)
  const ofLeague = leagues[slug] === undefined ? [] : [`/api/leagues/${leagues[slug]}`]
  for (const name of [undefined, ...outside]) {
    const cookie = cookieLine(people[name ?? '']?.devices[0] ?? { cookies: {} })
    for (const path of [...pagesOf(slug), ...ofLeague]) {
      const { status, body } = await fetch(life.server.url() + path, { headers: { cookie } })
      await body?.cancel()
      if (status !== 404)
        throw new Failure('secret', `${path} answers ${name ?? 'a stranger'} ${status}; ${slug} is private`)
    }
  }
}

/** A stranger sees no squad before the deadline and no pick before kick-off (SQ8, PK3). */
export async function checkSecrets(life: Life): Promise<void> {
  const { chronicle, server } = life
  const read = async <T>(path: string) => {
    const answer = await fetch(server.url() + path)
    if (!answer.ok) throw new Failure('refused', `${path} answers a stranger ${answer.status}`)
    return (await answer.json()) as T
  }
  for (const { slug, isDeleted, isPublic } of Object.values(chronicle.championships)) {
    if (isDeleted) continue
    if (!isPublic) {
      await expectHidden(life, slug)
      continue
    }
    const market = await read<MarketView>(`/api/market?championship=${slug}`)
    const open = market.round?.id
    const savers = chronicle.saved.filter((one) => one.roundId === open).slice(0, 5)
    for (const { person } of savers) {
      const managerId = chronicle.people[person]?.managerId
      if (!managerId || chronicle.people[person]?.isGone) continue
      const page = await read<LineupPage>(`/api/managers/${managerId}/lineups?championship=${slug}`)
      if (page.items.some(({ roundId }) => roundId === open))
        throw new Failure('secret', `a stranger sees the squad of ${person} before the deadline of round ${open}`)
      const picks = await read<{ items: { match: { startsAtMs: number } }[] }>(
        `/api/managers/${managerId}/picks?championship=${slug}`,
      )
      const early = picks.items.find(({ match }) => slug !== 'craque' && match.startsAtMs > life.clock.now())
      if (early) throw new Failure('secret', `a stranger sees a pick of ${person} before kick-off`)
    }
  }
}
