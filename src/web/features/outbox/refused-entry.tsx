import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { browserOutbox } from '#web/base/outbox/use-outbox.ts'
import type { OutboxEntry } from '#web/base/outbox/outbox-entry.ts'
import { Button } from '#web/ui/button.tsx'

/** The server's reason for a refusal. An entry that came too late cannot be retried. */
export function RefusedEntry({ entry: { id, deed, label, refusal } }: { entry: OutboxEntry }) {
  const app = useApp()
  const words = useFeatureCopy('outbox')
  const name = words.deeds[deed]
  return (
    <li className="grid gap-1 py-2">
      <p className="break-words">
        {name}: {label}
      </p>
      <p className="text-bad">
        {refusal?.isLate && `${words.late} `}
        {refusal?.text}
      </p>
      <p className="flex flex-wrap gap-2">
        {!refusal?.isLate && (
          <Button
            look="secondary"
            aria-label={words.againLabel(name, label)}
            onClick={() => void browserOutbox(app).retry(id)}
          >
            {words.again}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={words.dismissLabel(name, label)}
          onClick={() => void browserOutbox(app).discard([id])}
        >
          {words.dismiss}
        </Button>
      </p>
    </li>
  )
}
