import { deskTokenHeader, type DeskView, type HelperLink, type TapsTaken, type TapView } from '#contract/desk.ts'
import type { MatchPageView } from '#contract/match.ts'
import type { Rng } from '#domain/rng.ts'
import { Failure } from '#test/life/failure.ts'
import { MINUTE_MS, pickOne, type Life } from '#test/life/life.ts'
import type { Client } from '#test/life/person.ts'
import { until } from '#test/life/until.ts'
import { addPerson } from './people.ts'

/** A person at the desk without an account. */
const HELPER = 'Nando'

const helperOf = (life: Life): Client => {
  if (!life.chronicle.people[HELPER]) addPerson(life, HELPER)
  return life.as(HELPER)
}

export const newLink = (client: Client, matchId: number) =>
  client.take<HelperLink>({ method: 'POST', path: `/api/desk/${matchId}/helpers` })

export const readWithLink = (life: Life, matchId: number, token: string) =>
  helperOf(life).send({ method: 'GET', path: `/api/desk/${matchId}`, headers: { [deskTokenHeader]: token } })

export const pageOf = (client: Client, matchId: number) => client.get<MatchPageView>(`/api/matches/${matchId}`)

export const goalsOf = async (client: Client, matchId: number) => {
  const { match } = await pageOf(client, matchId)
  return (match.homeScore ?? 0) + (match.awayScore ?? 0)
}

/** Everything that people at one desk can do, and the number of reported goals. */
async function openDesk(
  life: Life,
  organiser: Client,
  { matchId, key, rng }: { matchId: number; key: string; rng: Rng },
) {
  const { players, startsAtMs } = await organiser.get<DeskView>(`/api/desk/${matchId}`)
  const { token } = await newLink(organiser, matchId)
  const helper = helperOf(life)
  let taps = 0
  const tap = (device: string, minute: number, said: TapView['said']): TapView => ({
    id: `tap-${key.replaceAll(' ', '-')}-${taps++}`,
    deviceId: `${device}-${matchId}-phone`,
    atMs: startsAtMs + minute * MINUTE_MS,
    said,
  })
  const path = `/api/desk/${matchId}/taps`
  return {
    startsAtMs,
    token,
    helper,
    period: (minute: number, period: 'first_half' | 'half_time' | 'second_half' | 'full_time') =>
      tap('organiser', minute, { kind: 'period', period }),
    restart: (minute: number, stop: { atMs: number; minute: number }) =>
      tap('organiser', minute, { kind: 'restart', stoppedAtMs: stop.atMs, minute: stop.minute }),
    goal: (device: string, minute: number) => {
      const { id: playerId, clubId } = pickOne(rng, players)!
      return tap(device, minute, { kind: 'deed', deed: 'goal', clubId, playerId })
    },
    tell: (list: TapView[]) => organiser.take<TapsTaken>({ method: 'POST', path, body: { taps: list } }),
    reportByLink: (list: TapView[]) =>
      helper.take<TapsTaken>({ method: 'POST', path, body: { taps: list }, headers: { [deskTokenHeader]: token } }),
  }
}
type OpenDesk = Awaited<ReturnType<typeof openDesk>>

async function untilGoals(organiser: Client, matchId: number, due: number): Promise<void> {
  await until(async () => (await goalsOf(organiser, matchId)) === due, {
    limitMs: 20_000,
    otherwise: () => new Failure('points', `match ${matchId} does not show the ${due} goals that its desk reported`),
  })
}

/** DK9, DK14: a phone that reported before the end may send late. An unknown phone waits for an organiser. */
async function reportLate(life: Life, organiser: Client, { desk, matchId, goals, rng }: Late): Promise<number> {
  const late = await desk.reportByLink([desk.goal('helper', 47)])
  if (late.taken !== 1) throw new Failure('points', `a late tap of a known phone was answered ${JSON.stringify(late)}`)
  let due = goals + 1
  await untilGoals(organiser, matchId, due)
  const strange = desk.goal('stranger', 49)
  const { taken, held } = await desk.reportByLink([strange])
  await life.moveTo(life.clock.now() + MINUTE_MS)
  const shown = await goalsOf(organiser, matchId)
  if (taken !== 0 || held !== 1 || shown !== due)
    throw new Failure('points', `a new phone changed match ${matchId} after its end: ${due} goals became ${shown}`)
  const isTaken = rng.int(2) === 0
  const body = { ids: [strange.id], isTaken }
  await organiser.take({ method: 'PUT', path: `/api/desk/${matchId}/held`, body })
  if (isTaken) due++
  await untilGoals(organiser, matchId, due)
  const { corrections } = await pageOf(organiser, matchId)
  if (corrections.length === 0 || corrections.some(({ by }) => by === null))
    throw new Failure('points', `a correction of match ${matchId} has no author: ${JSON.stringify(corrections)}`)
  return due
}
interface Late {
  desk: OpenDesk
  matchId: number
  goals: number
  rng: Rng
}

/** The referee stops the match, and it continues from the same minute (MT11). */
async function stopAndResume(life: Life, organiser: Client, desk: OpenDesk, matchId: number): Promise<void> {
  const decide = (decision: object) =>
    organiser.take({ method: 'POST', path: `/api/matches/${matchId}/decisions`, body: { decision, reason: 'chuva' } })
  await decide({ kind: 'abandoned' })
  await life.moveTo(life.clock.now() + 5 * MINUTE_MS)
  await decide({ kind: 'resumed', startsAtMs: null })
  const { stop } = await organiser.get<DeskView>(`/api/desk/${matchId}`)
  if (!stop) throw new Failure('refused', `the desk of match ${matchId} does not know where it stopped`)
  const minute = (life.clock.now() - desk.startsAtMs) / MINUTE_MS
  await desk.tell([desk.restart(minute, stop)])
}

/** A match from kick-off to the end with two phones. One of them loses its connection in the second half. */
export async function reportMatch(
  life: Life,
  organiser: Client,
  { matchId, key, isStopped }: { matchId: number; key: string; isStopped: boolean },
): Promise<void> {
  const rng = life.random(`desk ${key}`)
  const desk = await openDesk(life, organiser, { matchId, key, rng })
  const at = (minute: number) => desk.startsAtMs + minute * MINUTE_MS
  await life.moveTo(at(0) + 30 * 1_000)
  await desk.tell([desk.period(0, 'first_half')])
  await life.moveTo(at(20))
  await desk.tell([desk.goal('organiser', 5)])
  const first = desk.goal('helper', 11)
  await desk.reportByLink([first])
  // The answer was lost, so the phone sends it again (DK1).
  await desk.reportByLink([first])
  if (isStopped) await stopAndResume(life, organiser, desk, matchId)
  await life.moveTo(at(37))
  await desk.tell([desk.period(35, 'half_time')])
  const more = rng.int(2)
  await life.moveTo(at(66))
  await desk.tell([
    desk.period(40, 'second_half'),
    ...(more === 1 ? [desk.goal('organiser', 44)] : []),
    desk.period(65, 'full_time'),
  ])
  await until(async () => (await pageOf(organiser, matchId)).match.state === 'final', {
    limitMs: 30_000,
    otherwise: () => new Failure('late', `match ${matchId} is not over after the whistle`),
  })
  await untilGoals(organiser, matchId, 2 + more)
  await reportLate(life, organiser, { desk, matchId, goals: 2 + more, rng })
}
