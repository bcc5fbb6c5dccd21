import { useState, type ReactNode } from 'react'
import type { Merge, SignedIn } from '#contract/account.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { EntrySearch } from './entry-search.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { useSessionChange } from './use-session-change.ts'

/**
 * After signing in, shows what came from the guest's game. Then opens the page that asked for the sign-in, or the
 * profile.
 */
export function useArrival(para: EntrySearch['para']): {
  arrive: (signedIn: SignedIn) => Promise<void>
  dialog: ReactNode
} {
  const { isEmpty } = useApp()
  const copy = useFeatureCopy('account')
  const changed = useSessionChange()
  const navigate = useNavigate()
  // On an empty server the person has nothing yet, so they land on the first page, which says what comes next.
  const next = para ?? (isEmpty ? '/' : '/profile')
  const [merge, setMerge] = useState<Merge | null>(null)
  return {
    arrive: async ({ viewer, merge: merged }) => {
      showToast({ text: copy.welcomeBack(viewer.name), tone: 'good' })
      if (merged) {
        setMerge(merged)
        await changed()
      } else await changed(next)
    },
    dialog: <MergeDialog merge={merge} onClose={() => void navigate({ to: next })} />,
  }
}
