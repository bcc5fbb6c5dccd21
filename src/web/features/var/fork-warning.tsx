import { useState } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { closeFork, type Fork } from '#web/game/receipt/seen-head.ts'

/** Stays until the person closes it. The two heads are the proof, and later visits do not overwrite them. */
export function ForkWarning({ fork }: { fork: Fork }) {
  const { championship } = useApp()
  const { check: words } = useFeatureCopy('var')
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  const proof = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(fork, null, 2))}`
  return (
    <div role="alert" className="grid gap-3 rounded-control border border-l-4 border-bad bg-surface px-3 py-2">
      <p className="font-semibold">{words.forkTitle}</p>
      <p>{words.fork}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonAnchor look="secondary" href={proof} download="craque-var-prova.json">
          {words.download}
        </ButtonAnchor>
        <Button
          look="quiet"
          onClick={() => {
            closeFork(championship, fork)
            setClosed(true)
          }}
        >
          {words.close}
        </Button>
      </div>
    </div>
  )
}
