import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RulesPublication } from '#contract/rule-set.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { championshipQuery } from '#web/features/championship/championship-queries.ts'
import { rulesQuery } from './rules-queries.ts'

export function usePublishRules(slug: string) {
  const { fetchApi } = useApp()
  const { edit: words } = useFeatureCopy('rules')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const onError = (error: Error) => showToast({ text: problemText(error), tone: 'bad' })
  const preview = useMutation({
    mutationFn: (text: string) =>
      callApi(fetchApi, 'POST /api/championships/{slug}/rules/preview', { slug, body: { text } }),
    onError,
  })
  const publish = useMutation({
    mutationFn: (body: RulesPublication) => callApi(fetchApi, 'POST /api/championships/{slug}/rules', { slug, body }),
    onSuccess: async (rules) => {
      queryClient.setQueryData(rulesQuery(fetchApi, slug).queryKey, rules)
      await queryClient.invalidateQueries({ queryKey: championshipQuery(fetchApi, slug).queryKey })
      showToast({ text: words.published, tone: 'good' })
    },
    onError,
  })
  return { preview, publish }
}
