import type { AppContext } from '#web/base/app-context.ts'
import { varQuery } from './var-query.ts'

export const loadVar = ({ queryClient, fetchApi }: AppContext) => queryClient.prefetchQuery(varQuery(fetchApi))
