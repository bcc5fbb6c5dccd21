import type { ChampionshipPage, ChampionshipRound } from '#contract/championship.ts'
import { checkPoints } from '#test/life/checks/points.ts'
import { checkTables } from '#test/life/checks/tables.ts'
import { verify } from '#test/life/checks/verify.ts'
import { noteChampionship } from '#test/life/chronicle.ts'
import { Failure } from '#test/life/failure.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pickOne, shuffled, type Action, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { awaitLock, BEFORE_LOCK_MS, marketOf } from './await-lock.ts'
import { cartolaFile, fixturesAt, marketBeforeSeason, SLUG, YEAR } from './files.ts'
import { bring, type SentFile } from './import-files.ts'
import { makePicks, OPERATOR, saveSquad, visitorsOf } from './people.ts'

const ROUNDS = 38
/**
 * Points are compared after each of the first weekly files, up to this many; a fault in weekly files shows at the
 * second one.
 */
const WEEKS_WATCHED = 3
/**
 * A match that starts later than this after its round's deadline was postponed by weeks. The file of the round has
 * points for every other match, so it must not arrive before they are over.
 */
const POSTPONED_AFTER_MS = 6 * DAY_MS

const roundOf = (life: Life, round: number) =>
  life.as(OPERATOR).get<ChampionshipRound>(`/api/championships/${SLUG}/round?number=${round}`)

/** Plans three entries for the open round: people save, the deadline passes, the file arrives. */
async function planOpenRound(life: Life): Promise<void> {
  const state = life.chronicle.championships[SLUG]
  const { round } = await marketOf(life, SLUG)
  if (!round || !state || state.plannedRounds.includes(round.number)) return
  state.plannedRounds.push(round.number)
  const { deadlineAtMs, number } = round
  const args = { round: number, deadlineMs: deadlineAtMs, roundId: round.id }
  const key = String(number)
  life.plan({ atMs: deadlineAtMs - 5 * HOUR_MS, action: 'brasileirao.save', key, args })
  life.plan({ atMs: deadlineAtMs - BEFORE_LOCK_MS, action: 'brasileirao.deadline', key, args })
  // The file of a round arrives after its last match, and does not wait for postponed ones.
  const starts = (await roundOf(life, number)).matches.map(({ startsAtMs }) => startsAtMs)
  const lastMs = Math.max(...starts.filter((startsAtMs) => startsAtMs < deadlineAtMs + POSTPONED_AFTER_MS))
  life.plan({ atMs: lastMs + 6 * HOUR_MS, action: 'brasileirao.week', key, args })
}

const create: Action = async (life) => {
  const files: SentFile[] = [
    ['rodada-0.csv', marketBeforeSeason()],
    ['jogos.txt', fixturesAt(life.clock.now())],
  ]
  const { slug } = await bring(life, files, { name: `Brasileirão ${YEAR}` })
  if (slug !== SLUG) throw new Failure('import', `the championship is called ${slug}`)
  noteChampionship(life.chronicle, SLUG)
  await planOpenRound(life)
}

const save: Action = async (life, { key }) => {
  const rng = life.random(`brasileirao.save ${key}`)
  for (const { name } of shuffled(rng, visitorsOf(life, SLUG)).slice(0, 10)) {
    await saveSquad(life, life.as(name), SLUG, rng)
    if (rng.int(3) === 0) await makePicks(life.as(name), SLUG, rng)
  }
}

const deadline: Action = async (life, { key, args }) => {
  const rng = life.random(`brasileirao.deadline ${key}`)
  const late = pickOne(rng, visitorsOf(life, SLUG))
  if (late) await saveSquad(life, life.as(late.name), SLUG, rng)
  await awaitLock(life, { slug: SLUG, roundId: Number(args['roundId']), deadlineMs: Number(args['deadlineMs']) })
}

