import type { AppContext } from '#web/base/app-context.ts'
import { planQuery, plannerQuery } from './planner-queries.ts'
import { choiceOf, type PlannerSearch } from './planner-search.ts'

export async function loadPlanner({ queryClient, fetchApi }: AppContext, search: PlannerSearch): Promise<void> {
  const { a, b, posicao } = choiceOf(search)
  await Promise.all([
    queryClient.prefetchQuery(plannerQuery(fetchApi, posicao)),
    ...[...new Set([a, b])].map((name) => queryClient.prefetchQuery(planQuery(fetchApi, name))),
  ])
}
