import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Deleted } from '#contract/deleted.ts'
import type { Created } from '#contract/created.ts'
import type { NewQuestionRequest, PoolQuestions, Verdict } from '#contract/pool-question.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { pageText } from '#web/base/query-text.ts'

interface QuestionsRequest {
  leagueId: number
  page?: number | undefined
  code?: string | undefined
}

export function poolQuestionsQuery(fetchApi: FetchApi, { leagueId, ...request }: QuestionsRequest) {
  return queryOptions({
    queryKey: ['leagues', 'questions', leagueId, request],
    queryFn: apiReader<PoolQuestions>({
      fetchApi,
      path: `/api/pools/${leagueId}/questions${pageText(request)}`,
    }),
    placeholderData: keepPreviousData,
  })
}

export const sendQuestion = (fetchApi: FetchApi, leagueId: number, body: NewQuestionRequest) =>
  callApi<Created>({
    fetchApi,
    path: `/api/pools/${leagueId}/questions`,
    method: 'POST',
    body,
  })

interface OfQuestion {
  leagueId: number
  questionId: number
}

export const sendQuestionBack = (fetchApi: FetchApi, { leagueId, questionId }: OfQuestion) =>
  callApi<Deleted>({
    fetchApi,
    path: `/api/pools/${leagueId}/questions/${questionId}`,
    method: 'DELETE',
  })

export const sendVerdict = (
  fetchApi: FetchApi,
  { leagueId, questionId, right }: OfQuestion & { right: readonly number[] },
) =>
  callApi<Verdict>({
    fetchApi,
    path: `/api/pools/${leagueId}/questions/${questionId}/verdict`,
    method: 'PUT',
    body: { right },
  })
