import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NewQuestionRequest } from '#contract/pool-question.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { queryText } from '#web/base/query-text.ts'

interface QuestionsAsked {
  leagueId: number
  page?: number | undefined
  code?: string | undefined
}

export function poolQuestionsQuery(fetchApi: FetchApi, { leagueId, ...asked }: QuestionsAsked) {
  return queryOptions({
    queryKey: ['leagues', 'questions', leagueId, asked],
    queryFn: apiReader({
      fetchApi,
      path: `/api/leagues/${leagueId}/questions${queryText(asked)}`,
      schema: async () => (await import('#contract/pool-question.ts')).poolQuestionsSchema,
    }),
    placeholderData: keepPreviousData,
  })
}

export const sendQuestion = (fetchApi: FetchApi, leagueId: number, body: NewQuestionRequest) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/questions`,
    method: 'POST',
    body,
    schema: async () => (await import('#contract/pool-question.ts')).madeQuestionSchema,
  })

interface OfQuestion {
  leagueId: number
  questionId: number
}

export const sendQuestionBack = (fetchApi: FetchApi, { leagueId, questionId }: OfQuestion) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/questions/${questionId}`,
    method: 'DELETE',
    schema: async () => (await import('#contract/deleted.ts')).deletedSchema,
  })

export const sendVerdict = (
  fetchApi: FetchApi,
  { leagueId, questionId, right }: OfQuestion & { right: readonly number[] },
) =>
  callApi({
    fetchApi,
    path: `/api/leagues/${leagueId}/questions/${questionId}/right`,
    method: 'PUT',
    body: { right },
    schema: async () => (await import('#contract/pool-question.ts')).verdictSchema,
  })
