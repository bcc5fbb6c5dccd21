import type { BookChangeView, BookView } from '#contract/book.ts'
import type { DeskView, TapView } from '#contract/desk.ts'
import { Failure } from '#test/life/failure.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, pickOne, shuffled, type Action, type Life } from '#test/life/life.ts'
import type { Client } from '#test/life/person.ts'
import { until } from '#test/life/until.ts'
import { addPerson, OPERATOR, saveSquad, signUp, visitorsOf } from './people.ts'

export const SUNDAY = 'copa-de-domingo'
export const ORGANISER = 'Rita'
const CLUBS = ['Azul', 'Verde', 'Preto', 'Branco']
const ROUNDS = 30
/** Where clocks change in the second week. */
const timeZone = 'America/New_York'
const positions = [
  'Goleiro',
  'Defensor',
  'Defensor',
  'Defensor',
  'Meio-Campo',
  'Meio-Campo',
  'Meio-Campo',
  'Atacante',
  'Atacante',
] as const

const bookOf = (client: Client) => client.get<BookView>(`/api/championships/${SUNDAY}/book`)

async function write(client: Client, changes: BookChangeView[]): Promise<void> {
  await client.take({ method: 'POST', path: `/api/championships/${SUNDAY}/book`, body: { changes } })
}

async function planRound(life: Life, number: number): Promise<void> {
  const rita = life.as(ORGANISER)
  const startsAtMs = Math.floor(life.clock.now() / MINUTE_MS) * MINUTE_MS + 5 * DAY_MS
  await write(rita, [{ kind: 'round', key: `round-${number}-key`, number, deadlineMs: startsAtMs }])
  const { clubs, rounds } = await bookOf(rita)
  const roundId = rounds.find((round) => round.number === number)!.id
  const pairs = [
    [0, 1 + (number % 3)],
    [1 + ((number + 1) % 3), 1 + ((number + 2) % 3)],
  ]
  await write(
    rita,
    pairs.map(([home, away], at) => ({
      kind: 'match',
      key: `match-${number}-${at}-key`,
      roundId,
      homeId: clubs[home!]!.id,
      awayId: clubs[away!]!.id,
      startsAtMs: startsAtMs + at * HOUR_MS,
    })),
  )
  const key = String(number)
  life.plan({ atMs: startsAtMs - 2 * HOUR_MS, action: 'sunday.save', key })
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
  life.chronicle.championships[SUNDAY] = {
    slug: SUNDAY,
    createdMs: life.clock.now(),
    broughtRounds: [],
    plannedRounds: [],
    isPublic: true,
    isDeleted: false,
  }
  const rita = life.as(ORGANISER)
  await write(
    rita,
    CLUBS.map((name) => ({ kind: 'club', key: `club-${name}-key`, name, city: '' })),
  )
  for (const [at, { id, name }] of (await bookOf(rita)).clubs.entries())
    await write(
      rita,
      positions.map((position, n) => ({
        kind: 'player',
        key: `player-${at}-${n}-key`,
        clubId: id,
        name: `${name} ${n + 1}`,
        position,
        shirtNumber: n + 1,
        price: 60 + 3 * n,
      })),
    )
  await planRound(life, 1)
}

const save: Action = async (life, { key }) => {
  const rng = life.random(`sunday.save ${key}`)
  for (const { name } of shuffled(rng, visitorsOf(life, SUNDAY)).slice(0, 6))
    await saveSquad(life, life.as(name), SUNDAY, rng)
}

/** Reported by two phones: the organiser's, and one with a link. */
async function report(life: Life, matchId: number, key: string): Promise<void> {
  const rng = life.random(`sunday.report ${key}`)
  const rita = life.as(ORGANISER)
  const desk = await rita.get<DeskView>(`/api/desk/${matchId}`)
  const startMs = desk.startsAtMs
  let taps = 0
  const tap = (device: string, minute: number, said: TapView['said']): TapView => ({
    id: `tap-${key.replaceAll(' ', '-')}-${taps++}`,
    deviceId: `${device}-${matchId}-phone`,
    atMs: startMs + minute * MINUTE_MS,
    said,
  })
  const tell = (list: TapView[]) =>
    rita.take({ method: 'POST', path: `/api/desk/${matchId}/taps`, body: { taps: list } })
  const goal = (minute: number) => {
    const player = pickOne(rng, desk.players)!
    return tap('rita', minute, { kind: 'deed', deed: 'goal', clubId: player.clubId, playerId: player.id })
  }
  await life.moveTo(startMs + 30 * 1_000)
  await tell([tap('rita', 0, { kind: 'period', period: 'first_half' })])
  await life.moveTo(startMs + 27 * MINUTE_MS)
  await tell([goal(5), goal(11), tap('rita', 25, { kind: 'period', period: 'half_time' })])
  await life.moveTo(startMs + 56 * MINUTE_MS)
  await tell([
    tap('rita', 30, { kind: 'period', period: 'second_half' }),
    ...(rng.int(2) === 0 ? [goal(41)] : []),
    tap('rita', 55, { kind: 'period', period: 'full_time' }),
  ])
}

const play: Action = async (life, { key, args }) => {
  const rng = life.random(`sunday.play ${key}`)
  const rita = life.as(ORGANISER)
  const ofRound = async () => (await bookOf(rita)).matches.filter(({ roundId }) => roundId === args['roundId'])
  for (const match of (await ofRound()).toSorted((a, b) => a.startsAtMs - b.startsAtMs)) {
    if (rng.int(6) > 0) {
      await report(life, match.id, `${key} ${match.id}`)
      continue
    }
    const decision = pickOne(rng, [
      { kind: 'awarded', score: { home: 3, away: 0 } },
      { kind: 'postponed' },
      { kind: 'abandoned' },
    ])
    await rita.take({
      method: 'POST',
      path: `/api/matches/${match.id}/decisions`,
      body: { decision, reason: 'campo alagado' },
    })
  }
  await until(async () => (await ofRound()).every(({ state }) => state !== 'scheduled' && state !== 'live'), {
    limitMs: 30_000,
    otherwise: () => new Failure('late', `round ${key} of the Sunday league is not over after its matches`),
  })
  const next = Number(key) + 1
  if (next <= ROUNDS) await planRound(life, next)
}

export const sundayActions = { 'sunday.create': create, 'sunday.save': save, 'sunday.play': play }
