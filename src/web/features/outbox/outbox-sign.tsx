import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useEffect, useState } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { browserOutbox, useOutboxState } from '#web/base/outbox/use-outbox.ts'
import { isUnsent, type Deed } from '#web/base/outbox/outbox-entry.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'
import { useLocation } from '#web/router/hooks.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { outboxKinds } from './kinds.ts'
import { OutboxPanel } from './outbox-panel.tsx'
import { takeOverDrafts } from './take-over-drafts.ts'
import { useAnnounceWaiting } from './use-announce-waiting.ts'

export const loadOutboxWords = () => loadFeatureCopy('outbox')

/** Sends the entries that earlier pages of this device left unsent. */
function useStart(newSquadName: string) {
  const app = useApp()
  useEffect(() => {
    const outbox = browserOutbox(app)
    for (const kind of outboxKinds) outbox.register(kind)
    takeOverDrafts(outbox, newSquadName)
    void outbox.flush()
  }, [app, newSquadName])
}

/** The desk shows the state of its taps next to the score, so a second indicator would take up room. */
function useIsShownByPage(): (about: { deed: Deed }) => boolean {
  const isDesk = useLocation().pathname.startsWith('/mesa/')
  return ({ deed }) => isDesk && deed === 'tap'
}

/**
 * Visible while entries wait or refused ones are left, and after entries that had to wait were sent. Opens the list.
 * Leaves out waiting and sent taps on the desk's page.
 */
export function OutboxSign() {
  const words = useFeatureCopy('outbox')
  useStart(words.newSquad)
  const state = useOutboxState()
  const [isOpen, setOpen] = useState(false)
  const [seenSent, setSeenSent] = useState(0)
  useAnnounceWaiting(state)
  const { lost } = state
  useEffect(() => {
    if (lost > 0) showToast({ text: words.ended(lost) })
  }, [lost, words])
  const isToldByPage = useIsShownByPage()
  const waiting = state.isHeld ? state.entries.filter((entry) => isUnsent(entry) && !isToldByPage(entry)).length : 0
  const refused = state.entries.filter((entry) => !isUnsent(entry)).length
  const sent = state.sent.filter((entry) => entry.hasWaited && !isToldByPage(entry)).length - seenSent
  const texts = [
    waiting > 0 && words.toSend(waiting),
    refused > 0 && words.refusedCount(refused),
    waiting + refused === 0 && sent > 0 && words.sentCount(sent),
  ].filter((text) => text !== false)
  const Icon = refused > 0 ? CircleAlert : waiting > 0 ? CloudUpload : Check
  return (
    <>
      <div role="status" data-outbox className="pointer-events-none fixed top-32 right-3 z-30 docked:top-[8.75rem]">
        {texts.length > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full border border-control bg-raised px-4 font-semibold hover:bg-surface"
          >
            <Icon size={18} aria-hidden className={refused > 0 ? 'text-bad' : waiting > 0 ? '' : 'text-good'} />
            {texts.join(', ')}
          </button>
        )}
      </div>
      {isOpen && (
        <OutboxPanel
          state={state}
          onClose={() => {
            setOpen(false)
            setSeenSent(seenSent + Math.max(0, sent))
          }}
        />
      )}
    </>
  )
}
