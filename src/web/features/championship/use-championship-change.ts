import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { championshipChangeSchema, ChampionshipPage } from '#contract/championship.ts'
import { callApi, type ApiCall } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { championshipQuery } from './championship-queries.ts'

type Step = Pick<ApiCall, 'method' | 'body'> & { under?: string }

/** Every change returns the updated championship. */
export function useChampionshipChange(slug: string) {
  const { fetchApi } = useApp()
  const { done } = useFeatureCopy('championship').manage
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ under = '', ...step }: Step) =>
      callApi<ChampionshipPage>({
        fetchApi,
        path: `/api/championships/${encodeURIComponent(slug)}${under}`,
        ...step,
      }),
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
    edit: (change: z.infer<typeof championshipChangeSchema>) => mutate({ method: 'PATCH', body: change }),
    rotate: () => mutate({ method: 'POST', under: '/invite' }),
    askAgain: () => mutate({ method: 'DELETE', under: '/members' }),
    addOrganiser: (managerId: number) => mutate({ method: 'PUT', under: `/organisers/${managerId}` }),
    removeOrganiser: (managerId: number) => mutate({ method: 'DELETE', under: `/organisers/${managerId}` }),
  }
}
