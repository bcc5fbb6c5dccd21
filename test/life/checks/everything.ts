import { Failure } from '#test/life/failure.ts'
import { OPERATOR, ORGANISER } from '#test/life/stories/people.ts'
import { peopleOf, type Life } from '#test/life/life.ts'
import type { PersonState } from '#test/life/chronicle.ts'
import { cookieLine } from '#test/life/person.ts'
import { atOnce } from '#test/life/at-once.ts'
import { checkLog } from './after-step.ts'
import { somePaths } from './paths.ts'
import { checkExports } from './exports.ts'
import { checkMoments } from './moments.ts'
import { checkPoints } from './points.ts'
import { checkPools } from './pools.ts'
import { checkScouts } from './scouts.ts'
import { checkSecrets } from './secrets.ts'
import { checkTables } from './tables.ts'
import { checkVar } from './var.ts'
import { verify } from './verify.ts'

async function audit({ server }: Life): Promise<void> {
  const { code, out, err } = await server.craque('audit')
  if (code !== 0)
    throw new Failure(
      'audit',
      `${out
        .split('\n')
        .filter((line) => line.startsWith('✗'))
        .join('\n')}${err}`,
    )
}

/** At a checkpoint each kind of person reads one page in this many, so that several checkpoints read each page once. */
const TURNS = 3
const READS_AT_ONCE = 3

/** `?campeonato=SLUG` or `/campeonatos/SLUG`. Other pages show the main championship. */
const slugIn = (path: string) => /campeonato(?:=|s\/)([a-z0-9-]+)/.exec(path)?.[1] ?? 'craque'

/** One person of each kind, because a page depends on who opens it, and on which came first, account or championship. */
function kindsOfPeople({ chronicle }: Life, slug: string): [kind: string, person: PersonState | undefined][] {
  const { people, championships, saved } = chronicle
  const others = peopleOf(chronicle).filter(({ name }) => name !== OPERATOR && name !== ORGANISER)
  const accounts = others.filter(({ email }) => email !== null).toSorted((a, b) => a.bornMs - b.bornMs)
  const createdMs = championships[slug]?.createdMs ?? 0
  const removed = Object.values(championships).flatMap((one) => one.removed ?? [])
  const plays = (name: string, isHere: boolean) =>
    saved.some(({ person, championship }) => person === name && (championship === slug) === isHere)
  const kinds = {
    operator: people[OPERATOR],
    organiser: people[ORGANISER],
    guest: others.find(({ email }) => email === null),
    older: accounts.find(({ bornMs }) => bornMs < createdMs),
    newer: accounts.findLast(({ bornMs }) => bornMs > createdMs),
    'member of another': accounts.findLast(({ name }) => plays(name, false) && !plays(name, true)),
    removed: others.find(({ name }) => removed.includes(name)),
  }
  return [['stranger', undefined], ...Object.entries(kinds).filter(([, person]) => person !== undefined)]
}

/** The server renders complete pages. A browser is needed only to see what scripts do. */
async function readPage(life: Life, path: string, person: PersonState | undefined): Promise<void> {
  const headers = { cookie: cookieLine(person?.devices[0] ?? { cookies: {} }) }
  const answer = await fetch(life.server.url() + path, { headers })
  const html = await answer.text()
  if (answer.status >= 500 || !html.includes('<h1'))
    throw new Failure(
      'page',
      `${path} as ${person?.name ?? 'a stranger'} answered ${answer.status}: ${html.slice(0, 300)}`,
    )
}

/** The turn of a kind of person is drawn for each page, so that it does not change with the number of pages. */
async function openPages(life: Life, isLast: boolean): Promise<void> {
  const { checkpoints, steps } = life.chronicle
  const rng = life.random(`pages ${steps}`)
  const isTheirTurn = (path: string, kind: string) =>
    isLast || life.random(`turn ${path} ${kind}`).int(TURNS) === checkpoints % TURNS
  const looks = (await somePaths(life)).flatMap((path) =>
    kindsOfPeople(life, slugIn(path))
      .filter(([kind]) => isTheirTurn(path, kind))
      .map(([, person]) => ({ path, person })),
  )
  await atOnce(looks, {
    workers: READS_AT_ONCE,
    open: () => Promise.resolve(),
    close: () => Promise.resolve(),
    work: (_kept, { path, person }) => readPage(life, path, person),
  })
  const inBrowser = looks.filter(() => rng.int(10) === 0)
  await life.pages.open({ url: life.server.url(), nowMs: life.clock.now(), looks: inBrowser })
}

/**
 * At a checkpoint: computes tables, points and bolões in a second way, and opens pages as each kind of person. At the
 * last one it opens every page as every kind.
 */
export async function checkEverything(life: Life, { isLast }: { isLast: boolean }): Promise<void> {
  await audit(life)
  await verify(life)
  await checkTables(life)
  await checkPoints(life)
  await checkScouts(life)
  await checkMoments(life)
  await checkPools(life)
  await checkVar(life)
  await checkExports(life)
  await checkSecrets(life)
  await openPages(life, isLast)
  checkLog(life)
}
