import { useQuery } from '@tanstack/react-query'
import type { PlanView } from '#contract/planner.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChoiceLinks } from '#web/ui/choice-links.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { CompareCard } from './compare-card.tsx'
import { FixturesCard } from './fixtures-card.tsx'
import { PlayersCard } from './players-card.tsx'
import { planQuery } from './planner-queries.ts'
import { choiceOf, planNames, type PlannerSearch, type PlanName } from './planner-search.ts'
import { RoundPlans } from './round-plans.tsx'

const route = routeAt('/planejar')

export function PlannerPage() {
  const { heading, lead } = useCopy().pageTitles.planner
  const { fetchApi } = useApp()
  const { a, b } = choiceOf(route.useSearch())
  const [first, second] = [useQuery(planQuery(fetchApi, a)), useQuery(planQuery(fetchApi, b))]
  return (
    <div className="page-width py-4 sm:py-8">
      <PageHeader title={heading} lead={lead} />
      {first.data && second.data ? (
        <Plans names={[a, b]} plans={[first.data, second.data]} />
      ) : (
        <Waiting for={first.data ? second : first} className="h-[48rem] rounded-card" />
      )}
    </div>
  )
}

function Plans({ names, plans }: { names: [PlanName, PlanName]; plans: [PlanView, PlanView] }) {
  const { empty } = useFeatureCopy('planner')
  const [{ rounds }] = plans
  if (rounds.length === 0)
    return (
      <EmptyState title={empty.title} detail={empty.detail}>
        <ButtonLink to="/fantasy">{empty.action}</ButtonLink>
      </EmptyState>
    )
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <PlanChoice which="a" value={names[0]} />
        <PlanChoice which="b" value={names[1]} />
      </div>
      <CompareCard names={names} plans={plans} />
      <RoundPlans names={names} plans={plans} />
      <PlayersCard />
      <FixturesCard plan={plans[0]} />
    </div>
  )
}

function PlanChoice({ which, value }: { which: 'a' | 'b'; value: PlanName }) {
  const words = useFeatureCopy('planner')
  return (
    <div>
      <p className="pb-1 font-semibold">{words.choose[which]}</p>
      <ChoiceLinks
        label={words.choose[which]}
        options={planNames.map((name) => ({ value: name, label: words.plans[name].name }))}
        value={value}
        link={(name) => ({ to: '/planejar', search: (latest: PlannerSearch) => ({ ...latest, [which]: name }) })}
      />
      <p className="max-w-[26rem] pt-1 text-small text-muted">{words.plans[value].how}</p>
    </div>
  )
}
