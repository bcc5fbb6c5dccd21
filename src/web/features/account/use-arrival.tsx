import { useState, type ReactNode } from 'react'
import type { Merge, SignedIn } from '#contract/account.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { EntrySearch } from './entry-search.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { useSessionChange } from './use-session-change.ts'

/**
 * After signing in, shows what came from the guest's game, if there was one. Then opens the page that asked for the
 * sign-in, otherwise the profile, or the first page on an empty server.
 */
export function useArrival(para: EntrySearch['para']): {
  arrive: (signedIn: SignedIn) => Promise<void>
  dialog: ReactNode
} {
  const { isEmpty } = useApp()
  const copy = useFeatureCopy('account')
  const changed = useSessionChange()
  const navigate = useNavigate()
  // An empty server has nothing to play yet. Its first page says what comes next.
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
