import type { VarView } from '#contract/var.ts'
import { useApp } from '#web/base/app-context.ts'
import { useQuery } from '@tanstack/react-query'
import { checkLog } from './check-log.ts'

export function useLogCheck(epochs: VarView['epochs']) {
  const { fetchApi, championship } = useApp()
  return useQuery({
    queryKey: ['var', 'check', epochs.at(-1)?.checkpoint ?? ''],
    queryFn: () => checkLog({ fetchApi, championship, epochs }),
    enabled: epochs.length > 0,
  })
}
