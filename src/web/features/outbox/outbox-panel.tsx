import type { ReactNode } from 'react'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { browserOutbox } from '#web/base/outbox/use-outbox.ts'
import type { OutboxState } from '#web/base/outbox/entry-list.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useTimeZone } from '#web/ui/time.tsx'
import { RefusedEntry } from './refused-entry.tsx'
import { WaitingEntry } from './waiting-entry.tsx'

/** Waiting entries, refused entries with their reason, and those sent during this visit. */
export function OutboxPanel({ state, onClose }: { state: OutboxState; onClose: () => void }) {
  const app = useApp()
  const words = useFeatureCopy('outbox')
  const format = useFormat()
  const timeZone = useTimeZone()
  const waiting = state.entries.filter(isUnsent)
  const refused = state.entries.filter((entry) => !isUnsent(entry))
  const isPossible = waiting.length > 0 && !state.needsSignIn
  const now = (
    <Button busy={!state.isHeld} onClick={() => void browserOutbox(app).flush()}>
      {words.now}
    </Button>
  )
  return (
    <Dialog open title={words.title} onClose={onClose} {...(isPossible && { actions: now })}>
      <div className="grid gap-5">
        {state.needsSignIn && (
          <p className="rounded-control border border-l-4 border-info px-3 py-2">
            {words.signIn} <TextLink to="/entrar">{words.signInAction}</TextLink>
          </p>
        )}
        {!state.isLasting && waiting.length > 0 && <p>{words.notLasting}</p>}
        <Part title={words.waiting}>
          {waiting.length === 0 ? (
            <p className="text-muted">{words.waitingNone}</p>
          ) : (
            <>
              <p className="text-muted">{words.waitingHow}</p>
              <ul className="divide-y divide-line">
                {waiting.map((entry) => (
                  <WaitingEntry key={entry.id} entry={entry} />
                ))}
              </ul>
            </>
          )}
        </Part>
        {refused.length > 0 && (
          <Part title={words.refused}>
            <ul className="divide-y divide-line">
              {refused.map((entry) => (
                <RefusedEntry key={entry.id} entry={entry} />
              ))}
            </ul>
          </Part>
        )}
        {state.sent.length > 0 && (
          <Part title={words.sent}>
            <ul className="grid gap-1">
              {state.sent.map(({ id, deed, label, atMs }) => (
                <li key={id} className="break-words">
                  {words.deeds[deed]}: {label}{' '}
                  <span className="text-muted">{words.sentAt(format.time(atMs, timeZone))}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}
