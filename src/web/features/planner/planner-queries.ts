import { queryOptions } from '@tanstack/react-query'
import type { Position } from '#domain/sport/position.ts'
import { apiReader, type FetchApi } from '#web/base/api-client.ts'
import { PLAN_NAMES, type PlanName } from './planner-search.ts'

export const plannerQuery = (fetchApi: FetchApi, position: Position | undefined) =>
  queryOptions({
    queryKey: ['planner', 'players', position ?? 'all'],
    queryFn: apiReader(fetchApi, 'GET /api/planner', { position }),
  })

export const planQuery = (fetchApi: FetchApi, name: PlanName) =>
  queryOptions({
    queryKey: ['planner', 'plan', PLAN_NAMES[name]],
    queryFn: apiReader(fetchApi, 'GET /api/planner/{kind}', { kind: PLAN_NAMES[name] }),
  })
