import { useEffect, useState, type ComponentType } from 'react'
import { whenOutboxOpens } from '#web/base/outbox/outbox-mark.ts'

/** Shows the outbox once there is an entry or there may soon be one. Offline, its code waits for a connection. */
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
