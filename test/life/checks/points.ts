import type { LineupPage, LineupView } from '#contract/manager.ts'
import { Failure } from '#test/life/failure.ts'
import { OPERATOR } from '#test/life/stories/people.ts'
import { publishedRows, SLUG, type PublishedRow } from '#test/life/stories/files.ts'
import type { Life } from '#test/life/life.ts'

const SAMPLE = 8

/** Half a tenth is rounded up (SC6). */
const captains = (tenths: number) => Math.floor(tenths * 1.5 + 0.5)

/** Points by name, but only for names that occur once in the file, because players may share a nickname. */
function pointsByName(rows: PublishedRow[]): Map<string, number> {
  const points = new Map<string, number | undefined>()
  for (const { name, points: published } of rows)
    points.set(name, points.has(name) ? undefined : Math.round(published * 10))
  return new Map([...points].flatMap(([name, tenths]) => (tenths === undefined ? [] : [[name, tenths] as const])))
}

function compare(person: string, { round, players, bench, pointTenths }: LineupView): void {
  const published = pointsByName(publishedRows(round))
  let sum = 0
  for (const { name, pointTenths: shown, hasArmband } of players) {
    sum += shown
    const tenths = published.get(name)
    if (tenths === undefined) continue
    const due = hasArmband ? captains(tenths) : tenths
    if (shown !== due)
      throw new Failure('points', `${person}, round ${round}: ${name} shows ${shown} tenths, the file gives ${due}`)
  }
  for (const { insteadOf, pointTenths: shown } of bench) if (insteadOf !== null) sum += shown
  if (pointTenths !== null && sum !== pointTenths)
    throw new Failure('points', `${person}, round ${round}: the lines add up to ${sum}, the lineup has ${pointTenths}`)
}

/** Compares some settled lineups with the points that the source published, player by player. */
export async function checkPoints(life: Life): Promise<void> {
  const state = life.chronicle.championships[SLUG]
  if (!state || state.isDeleted) return
  const olga = life.as(OPERATOR)
  const people = [...new Set(life.chronicle.saved.filter((one) => one.championship === SLUG).map((one) => one.person))]
  let compared = 0
  for (const name of people.slice(-SAMPLE)) {
    const managerId = life.chronicle.people[name]?.managerId
    if (!managerId) continue
    const { items: lineups } = await olga.get<LineupPage>(`/api/managers/${managerId}/lineups?championship=${SLUG}`)
    for (const lineup of lineups)
      if (lineup.pointTenths !== null && state.broughtRounds.includes(lineup.round)) {
        compare(name, lineup)
        compared++
      }
  }
  if (people.length >= SAMPLE && state.broughtRounds.length > 2 && compared === 0)
    throw new Failure('points', 'nobody among those who saved a squad has a settled lineup')
}
