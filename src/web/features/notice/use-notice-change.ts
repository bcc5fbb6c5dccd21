import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NoticeChoice, NoticeReach, NoticeSettings } from '#contract/notice.ts'
import { apiRequest, sendRequest, type ApiRequest } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { noticeSettingsQuery } from './notice-query.ts'

interface Change {
  request: ApiRequest<NoticeSettings>
  /** Whether a toast confirms the change. A change that the page shows immediately needs none. */
  isTold: boolean
}

/** Every change returns the updated settings. */
export function useNoticeChange() {
  const { fetchApi } = useApp()
  const { saved } = useFeatureCopy('notice').reach
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ request }: Change) => sendRequest(fetchApi, request),
    onSuccess: (settings, { isTold }) => {
      queryClient.setQueryData(noticeSettingsQuery(fetchApi).queryKey, settings)
      if (isTold) showToast({ text: saved, tone: 'good' })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return {
    isPending,
    choose: (body: NoticeChoice) =>
      mutate({ request: apiRequest('PUT /api/notices/settings', { body }), isTold: false }),
    saveReach: (body: NoticeReach) => mutate({ request: apiRequest('PUT /api/notices/reach', { body }), isTold: true }),
  }
}
