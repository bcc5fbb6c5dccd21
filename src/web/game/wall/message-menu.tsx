import { useState } from 'react'
import type { WallMessage } from '#contract/wall.ts'
import { REPORT_REASONS } from '#domain/wall/wall-kinds.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { WallActions } from './wall-actions.ts'

interface Props {
  message: WallMessage
  author: NonNullable<WallMessage['author']>
  isMine: boolean
  /** Whether the reader moderates this wall. */
  mayMute: boolean
  actions: WallActions
  onClose: () => void
}

/** Rare actions for a message. */
export function MessageMenu({ message, author, isMine, mayMute, actions, onClose }: Props) {
  const words = useFeatureCopy('wall')
  const [isReporting, setReporting] = useState(false)
  const { name, managerId, isMuted } = author
  const after = (action: () => void) => () => {
    action()
    onClose()
  }
  if (isReporting)
    return (
      <Dialog open title={words.reportAsk} onClose={onClose}>
        <div className="grid gap-2">
          {REPORT_REASONS.map((reason) => (
            <Button key={reason} look="secondary" onClick={after(() => actions.report(message.id, reason))}>
              {words.reasons[reason]}
            </Button>
          ))}
        </div>
      </Dialog>
    )
  return (
    <Dialog open title={words.menu} onClose={onClose}>
      <div className="grid gap-3">
        {message.mayDelete && (
          <Button look="danger" onClick={after(() => actions.remove(message.id))}>
            {words.remove}
          </Button>
        )}
        {!isMine && (
          <>
            <Button look="secondary" onClick={() => setReporting(true)}>
              {words.report}
            </Button>
            <div>
              <Button look="secondary" className="w-full" onClick={after(() => actions.block(author))}>
                {words.block(name)}
              </Button>
              <p className="mt-1 text-small text-muted">{words.blockHint}</p>
            </div>
            {mayMute && (
              <div>
                <Button look="secondary" className="w-full" onClick={after(() => actions.mute(managerId, !isMuted))}>
                  {isMuted ? words.unmute(name) : words.mute(name)}
                </Button>
                {!isMuted && <p className="mt-1 text-small text-muted">{words.muteHint}</p>}
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
