import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NoticeChoice } from '#contract/notice.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { noticeSettingsQuery } from './notice-query.ts'

function useChoose() {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { queryKey } = noticeSettingsQuery(fetchApi)
  return useMutation({
    mutationFn: (choice: NoticeChoice) =>
      callApi({
        fetchApi,
        path: '/api/notices/settings',
        method: 'PUT',
        body: choice,
        schema: async () => (await import('#contract/notice.ts')).noticeSettingsSchema,
      }),
    onSuccess: (settings) => queryClient.setQueryData(queryKey, settings),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
}

export function SettingsCard() {
  const words = useFeatureCopy('notice')
  const { fetchApi } = useApp()
  const query = useQuery(noticeSettingsQuery(fetchApi))
  const choose = useChoose()
  if (!query.data) return <Waiting for={query} className="h-96 rounded-card" />
  return (
    <Card title={words.settings}>
      <p className="pb-2 text-small text-muted">{words.settingsLead}</p>
      <ul>
        {query.data.choices.map((choice) => (
          <li key={`${choice.kind} ${choice.channel}`}>
            <Switch
              label={words.kinds[choice.kind]}
              on={choice.isOn}
              onChange={(isOn) => choose.mutate({ ...choice, isOn })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
