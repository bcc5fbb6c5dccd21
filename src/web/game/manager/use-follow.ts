import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'

interface Following {
  managerId: number
  name: string
  isFollowed: boolean
}

/** Following is worth keeping: a visitor becomes a guest by it. */
export function useFollow() {
  const { fetchApi } = useApp()
  const { follow: words } = useFeatureCopy('manager')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ managerId, isFollowed }: Following) =>
      callApi({
        fetchApi,
        path: `/api/managers/${managerId}/follow`,
        method: isFollowed ? 'PUT' : 'DELETE',
        schema: async () => (await import('#contract/manager.ts')).followSchema,
      }),
    onSuccess: async (_answer, { name, isFollowed }) => {
      showToast({ text: isFollowed ? words.started(name) : words.stopped(name), tone: 'good' })
      // The page of a manager is asked again with the rankings.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['rankings'] }),
        queryClient.invalidateQueries({ queryKey: ['viewer'] }),
      ])
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
}
