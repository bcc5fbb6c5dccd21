import { useEffect, type ReactNode } from 'react'
import type { QueryClient } from './query-client.ts'
import { QueryClientContext } from './use-query.ts'

export function QueryClientProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => client.stayCurrent(), [client])
  return <QueryClientContext value={client}>{children}</QueryClientContext>
}
