import { queryOptions } from '@tanstack/react-query'
import type { PlannerView, PlanView } from '#contract/planner.ts'
import type { Position } from '#domain/sport/position.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { PLAN_NAMES, type PlanName } from './planner-search.ts'

export const plannerQuery = (fetchApi: FetchApi, position: Position | undefined) =>
  queryOptions({
    queryKey: ['planner', 'players', position ?? 'all'],
    queryFn: apiReader<PlannerView>({
      fetchApi,
      path: position ? `/api/planner?position=${encodeURIComponent(position)}` : '/api/planner',
    }),
  })

export const planQuery = (fetchApi: FetchApi, name: PlanName) =>
  queryOptions({
    queryKey: ['planner', 'plan', PLAN_NAMES[name]],
    queryFn: apiReader<PlanView>({ fetchApi, path: `/api/planner/${PLAN_NAMES[name]}` }),
  })
