import type { ChampionshipRound } from '#contract/championship.ts'
import type { LineupPage, LineupView } from '#contract/manager.ts'
import type { MatchPageView } from '#contract/match.ts'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, shuffled, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { OPERATOR } from '#test/life/stories/people.ts'

const PEOPLE = 6
const LINEUPS_EACH = 3
/** A correction reaches the lineups of its round within this time after it is visible. */
const SETTLES_WITHIN_MS = 30_000

/** Written from rule SC2, not copied from the server. */
const TENTHS: Readonly<Record<string, number>> = {
  goal: 80,
  assist: 50,
  woodwork: 30,
  shotSaved: 12,
  shotOff: 8,
  foulSuffered: 5,
  penaltyWon: 10,
  penaltySaved: 70,
  tackle: 15,
  save: 13,
  cleanSheet: 50,
  penaltyMissed: -40,
  ownGoal: -30,
  redCard: -30,
  yellowCard: -10,
  goalConceded: -10,
  penaltyGivenAway: -10,
  foul: -3,
  offside: -1,
}
const counted = new Set(['cartola-2025', 'cartola-2026'])

/** The points of every player of a round, from the pages of its matches. */
async function pointsOfRound(life: Life, slug: string, round: number): Promise<Map<number, number>> {
  const olga = life.as(OPERATOR)
  const { matches } = await olga.get<ChampionshipRound>(`/api/championships/${slug}/round?number=${round}`)
  const points = new Map<number, number>()
  for (const { id } of matches) {
    const { players } = await olga.get<MatchPageView>(`/api/matches/${id}`)
    for (const { playerId, scouts, rules } of players) {
      if (rules !== null && !counted.has(rules)) continue
      const tenths = scouts.reduce((sum, { scout, count }) => sum + count * (TENTHS[scout] ?? 0), 0)
      points.set(playerId, (points.get(playerId) ?? 0) + tenths)
    }
  }
  return points
}

/**
 * The first line of a lineup that its scouts do not explain, or its wrong sum. The captain's half tenth is rounded up
 * (SC6).
 */
function differenceIn({ players, bench, pointTenths }: LineupView, points: ReadonlyMap<number, number>): string {
  let sum = 0
  for (const { playerId, name, hasArmband, pointTenths: shown } of players) {
    const own = points.get(playerId) ?? 0
    const due = hasArmband ? Math.floor(own * 1.5 + 0.5) : own
    if (shown !== due) return `${name} shows ${shown} tenths, the scouts give ${due}`
    sum += due
  }
  for (const { playerId, insteadOf } of bench) if (insteadOf !== null) sum += points.get(playerId) ?? 0
  return sum === pointTenths ? '' : `the lineup shows ${pointTenths} tenths, its players have ${sum}`
}

/** Recomputes points of some people from published scouts, in every championship except the sample world. */
export async function checkScouts(life: Life): Promise<void> {
  const olga = life.as(OPERATOR)
  const rng = life.random(`scouts ${life.chronicle.steps}`)
  const people = shuffled(rng, peopleOf(life.chronicle)).filter(({ managerId }) => managerId !== null)
  for (const { slug, isDeleted } of Object.values(life.chronicle.championships)) {
    // The sample world keeps playing during the check, and its rounds in earlier seasons have the same numbers.
    if (isDeleted || slug === 'craque') continue
    const ofLineups = (managerId: number | null) =>
      olga.get<LineupPage>(`/api/managers/${managerId}/lineups?championship=${slug}`)
    let checked = 0
    for (const { name, managerId } of people) {
      if (checked >= PEOPLE) break
      const { items: lineups } = await ofLineups(managerId)
      const settled = lineups.filter(({ pointTenths }) => pointTenths !== null).slice(0, LINEUPS_EACH)
      if (settled.length > 0) checked++
      for (const { round, squadId } of settled) {
        let difference = ''
        const agrees = async () => {
          const shown = (await ofLineups(managerId)).items.find((one) => one.round === round && one.squadId === squadId)
          difference = shown ? differenceIn(shown, await pointsOfRound(life, slug, round)) : 'the lineup is gone'
          return difference === ''
        }
        await until(agrees, {
          limitMs: SETTLES_WITHIN_MS,
          everyMs: 1_000,
          otherwise: () => new Failure('points', `${name} in round ${round} of ${slug}: ${difference}`),
        })
      }
    }
  }
}
