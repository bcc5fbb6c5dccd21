import type * as z from 'zod'
import type { SignedIn } from '#contract/account.ts'
import type { NewLeagueRequest } from '#contract/league.ts'
import type { MarketView } from '#contract/market.ts'
import type { savePicksSchema, UpcomingPicks } from '#contract/pick.ts'
import type { SquadAnswer } from '#contract/squad.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import type { Position } from '#domain/sport/position.ts'

const DAY_MS = 86_400_000
const account = { email: 'ana@example.org', password: 'um jabuti na janela' }

type Person = ReturnType<typeof visitor>

/** A person with a browser of their own. A refusal is an error. */
function visitor(url: string) {
  const browser = testBrowser({ request: (path, init) => fetch(`${url}${path}`, init) })
  const take = async <T>(what: string, answer: ReturnType<typeof browser.get>): Promise<T> => {
    const { status, body } = await answer
    if (status >= 300) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`)
    return body as T
  }
  return {
    get: <T>(path: string) => take<T>(path, browser.get(path)),
    post: <T>(path: string, body?: unknown) => take<T>(path, browser.post(path, body)),
    put: <T>(path: string, body?: unknown) => take<T>(path, browser.put(path, body)),
    cookie: () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

const formation: [Position, number][] = [
  ['Goleiro', 1],
  ['Defensor', 4],
  ['Meio-Campo', 3],
  ['Atacante', 3],
]

/** The cheapest lineup, but without the first few players of each position, so that people differ. */
async function saveSquad(person: Person, name: string, skip: number): Promise<number> {
  const { round, players } = await person.get<MarketView>('/api/market')
  const cheapest = players.toSorted((a, b) => a.price - b.price || a.id - b.id)
  const playerIds = formation.flatMap(([position, count]) =>
    cheapest
      .filter((player) => player.position === position)
      .slice(skip, skip + count)
      .map(({ id }) => id),
  )
  const squad = { name, playerIds, captainId: playerIds[0], roundId: round?.id }
  return (await person.post<SquadAnswer>('/api/squads', squad)).squad.id
}

async function pickEverything(person: Person): Promise<void> {
  const { matches } = await person.get<UpcomingPicks>('/api/picks/upcoming')
  const picks: z.infer<typeof savePicksSchema>['picks'] = matches.slice(0, 40).map(({ match: { id, sport } }) => ({
    matchId: id,
    pick:
      sport === 'futebol' ? { kind: 'score', score: { home: 2, away: id % 3 } } : { kind: 'winner', winner: 'home' },
  }))
  await person.put('/api/picks', { picks })
}

async function createLeague(
  owner: Person,
  league: Pick<NewLeagueRequest, 'name' | 'format' | 'squadId'>,
): Promise<{ id: number; code: string }> {
  const { gameNowMs } = await owner.get<{ gameNowMs: number }>('/api/market/clock')
  const dates = { startsAtMs: gameNowMs, endsAtMs: gameNowMs + 30 * DAY_MS }
  const request = { ...league, ...dates, description: '', visibility: 'private', prize: 500 }
  const { league: created } = await owner.post<{ league: { id: number } }>('/api/leagues', request)
  const page = await owner.get<{ inviteCode: string }>(`/api/leagues/${created.id}`)
  return { id: created.id, code: page.inviteCode }
}

/**
 * An account, a guest, and a guest who signs in to that account. They have squads, picks and private leagues before a
 * deadline.
 */
export async function playPeople(url: string) {
  const [ana, guest, secondDevice] = [visitor(url), visitor(url), visitor(url)]
  const { viewer } = await ana.post<SignedIn>('/api/account/sign-up', { name: 'Ana Prado', ...account })
  const squadId = await saveSquad(ana, 'Time da Ana', 0)
  await pickEverything(ana)
  const table = await createLeague(ana, { name: 'Liga da firma', format: 'pontos-corridos', squadId })
  const cup = await createLeague(ana, { name: 'Copa da firma', format: 'mata-mata', squadId })

  const guestSquadId = await saveSquad(guest, 'Time do visitante', 5)
  await pickEverything(guest)
  for (const { id, code } of [table, cup])
    await guest.post(`/api/leagues/${id}/members`, { squadId: guestSquadId, code })
  await guest.put(`/api/managers/${viewer.managerId}/follow`)

  await saveSquad(secondDevice, 'Time do celular', 10)
  await pickEverything(secondDevice)
  await secondDevice.post('/api/account/sign-in', account)
  return { account, guestCookie: guest.cookie(), leagueId: table.id }
}
