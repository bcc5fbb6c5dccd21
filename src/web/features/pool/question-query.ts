import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NewQuestionRequest } from '#contract/pool-question.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { cursorOfPage } from '#web/base/query-text.ts'

interface QuestionsRequest {
  leagueId: number
  page?: number | undefined
  code?: string | undefined
}

export function poolQuestionsQuery(fetchApi: FetchApi, { leagueId, ...request }: QuestionsRequest) {
  const { page, ...rest } = request
  return queryOptions({
    queryKey: ['leagues', 'questions', leagueId, request],
    queryFn: apiReader(fetchApi, 'GET /api/pools/{id}/questions', {
      id: leagueId,
      ...rest,
      cursor: cursorOfPage(page),
    }),
    placeholderData: keepPreviousData,
  })
}

export const sendQuestion = (fetchApi: FetchApi, leagueId: number, body: NewQuestionRequest) =>
  callApi(fetchApi, 'POST /api/pools/{id}/questions', { id: leagueId, body })

interface OfQuestion {
  leagueId: number
  questionId: number
}

export const sendQuestionBack = (fetchApi: FetchApi, { leagueId, questionId }: OfQuestion) =>
  callApi(fetchApi, 'DELETE /api/pools/{id}/questions/{questionId}', { id: leagueId, questionId })

export const sendVerdict = (fetchApi: FetchApi, { leagueId, questionId, right }: OfQuestion & { right: number[] }) =>
  callApi(fetchApi, 'PUT /api/pools/{id}/questions/{questionId}/verdict', { id: leagueId, questionId, body: { right } })
