import { useState } from 'react'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { browserOutbox } from '#web/base/outbox/use-outbox.ts'
import type { OutboxEntry } from '#web/base/outbox/outbox-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { useTimeZone } from '#web/ui/time.tsx'

export function WaitingEntry({ entry }: { entry: OutboxEntry }) {
  const app = useApp()
  const words = useFeatureCopy('outbox')
  const format = useFormat()
  const timeZone = useTimeZone()
  const [isAsking, ask] = useState(false)
  const { id, deed, label, madeAtMs, closesAtMs, state } = entry
  const name = words.deeds[deed]
  return (
    <li className="grid gap-1 py-2">
      <p className="break-words">
        {name}: {label}
      </p>
      <p className="text-small text-muted">
        {state === 'sending' ? words.sending : words.madeAt(format.time(madeAtMs, timeZone))}{' '}
        {closesAtMs !== undefined && words.closes(format.dateTime(closesAtMs, timeZone))}
      </p>
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-2">
          <p role="status">{words.discardAsk}</p>
          <Button look="danger" onClick={() => void browserOutbox(app).discard([id])}>
            {words.discardYes}
          </Button>
          <Button look="secondary" onClick={() => ask(false)}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <p>
          <Button
            look="secondary"
            aria-label={words.discardLabel(name, label)}
            disabled={state === 'sending'}
            onClick={() => ask(true)}
          >
            {words.discard}
          </Button>
        </p>
      )}
    </li>
  )
}
