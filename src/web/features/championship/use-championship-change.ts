import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { championshipChangeSchema, ChampionshipPage } from '#contract/championship.ts'
import { apiRequest, sendRequest, type ApiRequest } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { championshipQuery } from './championship-queries.ts'

/** Every change returns the updated championship. */
export function useChampionshipChange(slug: string) {
  const { fetchApi } = useApp()
  const { done } = useFeatureCopy('championship').manage
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { mutate, isPending } = useMutation({
    mutationFn: (request: ApiRequest<ChampionshipPage>) => sendRequest(fetchApi, request),
    onSuccess: async (championship) => {
      queryClient.setQueryData(championshipQuery(fetchApi, slug).queryKey, championship)
      await queryClient.invalidateQueries({ queryKey: ['championships', 'list'] })
      await queryClient.invalidateQueries({ queryKey: ['championships', 'people', slug] })
      showToast({ text: done, tone: 'good' })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return {
    isPending,
    edit: (change: z.infer<typeof championshipChangeSchema>) =>
      mutate(apiRequest('PATCH /api/championships/{slug}', { slug, body: change })),
    rotate: () => mutate(apiRequest('POST /api/championships/{slug}/invite', { slug })),
    askAgain: () => mutate(apiRequest('DELETE /api/championships/{slug}/members', { slug })),
    addOrganiser: (managerId: number) =>
      mutate(apiRequest('PUT /api/championships/{slug}/organisers/{managerId}', { slug, managerId })),
    removeOrganiser: (managerId: number) =>
      mutate(apiRequest('DELETE /api/championships/{slug}/organisers/{managerId}', { slug, managerId })),
  }
}