/** The organiser's week: usually the file of the round, sometimes late, twice or several at once. */
const week: Action = async (life, { key, args }) => {
  const state = life.chronicle.championships[SLUG]
  const rng = life.random(`brasileirao.week ${key}`)
  const round = Number(args['round'])
  const missing = Array.from({ length: round }, (_, at) => at + 1).filter((one) => !state?.broughtRounds.includes(one))
  const isForgotten = round < ROUNDS && rng.int(8) === 0
  if (!state) return
  if (!isForgotten) {
    const order = rng.int(3) === 0 ? missing.toReversed() : missing
    const batches = rng.int(2) === 0 ? [order] : order.map((one) => [one])
    for (const batch of batches) {
      const files = batch.map((one): SentFile => [`rodada-${one}.csv`, cartolaFile(one)])
      const fixturesMs = life.clock.now()
      await bring(life, [...files, ['jogos.txt', fixturesAt(fixturesMs)]], { into: SLUG })
      state.broughtRounds.push(...batch)
      state.fixturesMs = fixturesMs
    }
    if (rng.int(4) === 0) await bringAgain(life, state.broughtRounds, rng.int(state.broughtRounds.length))
    await untilSettled(life, round)
    if (state.broughtRounds.length <= WEEKS_WATCHED) {
      await verify(life)
      await checkPoints(life)
    }
  }
  if (state.broughtRounds.length === ROUNDS)
    life.plan({ atMs: life.clock.now() + 3 * DAY_MS, action: 'brasileirao.end', key: '' })
  else await planOpenRound(life)
}

/** Importing the same file twice changes nothing. */
async function bringAgain(life: Life, brought: number[], at: number): Promise<void> {
  const round = brought[at]!
  const answer = await bring(life, [[`rodada-${round}.csv`, cartolaFile(round)]], { into: SLUG })
  const changed = Object.values(answer.counts).reduce((sum, count) => sum + count.made + count.changed, 0)
  if (changed > 0)
    throw new Failure('import', `the file of round ${round}, brought again, changes ${JSON.stringify(answer.counts)}`)
}

async function untilSettled(life: Life, round: number): Promise<void> {
  const isOver = async () => {
    const { matches } = await roundOf(life, round)
    return matches.every(({ state, startsAtMs }) => state === 'final' || startsAtMs > life.clock.now() - 3 * HOUR_MS)
  }
  await until(isOver, {
    limitMs: MINUTE_MS,
    everyMs: 500,
    otherwise: () => new Failure('import', `round ${round} is not over a minute after its file came`),
  })
}

/** The season ends: its table is final, everybody who played has a review, and the next season opens. */
const end: Action = async (life) => {
  const olga = life.as(OPERATOR)
  const { state, played, matches } = await olga.get<ChampionshipPage>(`/api/championships/${SLUG}`)
  if (state !== 'over' || played !== matches)
    throw new Failure('table', `${SLUG} is ${state} after its last round, with ${played} of ${matches} matches played`)
  await checkTables(life)
  const savers = new Set(
    life.chronicle.saved.filter(({ championship }) => championship === SLUG).map(({ person }) => person),
  )
  for (const name of [...savers].slice(-5))
    if (!life.chronicle.people[name]?.isGone) await life.as(name).get(`/api/season-review?championship=${SLUG}`)
  const files: SentFile[] = [
    ['rodada-0.csv', marketBeforeSeason()],
    ['jogos.txt', fixturesAt(0).replaceAll(String(YEAR), String(YEAR + 1))],
  ]
  const { slug } = await bring(life, files, { name: `Brasileirão ${YEAR + 1}` })
  noteChampionship(life.chronicle, slug!)
  const rng = life.random('brasileirao.end')
  for (const { name } of shuffled(rng, visitorsOf(life, slug!)).slice(0, 8))
    await saveSquad(life, life.as(name), slug!, rng)
}

export const brasileiraoActions = {
  'brasileirao.create': create,
  'brasileirao.save': save,
  'brasileirao.deadline': deadline,
  'brasileirao.week': week,
  'brasileirao.end': end,
}
