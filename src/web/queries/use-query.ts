import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { QueryOptions } from './query.ts'
import type { QueryClient } from './query-client.ts'
import { Watch, type QueryResult } from './watch.ts'

export const QueryClientContext = createContext<QueryClient | undefined>(undefined)

export function useQueryClient(): QueryClient {
  const client = use(QueryClientContext)
  if (!client) throw new Error('There is no query client around this.')
  return client
}

/** Gives a query's key the type of its answer. */
export const queryOptions = <Data>(options: QueryOptions<Data>): QueryOptions<Data> => options

/** What is known under a key; it is asked for as long as it is shown. */
export function useQuery<Data>(given: QueryOptions<Data>): QueryResult<Data> {
  const client = useQueryClient()
  const options = client.withDefaults(given)
  const [watch] = useState(() => new Watch(client, options))
  const facts = watch.facts(options)
  useSyncExternalStore(watch.subscribe, watch.version, watch.version)
  useEffect(() => watch.follow(options, facts))
  return watch.result(options, facts)
}
