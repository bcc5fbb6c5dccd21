import { Failure } from '#test/life/failure.ts'
import { OPERATOR, ORGANISER } from '#test/life/stories/people.ts'
import { peopleOf, type Life } from '#test/life/life.ts'
import type { PersonState } from '#test/life/chronicle.ts'
import { cookieLine } from '#test/life/person.ts'
import { checkLog } from './after-step.ts'
import { somePaths } from './paths.ts'
import { checkExports } from './exports.ts'
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

/** One person of each kind, because a page depends on who opens it and on the age of the account. */
function kindsOfPeople({ chronicle }: Life): (PersonState | undefined)[] {
  const people = peopleOf(chronicle).filter(({ name }) => name !== OPERATOR && name !== ORGANISER)
  const accounts = people.filter(({ email }) => email !== null)
  const guest = people.find(({ email }) => email === null)
  const oldest = accounts.toSorted((a, b) => a.bornMs - b.bornMs)
  const removed = Object.values(chronicle.championships).flatMap((one) => one.removed ?? [])
  const kinds = [
    chronicle.people[OPERATOR],
    chronicle.people[ORGANISER],
    guest,
    oldest[0],
    oldest.at(-1),
    people.find(({ name }) => removed.includes(name)),
  ]
  return [undefined, ...new Set(kinds.filter((one) => one !== undefined))]
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

async function openEveryPage(life: Life): Promise<void> {
  const rng = life.random(`pages ${life.chronicle.steps}`)
  const paths = await somePaths(life)
  const looks = kindsOfPeople(life).flatMap((person) => paths.map((path) => ({ path, person })))
  for (const { path, person } of looks) await readPage(life, path, person)
  const inBrowser = looks.filter(() => rng.int(10) === 0)
  await life.pages.open({ url: life.server.url(), nowMs: life.clock.now(), looks: inBrowser })
}

/** At a checkpoint: computes tables, points and bolões in a second way, and opens pages as each kind of person. */
export async function checkEverything(life: Life): Promise<void> {
  await audit(life)
  await verify(life)
  await checkTables(life)
  await checkPoints(life)
  await checkScouts(life)
  await checkPools(life)
  await checkVar(life)
  await checkExports(life)
  await checkSecrets(life)
  await openEveryPage(life)
  checkLog(life)
}
