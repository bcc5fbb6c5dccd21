import { useMutation } from '@tanstack/react-query'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState, useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { followKind, type FollowBody } from './follow-kind.ts'

interface Following extends FollowBody {
  name: string
}

/** Following turns a visitor into a guest. */
export function useFollow() {
  const { follow: words } = useFeatureCopy('manager')
  const problemText = useProblemText()
  const submit = useSubmit()
  return useMutation({
    mutationFn: ({ managerId, isFollowed, name }: Following) =>
      submit(followKind, { body: { managerId, isFollowed }, label: name }),
    onSuccess: (outcome, { name, isFollowed }) => {
      if (outcome) showToast({ text: isFollowed ? words.started(name) : words.stopped(name), tone: 'good' })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
}

/** Whether the person will be followed once all unsent entries have arrived. */
export function useWillFollow({ managerId, isFollowed }: FollowBody): boolean {
  const waiting = useOutboxState().entries.findLast(
    (entry) => entry.kind === followKind.name && entry.subject === String(managerId) && isUnsent(entry),
  )
  return waiting ? (waiting.body as FollowBody).isFollowed : isFollowed
}
