import type { ChampionshipPage } from '#contract/championship.ts'
import type { OperatorFeeds } from '#contract/feed.ts'
import type { Answer } from '#jobs/testing/feed-server.ts'
import { noteChampionship } from '#test/life/chronicle.ts'
import { Failure } from '#test/life/failure.ts'
import { HOUR_MS, MINUTE_MS, peopleOf, pickOne, shuffled, type Action, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { YEAR } from './files.ts'
import { makePicks, OPERATOR, saveSquad } from './people.ts'
import { CARTOLA_PATH, CARTOLA_ROUND, CUP_PATH, cupResultsAt, feedAnswersAt, recordedAt } from './recorded-feeds.ts'

export const WORLD_CUP = `copa-do-mundo-${YEAR}`
const LIVE_ROUND = `cartola-${YEAR}`
/** The normal interval between two requests to a source. After a failure the next one comes sooner. */
const EVERY_MS = HOUR_MS
const HEARD_WITHIN_MS = 60_000

async function feedOf(life: Life, slug: string) {
  const { feeds } = await life.as(OPERATOR).get<OperatorFeeds>('/api/operator/feeds')
  const feed = feeds.find((one) => one.slug === slug)
  if (!feed) throw new Failure('import', `${slug} no longer has a feed`)
  return feed
}

/** Waits until the server has polled the source at or after a time, with the expected result. */
async function untilHeard(life: Life, slug: string, { sinceMs, isWell }: { sinceMs: number; isWell: boolean }) {
  let last = ''
  const isHeard = async () => {
    const { askedAtMs, succeededAtMs, problem, failures } = await feedOf(life, slug)
    last = JSON.stringify({ askedAtMs, succeededAtMs, problem, failures, nowMs: life.clock.now() })
    const at = isWell ? succeededAtMs : askedAtMs
    return at !== null && at >= sinceMs && (problem === null) === isWell
  }
  await until(isHeard, {
    limitMs: HEARD_WITHIN_MS,
    everyMs: 500,
    otherwise: () => new Failure('import', `the feed of ${slug} should be ${isWell ? 'well' : 'in trouble'}: ${last}`),
  })
}

/** A championship whose data comes from an external server. */
async function follow(life: Life, { slug, name, path }: { slug: string; name: string; path: string }) {
  const olga = life.as(OPERATOR)
  const made = { name, slug, modality: 'campo', timeZone: 'America/Sao_Paulo', isPublic: true }
  await olga.take({ method: 'POST', path: '/api/championships', body: made })
  const sinceMs = life.clock.now() - 1_000
  const kind = path === CUP_PATH ? 'openfootball' : 'cartola'
  const body = { kind, address: `http://127.0.0.1:${life.chronicle.feedPort}${path}` }
  await olga.take({ method: 'PUT', path: `/api/operator/feeds/${slug}`, body })
  await untilHeard(life, slug, { sinceMs, isWell: true })
  return noteChampionship(life.chronicle, slug)
}

function planVisits(life: Life, feed: 'cup' | 'cartola'): void {
  for (const [at, atMs] of recordedAt(feed).entries())
    if (atMs > life.clock.now()) {
      life.plan({ atMs: atMs - 7 * HOUR_MS, action: 'feeds.pick', key: `${feed} ${at}` })
      life.plan({ atMs: atMs + 5 * MINUTE_MS, action: `feeds.${feed}`, key: String(at) })
    }
}

const createCup: Action = async (life) => {
  await follow(life, { slug: WORLD_CUP, name: `Copa do Mundo ${YEAR}`, path: CUP_PATH })
  planVisits(life, 'cup')
}

const createCartola: Action = async (life) => {
  const state = await follow(life, { slug: LIVE_ROUND, name: `Cartola ${YEAR}`, path: CARTOLA_PATH })
  const rng = life.random('feeds.cartola')
  for (const { name } of shuffled(rng, peopleOf(life.chronicle)).slice(0, 8))
    await saveSquad(life, life.as(name), LIVE_ROUND, rng)
  // `championship verify` compares it with the points that the source published.
  state.broughtRounds.push(CARTOLA_ROUND)
  planVisits(life, 'cartola')
}

const pick: Action = async (life, { key }) => {
  const slug = key.startsWith('cup') ? WORLD_CUP : LIVE_ROUND
  const rng = life.random(`feeds.pick ${key}`)
  for (const { name } of shuffled(rng, peopleOf(life.chronicle)).slice(0, 8)) await makePicks(life.as(name), slug, rng)
}

const TROUBLES: readonly ((answer: Answer) => Answer)[] = [
  () => ({ status: 503 }),
  () => ({ status: 200, body: '<html>volto já</html>' }),
  // An unchanged answer would not be sent at all.
  ({ body = '' }) => ({ body: `${body.toString()} `, isCutOff: true }),
]

/** Moves the clock past the next poll, so that the server polls what the source answers now. */
async function untilPolled(life: Life, slug: string, isWell: boolean): Promise<void> {
  await life.moveTo(life.clock.now() + EVERY_MS + MINUTE_MS)
  await untilHeard(life, slug, { sinceMs: life.clock.now() - EVERY_MS, isWell })
}

interface Trouble {
  well: Record<string, Answer>
  trouble: (answer: Answer) => Answer
}

/** The source fails for an hour and recovers. Nothing is lost. */
async function failForAWhile(life: Life, slug: string, { well, trouble }: Trouble): Promise<void> {
  const path = slug === WORLD_CUP ? CUP_PATH : CARTOLA_PATH
  const broken = Object.entries(well).map(([at, answer]) => [at, at.startsWith(path) ? trouble(answer) : answer])
  life.source.serve(Object.fromEntries(broken) as Record<string, Answer>)
  await untilPolled(life, slug, false)
  life.source.serve(well)
  await untilPolled(life, slug, true)
}

async function expectPlayed(life: Life, slug: string, due: number): Promise<void> {
  let played = 0
  const isDue = async () => {
    ;({ played } = await life.as(OPERATOR).get<ChampionshipPage>(`/api/championships/${slug}`))
    return played === due
  }
  await until(isDue, {
    limitMs: HEARD_WITHIN_MS,
    everyMs: 500,
    otherwise: () => new Failure('import', `${slug} has ${played} matches that are over, its feed reported ${due}`),
  })
}

/** The source as recorded at another time. Its data arrives soon, even if the source fails in between. */
const visitor =
  (slug: string, dueAt: (atMs: number) => number | undefined): Action =>
  async (life, { atMs, key }) => {
    const state = life.chronicle.championships[slug]
    if (!state) return
    // Other steps may have polled just before this one, or later than `atMs` while the source had older answers.
    await untilPolled(life, slug, true)
    state.fixturesMs = atMs
    const due = dueAt(atMs)
    if (due !== undefined) await expectPlayed(life, slug, due)
    const rng = life.random(`feeds ${slug} ${key}`)
    const trouble = rng.int(3) === 0 ? pickOne(rng, TROUBLES) : undefined
    if (trouble) await failForAWhile(life, slug, { well: feedAnswersAt(atMs), trouble })
    if (due !== undefined) await expectPlayed(life, slug, due)
  }

/** From the fourth recording on, the ten matches of the round are over. */
const playedInCartola = (atMs: number) => (atMs >= recordedAt('cartola')[3]! ? 10 : undefined)

export const feedActions = {
  'feeds.createCup': createCup,
  'feeds.createCartola': createCartola,
  'feeds.pick': pick,
  'feeds.cup': visitor(WORLD_CUP, (atMs) => cupResultsAt(atMs).length),
  'feeds.cartola': visitor(LIVE_ROUND, playedInCartola),
}
