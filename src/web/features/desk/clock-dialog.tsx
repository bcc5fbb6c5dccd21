import { useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { clockText } from './clock-text.ts'
import type { OpenDesk } from './use-desk.ts'

const STEPS = [-60, -10, 10, 60] as const

/** DK4: sets the match clock. The clock keeps running while the person chooses. */
export function ClockDialog({ desk, onClose }: { desk: OpenDesk; onClose: () => void }) {
  const words = useFeatureCopy('desk')
  const [shift, setShift] = useState(0)
  const second = Math.max(0, desk.second + shift)
  return (
    <Dialog
      open
      title={words.clock.title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            onClick={() => {
              desk.tell(words.clock.title, { kind: 'clock', second })
              onClose()
            }}
          >
            {words.clock.set}
          </Button>
        </>
      }
    >
      <p className="pb-2 text-muted">{words.clock.lead}</p>
      <p className="py-3 text-center text-display tabular-nums">{clockText(second)}</p>
      <div className="grid grid-cols-4 gap-2">
        {STEPS.map((step) => (
          <Button key={step} look="secondary" className="min-h-14 px-1" onClick={() => setShift(shift + step)}>
            {words.clock.step(step)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
