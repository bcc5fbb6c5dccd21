import type { PlannedElevenView, PlanView } from '#contract/planner.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Time } from '#web/ui/time.tsx'
import { ElevenTable } from './eleven-table.tsx'
import { planLetters, type PlanName } from './planner-search.ts'

interface Props {
  names: [PlanName, PlanName]
  plans: [PlanView, PlanView]
}

type Eleven = PlannedElevenView | null | undefined

const idsOf = (eleven: Eleven) => new Set(eleven?.choices.map(({ playerId }) => playerId))

function areSame(a: Eleven, b: Eleven): boolean {
  const others = idsOf(b)
  return Boolean(a && b) && a?.captainId === b?.captainId && [...idsOf(a)].every((id) => others.has(id))
}

/** One `details` element per round, so that rounds open and close without scripts too. */
export function RoundPlans(props: Props) {
  const words = useFeatureCopy('planner')
  return props.plans[0].rounds.map((round, at) => (
    <details key={round.id} open={at === 0} className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 px-4 py-3 sm:px-5">
        <h2 className="ml-1 inline text-title">{words.round(round.number)}</h2>{' '}
        <span className="text-small text-muted">
          {words.closes} <Time atMs={round.deadlineAtMs} />
        </span>
      </summary>
      <RoundElevens {...props} round={at} />
    </details>
  ))
}

function RoundElevens({ names, plans, round }: Props & { round: number }) {
  const words = useFeatureCopy('planner')
  const elevens = plans.map((plan) => plan.elevens[round])
  const isSame = areSame(elevens[0], elevens[1])
  return (
    <div className={`grid grid-cols-1 gap-6 px-2 pb-4 sm:px-5 ${isSame ? '' : 'lg:grid-cols-2'}`}>
      {(isSame ? ([0] as const) : ([0, 1] as const)).map((which) => {
        const title = isSame ? words.sameEleven : `${planLetters[which]} · ${words.plans[names[which]].name}`
        const eleven = elevens[which]
        return (
          <section key={which} aria-label={title}>
            <h3 className="px-2 pb-2 font-bold">{title}</h3>
            {eleven ? (
              <ElevenTable
                plan={plans[which]}
                eleven={eleven}
                round={round}
                only={isSame ? undefined : { letter: planLetters[which], others: idsOf(elevens[1 - which]) }}
              />
            ) : (
              <p className="px-2 text-muted">{words.noEleven}</p>
            )}
          </section>
        )
      })}
    </div>
  )
}
