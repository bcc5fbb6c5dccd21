import type { BookView } from '#contract/book.ts'
import type { LeagueAnswer } from '#contract/league.ts'
import { noteChampionship } from '#test/life/chronicle.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, peopleOf, shuffled, type Action } from '#test/life/life.ts'
import { bookOf, writeClubs, writeRound } from './book.ts'
import { reportMatch } from './desk.ts'
import { makePicks, OPERATOR } from './people.ts'
import { SUNDAY } from './sunday-league.ts'

/** The name of the bolão over two championships in the chronicle. */
export const MIXED = 'mixed'
const NEIGHBOUR = 'torneio-vizinho'
const DAYS = 200
const ROUNDS = 4

/** A bolão of one championship that also counts matches of another one (BL17). */
const create: Action = async (life) => {
  const made = {
    name: 'Torneio Vizinho',
    slug: NEIGHBOUR,
    modality: 'fut7',
    timeZone: 'America/Manaus',
    isPublic: true,
  }
  const olga = life.as(OPERATOR)
  await olga.take({ method: 'POST', path: '/api/championships', body: made })
  noteChampionship(life.chronicle, NEIGHBOUR)
  await writeClubs(olga, NEIGHBOUR, ['Norte', 'Sul'])
  const body = {
    name: 'Bolão de tudo',
    format: 'bolao',
    visibility: 'public',
    prize: 0,
    startsAtMs: life.clock.now(),
    endsAtMs: life.clock.now() + DAYS * DAY_MS,
    squadId: null,
    pool: { sport: 'futebol', championships: [SUNDAY] },
  }
  const path = `/api/leagues?championship=${NEIGHBOUR}`
  const { league } = await olga.take<LeagueAnswer>({ method: 'POST', path, body })
  life.chronicle.leagues[MIXED] = league.id
  for (const { name } of shuffled(life.random('mixed'), peopleOf(life.chronicle)).slice(0, 8))
    await life.as(name).send({ method: 'POST', path: `/api/pools/${league.id}/members`, body: {} })
  life.plan({ atMs: life.clock.now() + 12 * DAY_MS, action: 'mixed.round', key: '1' })
}

/** A new round of the neighbouring championship with one match, which people pick. */
const round: Action = async (life, { key }) => {
  const rng = life.random(`mixed.round ${key}`)
  const olga = life.as(OPERATOR)
  const startsAtMs = Math.floor(life.clock.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS
  const matches = [{ home: rng.int(2), startsAtMs }].map(({ home, ...match }) => ({ home, away: 1 - home, ...match }))
  const number = Number(key)
  const roundId = await writeRound(olga, NEIGHBOUR, { number, deadlineMs: startsAtMs, matches })
  for (const { name } of shuffled(rng, peopleOf(life.chronicle)).slice(0, 12))
    await makePicks(life.as(name), NEIGHBOUR, rng)
  life.plan({ atMs: startsAtMs - MINUTE_MS, action: 'mixed.play', key, args: { roundId } })
}

const play: Action = async (life, { key, args }) => {
  const olga = life.as(OPERATOR)
  const { matches }: BookView = await bookOf(olga, NEIGHBOUR)
  const match = matches.find(({ roundId }) => roundId === args['roundId'])!
  await reportMatch(life, olga, { matchId: match.id, key: `mixed ${key}`, isStopped: false })
  const next = Number(key) + 1
  if (next <= ROUNDS) life.plan({ atMs: life.clock.now() + 20 * DAY_MS, action: 'mixed.round', key: String(next) })
}

export const mixedActions = { 'mixed.create': create, 'mixed.round': round, 'mixed.play': play }
