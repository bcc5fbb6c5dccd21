import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { sendFollow } from './ranking-queries.ts'

/** Following is worth keeping: a visitor becomes a guest by it. */
export function useFollow() {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('ranking')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ managerId, isFollowed }: { managerId: number; name: string; isFollowed: boolean }) =>
      sendFollow(fetchApi, managerId, isFollowed),
    onSuccess: async (_answer, { name, isFollowed }) => {
      showToast({ text: isFollowed ? words.followed(name) : words.unfollowed(name), tone: 'good' })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['rankings'] }),
        queryClient.invalidateQueries({ queryKey: ['viewer'] }),
      ])
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
}
