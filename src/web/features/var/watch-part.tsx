import { useApp } from '#web/base/app-context.ts'
import { useQuery } from '@tanstack/react-query'
import { ForkWarning } from './fork-warning.tsx'
import { useLogCheck } from './use-log-check.ts'
import { varQuery } from './var-query.ts'

/** VR6: on a device that has opened the log, checks it on every visit. Shows nothing unless there is a fork. */
export function WatchPart() {
  const { data } = useQuery(varQuery(useApp().fetchApi))
  const { data: check } = useLogCheck(data?.epochs ?? [])
  if (check?.kind !== 'fork') return null
  return (
    <div className="fixed inset-x-3 top-3 z-50 mx-auto max-w-[40rem]">
      <ForkWarning fork={check.fork} />
    </div>
  )
}
