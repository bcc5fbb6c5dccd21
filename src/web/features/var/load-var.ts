import type { AppContext } from '#web/base/app-context.ts'
import { roundCheckpointQuery } from './round-proof.tsx'
import { varQuery } from './var-query.ts'

export const loadVar = ({ queryClient, fetchApi }: AppContext) => queryClient.prefetchQuery(varQuery(fetchApi))

export const loadVarRound = async (context: AppContext, roundId: number) => {
  await Promise.all([
    loadVar(context),
    context.queryClient.prefetchQuery(roundCheckpointQuery(context.fetchApi, roundId)),
  ])
}
