import { useState } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { closeGone } from '#web/game/receipt/seen-head.ts'

/** Says how many entries a restored backup took away. It stays until the person closes it. */
export function GoneWarning({ entries }: { entries: number }) {
  const { championship } = useApp()
  const { check: words } = useFeatureCopy('var')
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <div role="alert" className="grid gap-3 rounded-control border border-l-4 border-bad bg-surface px-3 py-2">
      <p>{words.gone(entries)}</p>
      <div>
        <Button
          look="quiet"
          onClick={() => {
            closeGone(championship)
            setClosed(true)
          }}
        >
          {words.close}
        </Button>
      </div>
    </div>
  )
}
