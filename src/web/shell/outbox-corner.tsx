import { useEffect, useState, type ComponentType } from 'react'
import { whenOutboxOpens } from '#web/base/outbox/outbox-mark.ts'

/** The outbox comes with the first thing that is or may be put in; without a line it comes as soon as there is one. */
export function OutboxCorner({ load }: { load: () => Promise<ComponentType> }) {
  const [Sign, setSign] = useState<ComponentType>()
  useEffect(() => {
    const open = () =>
      void load().then(
        (loaded) => setSign(() => loaded),
        () => undefined,
      )
    const stop = whenOutboxOpens(open)
    return stop
  }, [load])
  return Sign && <Sign />
}
