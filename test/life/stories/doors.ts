import type { ChampionshipPage } from '#contract/championship.ts'
import type { LeaguePageView } from '#contract/league.ts'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, shuffled, type Action, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { MIXED } from './mixed.ts'
import { openStream } from './open-stream.ts'
import { OPERATOR, ORGANISER } from './people.ts'
import { SUNDAY } from './sunday-league.ts'

const CLOSES_WITHIN_MS = 5_000

const pagesOfSunday = [
  `/api/championships/${SUNDAY}`,
  `/api/market?championship=${SUNDAY}`,
  `/api/rankings?championship=${SUNDAY}`,
  `/api/stream?championship=${SUNDAY}`,
  `/campeonatos/${SUNDAY}`,
]

async function expectHidden(life: Life): Promise<void> {
  for (const path of pagesOfSunday) {
    const { status, body } = await fetch(life.server.url() + path)
    await body?.cancel()
    if (status !== 404) throw new Failure('secret', `${path} answers a stranger ${status} while it is private`)
  }
  const leagueId = life.chronicle.leagues[MIXED]
  if (leagueId === undefined) return
  const { pool } = await life.as(OPERATOR).get<LeaguePageView>(`/api/leagues/${leagueId}`)
  if (pool?.hidden !== 1 || pool.championships?.some(({ slug }) => slug === SUNDAY))
    throw new Failure('secret', `bolão ${leagueId} of another championship shows ${SUNDAY} while it is private`)
}

const readChampionship = (life: Life, name: string) =>
  life.as(name).send({ method: 'GET', path: `/api/championships/${SUNDAY}` })

/** Members enter by code, one is removed and readmitted, and a new code applies to everybody again (CP11). */
async function changeMembers(life: Life, names: readonly string[]): Promise<void> {
  const rita = life.as(ORGANISER)
  const of = `/api/championships/${SUNDAY}/members`
  const codeNow = async () => (await rita.get<ChampionshipPage>(`/api/championships/${SUNDAY}`)).inviteCode
  const enter = (name: string, code: string | null) =>
    life.as(name).send({ method: 'POST', path: '/api/championships/entered', body: { code } })
  const expect = async (name: string, status: number, when: string) => {
    const got = (await readChampionship(life, name)).status
    if (got !== status) throw new Failure('secret', `${name} ${when}: ${SUNDAY} answers ${got}, not ${status}`)
  }
  const code = await codeNow()
  for (const name of names) {
    await enter(name, code)
    await expect(name, 200, 'has entered')
  }
  const [removed = '', other = ''] = names
  const { managerId } = life.chronicle.people[removed]!
  await rita.take({ method: 'DELETE', path: `${of}/${managerId}` })
  await expect(removed, 404, 'was removed')
  await enter(removed, code)
  await expect(removed, 404, 'was removed and used the code')
  await rita.take({ method: 'PUT', path: `${of}/${managerId}` })
  await enter(removed, code)
  await expect(removed, 200, 'may come back')
  await rita.take({ method: 'DELETE', path: of })
  await expect(other, 404, 'was asked for the new code')
  await enter(other, code)
  await expect(other, 404, 'used the old code')
  await enter(other, await codeNow())
  await expect(other, 200, 'used the new code')
}

/** When a championship becomes private, strangers lose access at once, and their open streams end (CP4). */
const turnPrivate: Action = async (life, { key }) => {
  if (!life.chronicle.championships[SUNDAY]) return
  const rng = life.random(`doors ${key}`)
  const rita = life.as(ORGANISER)
  const show = (isPublic: boolean) =>
    rita.take({ method: 'PATCH', path: `/api/championships/${SUNDAY}`, body: { isPublic } })
  const [strangers, own] = await Promise.all([
    openStream(life, SUNDAY),
    openStream(life, SUNDAY, rita.person.devices[0]),
  ])
  await show(false)
  try {
    await until(() => !strangers.isOpen(), {
      limitMs: CLOSES_WITHIN_MS,
      everyMs: 50,
      otherwise: () => new Failure('secret', `a stranger's page of ${SUNDAY} goes on after it turned private`),
    })
    if (!own.isOpen()) throw new Failure('refused', `the organiser's own page ended when ${SUNDAY} turned private`)
    await expectHidden(life)
    const accounts = peopleOf(life.chronicle).filter(
      ({ name, email }) => email && name !== ORGANISER && name !== OPERATOR,
    )
    const names = shuffled(rng, accounts).slice(0, 2)
    if (names.length === 2)
      await changeMembers(
        life,
        names.map(({ name }) => name),
      )
  } finally {
    strangers.close()
    own.close()
    await show(true)
  }
  const { status } = await fetch(`${life.server.url()}/api/championships/${SUNDAY}`)
  if (status !== 200) throw new Failure('refused', `${SUNDAY} is public again and answers a stranger ${status}`)
}

export const doorActions = { turnPrivate }
