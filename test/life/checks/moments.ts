import type { ManagerHistory } from '#contract/manager.ts'
import type { Moments } from '#contract/moment.ts'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, shuffled, type Life } from '#test/life/life.ts'
import { OPERATOR } from '#test/life/stories/people.ts'
import { until } from '#test/life/until.ts'

const PEOPLE = 6
/** A correction reaches the rounds within this time after it is visible. */
const SETTLES_WITHIN_MS = 30_000
/** The history has at most this many rounds. A longer one lacks the earlier rounds. */
const MOST_ROUNDS = 60
/** MO3: a round can be the best one only after this many others. */
const ROUNDS_BEFORE = 3

/** Written from rule MO3, not copied from the server. */
function bestRounds(rounds: ManagerHistory['rounds']): string {
  let best = -Infinity
  return rounds
    .flatMap(({ roundId, pointTenths }, at) => {
      const before = best
      best = Math.max(best, pointTenths)
      return at >= ROUNDS_BEFORE && pointTenths > before ? [`round ${roundId}: ${pointTenths}, before ${before}`] : []
    })
    .toSorted()
    .join('; ')
}

/** MO3, MO6: the best rounds of some people follow from their rounds as they are now. */
export async function checkMoments(life: Life): Promise<void> {
  const olga = life.as(OPERATOR)
  const rng = life.random(`moments ${life.chronicle.steps}`)
  const people = shuffled(rng, peopleOf(life.chronicle)).filter(({ managerId }) => managerId !== null)
  for (const { slug, isDeleted } of Object.values(life.chronicle.championships)) {
    // The sample world keeps playing during the check.
    if (isDeleted || slug === 'craque') continue
    for (const { name, managerId } of people.slice(0, PEOPLE)) {
      const of = (page: string) => `/api/managers/${managerId}/${page}?championship=${slug}`
      let difference = ''
      const agrees = async () => {
        const { rounds } = await olga.get<ManagerHistory>(of('history'))
        if (rounds.length >= MOST_ROUNDS) return true
        const { moments } = await olga.get<Moments>(of('moments'))
        const shown = moments
          .flatMap(({ roundId, moment }) =>
            moment.kind === 'best-round'
              ? [`round ${roundId}: ${moment.pointTenths}, before ${moment.beforeTenths}`]
              : [],
          )
          .toSorted()
          .join('; ')
        difference = `the moments of ${name} in ${slug} have "${shown}", the rounds give "${bestRounds(rounds)}"`
        return shown === bestRounds(rounds)
      }
      await until(agrees, {
        limitMs: SETTLES_WITHIN_MS,
        everyMs: 1_000,
        otherwise: () => new Failure('points', difference),
      })
    }
  }
}
