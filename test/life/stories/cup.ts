import type { ChampionshipPage } from '#contract/championship.ts'
import type { LeagueAnswer } from '#contract/league.ts'
import { noteChampionship } from '#test/life/chronicle.ts'
import { Failure } from '#test/life/failure.ts'
import { DAY_MS, peopleOf, shuffled, type Action, type Life } from '#test/life/life.ts'
import { checkSecrets } from '#test/life/checks/secrets.ts'
import { cupAt, YEAR } from './files.ts'
import { bring } from './import-files.ts'
import { makePicks, OPERATOR } from './people.ts'

export const CUP = `copa-america-${YEAR}`
const FIRST_MS = Date.UTC(YEAR, 5, 20)
const LAST_MS = Date.UTC(YEAR, 6, 16)
const VISITS = 8

/** An office and its cup: private, with a bolão, and a new file every few days. */
const create: Action = async (life) => {
  const { slug } = await bring(life, [['copa.txt', cupAt(life.clock.now())]], { name: `Copa América ${YEAR}` })
  if (slug !== CUP) throw new Failure('import', `the cup is called ${slug}`)
  const state = noteChampionship(life.chronicle, CUP, { isPublic: false })
  const olga = life.as(OPERATOR)
  await olga.take({ method: 'PATCH', path: `/api/championships/${CUP}`, body: { isPublic: false } })
  const { inviteCode } = await olga.get<ChampionshipPage>(`/api/championships/${CUP}`)
  const rng = life.random('cup.enter')
  const members = shuffled(rng, peopleOf(life.chronicle)).slice(0, 10)
  for (const { name } of members)
    await life.as(name).take({ method: 'POST', path: '/api/championships/entered', body: { code: inviteCode } })
  state.members = members.map(({ name }) => name)
  const pool = {
    name: 'Bolão do escritório',
    format: 'bolao',
    visibility: 'public',
    prize: 0,
    startsAtMs: life.clock.now(),
    endsAtMs: LAST_MS + 10 * DAY_MS,
    squadId: null,
    pool: { sport: 'futebol' },
  }
  const { league } = await olga.take<LeagueAnswer>({
    method: 'POST',
    path: `/api/leagues?championship=${CUP}`,
    body: pool,
  })
  // A championship and its bolão have one name in the chronicle.
  life.chronicle.leagues[CUP] = league.id
  for (const { name } of members)
    await life.as(name).send({ method: 'POST', path: `/api/pools/${league.id}/members`, body: {} })
  life.plan({ atMs: FIRST_MS + 4 * DAY_MS, action: 'cup.remove', key: '' })
  for (let visit = 0; visit < VISITS; visit++) {
    const atMs = FIRST_MS + (visit * (LAST_MS - FIRST_MS)) / (VISITS - 1)
    life.plan({ atMs: atMs - DAY_MS / 2, action: 'cup.pick', key: String(visit) })
    life.plan({ atMs, action: 'cup.file', key: String(visit) })
  }
}

const members = (life: Life) => peopleOf(life.chronicle)

const pick: Action = async (life, { key }) => {
  const rng = life.random(`cup.pick ${key}`)
  for (const { name } of shuffled(rng, members(life)).slice(0, 12)) {
    const { status } = await life.as(name).send({ method: 'GET', path: `/api/championships/${CUP}` })
    if (status === 200) await makePicks(life.as(name), CUP, rng)
  }
}

const file: Action = async (life) => {
  await bring(life, [['copa.txt', cupAt(life.clock.now())]], { into: CUP })
}

/** A colleague leaves the office. The cup no longer exists for them, whatever they had in it (CP11). */
const remove: Action = async (life) => {
  const inside = []
  for (const { name, managerId, email } of shuffled(life.random('cup.remove'), peopleOf(life.chronicle))) {
    if (managerId === null || email === null || name === OPERATOR) continue
    const { status } = await life.as(name).send({ method: 'GET', path: `/api/championships/${CUP}` })
    if (status === 200) inside.push({ name, managerId })
  }
  const [leaver] = inside
  if (!leaver) return
  const path = `/api/championships/${CUP}/members/${leaver.managerId}`
  await life.as(OPERATOR).take({ method: 'DELETE', path })
  life.chronicle.championships[CUP]!.removed = [leaver.name]
  await checkSecrets(life)
}

export const cupActions = { 'cup.create': create, 'cup.pick': pick, 'cup.file': file, 'cup.remove': remove }
