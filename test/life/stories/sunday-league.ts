import type { BookView } from '#contract/book.ts'
import type { Rng } from '#domain/rng.ts'
import { noteChampionship } from '#test/life/chronicle.ts'
import { Failure } from '#test/life/failure.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pickOne, shuffled, type Action, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { awaitLock, BEFORE_LOCK_MS } from './await-lock.ts'
import { bookOf, writeClubs, writeRound } from './book.ts'
import { reportMatch } from './desk.ts'
import { addPerson, OPERATOR, ORGANISER, saveSquad, signUp, visitorsOf } from './people.ts'

export const SUNDAY = 'copa-de-domingo'
const CLUBS = ['Azul', 'Verde', 'Preto', 'Branco']
const ROUNDS = 30
const LOCKS_WATCHED = 2
/** A zone whose clocks change on 10 March of this year, between the creation and the first match. */
const timeZone = 'America/New_York'
async function planRound(life: Life, number: number): Promise<void> {
  const rita = life.as(ORGANISER)
  const startsAtMs = Math.floor(life.clock.now() / MINUTE_MS) * MINUTE_MS + 6 * DAY_MS
  const pairs = [
    [0, 1 + (number % 3)],
    [1 + ((number + 1) % 3), 1 + ((number + 2) % 3)],
  ] as const
  const roundId = await writeRound(rita, SUNDAY, {
    number,
    deadlineMs: startsAtMs,
    matches: pairs.map(([home, away], at) => ({ home, away, startsAtMs: startsAtMs + 2 * at * HOUR_MS })),
  })
  const key = String(number)
  life.plan({ atMs: startsAtMs - 2 * HOUR_MS, action: 'sunday.save', key })
  if (number <= LOCKS_WATCHED) {
    const args = { roundId, deadlineMs: startsAtMs }
    life.plan({ atMs: startsAtMs - BEFORE_LOCK_MS, action: 'sunday.lock', key, args })
  }
  // A server that starts during a round knows everybody who plays in it, whatever the age of their accounts.
  if (number === 1) life.plan({ atMs: startsAtMs + MINUTE_MS, action: 'restart', key: 'in the first round' })
  life.plan({ atMs: startsAtMs + 2 * MINUTE_MS, action: 'sunday.play', key, args: { roundId } })
}

const create: Action = async (life) => {
  addPerson(life, ORGANISER)
  await signUp(life, ORGANISER)
  const olga = life.as(OPERATOR)
  const body = { name: 'Copa de Domingo', slug: SUNDAY, modality: 'fut7', timeZone, isPublic: true }
  await olga.take({ method: 'POST', path: '/api/championships', body })
  const { managerId } = life.chronicle.people[ORGANISER]!
  await olga.take({ method: 'PUT', path: `/api/championships/${SUNDAY}/organisers/${managerId}` })
  noteChampionship(life.chronicle, SUNDAY)
  await writeClubs(life.as(ORGANISER), SUNDAY, CLUBS)
  await planRound(life, 1)
}

const save: Action = async (life, { key }) => {
  const rng = life.random(`sunday.save ${key}`)
  for (const { name } of shuffled(rng, visitorsOf(life, SUNDAY)).slice(0, 6))
    await saveSquad(life, life.as(name), SUNDAY, rng)
}

const watchedPaths = [
  'rankings',
  'rankings/own',
  'squads',
  'rounds/newest',
  'rounds/own',
  'leagues',
  'market',
  'divisions/own',
]

/** Everything computed from the round's table, as a player and as somebody who does not play. */
async function lookAround(life: Life): Promise<void> {
  const players = life.chronicle.saved.filter(({ championship }) => championship === SUNDAY).map(({ person }) => person)
  for (const name of new Set([ORGANISER, ...players.slice(-2)]))
    if (!life.chronicle.people[name]?.isGone)
      for (const path of watchedPaths)
        await life.as(name).send({ method: 'GET', path: `/api/${path}?championship=${SUNDAY}` })
}

const lock: Action = async (life, { args }) => {
  await awaitLock(life, { slug: SUNDAY, roundId: Number(args['roundId']), deadlineMs: Number(args['deadlineMs']) })
  await lookAround(life)
}

type BookMatch = BookView['matches'][number]

const decide = (matchId: number, decision: object) => ({
  method: 'POST',
  path: `/api/matches/${matchId}/decisions`,
  body: { decision, reason: 'campo alagado' },
})

/** Other outcomes of a match: not played, played later, or awarded. */
async function decideInstead(life: Life, match: BookMatch, rng: Rng): Promise<void> {
  const rita = life.as(ORGANISER)
  const fate = pickOne(rng, ['awarded', 'postponed', 'moved'])
  if (fate === 'awarded') await rita.take(decide(match.id, { kind: 'awarded', score: { home: 3, away: 0 } }))
  else if (fate === 'postponed') await rita.take(decide(match.id, { kind: 'postponed' }))
  else {
    const startsAtMs = match.startsAtMs + DAY_MS
    await rita.take(decide(match.id, { kind: 'moved', startsAtMs }))
    life.plan({ atMs: startsAtMs - MINUTE_MS, action: 'sunday.moved', key: String(match.id) })
  }
}

const playMoved: Action = async (life, { key }) => {
  await reportMatch(life, life.as(ORGANISER), { matchId: Number(key), key: `moved ${key}`, isStopped: false })
}

const play: Action = async (life, { key, args }) => {
  const rng = life.random(`sunday.play ${key}`)
  const rita = life.as(ORGANISER)
  await lookAround(life)
  const ofRound = async () => (await bookOf(rita, SUNDAY)).matches.filter(({ roundId }) => roundId === args['roundId'])
  for (const match of (await ofRound()).toSorted((a, b) => a.startsAtMs - b.startsAtMs)) {
    // In the first round every match is played, so that each run tests the desk and its refused taps early.
    const isPlayed = Number(key) === 1 || rng.int(4) > 0
    if (isPlayed)
      await reportMatch(life, rita, {
        matchId: match.id,
        key: `${key} ${match.id}`,
        isStopped: Number(key) > 1 && rng.int(4) === 0,
      })
    else await decideInstead(life, match, rng)
  }
  await until(async () => (await ofRound()).every((match) => isOver(life, match)), {
    limitMs: 30_000,
    otherwise: () => new Failure('late', `round ${key} of the Sunday league is not over after its matches`),
  })
  const next = Number(key) + 1
  if (next <= ROUNDS) await planRound(life, next)
}

const isOver = (life: Life, { state, startsAtMs }: BookMatch) =>
  (state !== 'scheduled' && state !== 'live') || startsAtMs > life.clock.now()

export const sundayActions = {
  'sunday.create': create,
  'sunday.save': save,
  'sunday.lock': lock,
  'sunday.play': play,
  'sunday.moved': playMoved,
}
