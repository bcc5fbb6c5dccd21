import type { PoolQuestions } from '#contract/pool-question.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'

export interface AnswerBody {
  leagueId: number
  questionId: number
  choices: readonly number[]
}

export const answerKind: OutboxKind<AnswerBody, { savedAtMs: number }> = {
  name: 'pool-answer',
  deed: () => 'answer',
  subject: ({ questionId }) => String(questionId),
  request: ({ leagueId, questionId, choices }) =>
    apiRequest('PUT /api/pools/{id}/questions/{questionId}/answer', {
      id: leagueId,
      questionId,
      body: { choices: [...choices] },
    }),
  late: ['question_closed'],
  arrived: (queryClient, { body: { leagueId, questionId, choices } }) => {
    queryClient.setQueriesData<PoolQuestions>(
      { queryKey: ['leagues', 'questions', leagueId] },
      (known) =>
        known && {
          ...known,
          questions: known.questions.map((one) => (one.id === questionId ? { ...one, mine: [...choices] } : one)),
        },
    )
    void queryClient.invalidateQueries({ queryKey: ['leagues', 'questions', leagueId] })
  },
}
