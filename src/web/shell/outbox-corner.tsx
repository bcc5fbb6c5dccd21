import { useEffect, useState, type ComponentType } from 'react'
import { whenOutboxOpens } from '#web/base/outbox/outbox-mark.ts'

/** Loads the outbox with the first entry or the chance of one. Offline, it loads once there is a connection. */
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
