import { useApp } from '#web/base/app-context.ts'
import { useQuery } from '@tanstack/react-query'
import { ForkWarning } from './fork-warning.tsx'
import { GoneWarning } from './gone-warning.tsx'
import { useLogCheck } from './use-log-check.ts'
import { varQuery } from './var-query.ts'

/** VR6: on a device that has opened the log, checks it on every visit. Shows nothing unless the log forked or lost entries. */
export function WatchPart() {
  const { data } = useQuery(varQuery(useApp().fetchApi))
  const { data: check } = useLogCheck(data?.epochs ?? [])
  if (check?.kind !== 'fork' && check?.kind !== 'gone') return null
  return (
    <div className="fixed inset-x-3 top-3 z-50 mx-auto max-w-[40rem]">
      {check.kind === 'fork' ? <ForkWarning fork={check.fork} /> : <GoneWarning entries={check.entries} />}
    </div>
  )
}
