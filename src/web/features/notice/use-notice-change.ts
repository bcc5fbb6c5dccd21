import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NoticeChoice, NoticeReach, NoticeSettings } from '#contract/notice.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { noticeSettingsQuery } from './notice-query.ts'

type Change = { under: 'settings'; body: NoticeChoice } | { under: 'reach'; body: NoticeReach }

/** Every change returns the updated settings. */
export function useNoticeChange() {
  const { fetchApi } = useApp()
  const { saved } = useFeatureCopy('notice').reach
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ under, body }: Change) =>
      callApi<NoticeSettings>({
        fetchApi,
        path: `/api/notices/${under}`,
        method: 'PUT',
        body,
      }),
    onSuccess: (settings, { under }) => {
      queryClient.setQueryData(noticeSettingsQuery(fetchApi).queryKey, settings)
      if (under === 'reach') showToast({ text: saved, tone: 'good' })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return {
    isPending,
    choose: (body: NoticeChoice) => mutate({ under: 'settings', body }),
    saveReach: (body: NoticeReach) => mutate({ under: 'reach', body }),
  }
}
