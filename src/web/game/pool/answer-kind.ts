import type { PoolQuestions } from '#contract/pool-question.ts'
import type { SavedAt } from '#contract/saved-at.ts'
import { keepReceipt } from '#web/game/receipt/kept-receipts.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'

export interface AnswerBody {
  leagueId: number
  questionId: number
  choices: readonly number[]
}

export const answerKind: OutboxKind<AnswerBody, SavedAt> = {
  name: 'pool-answer',
  deed: () => 'answer',
  subject: ({ questionId }) => String(questionId),
  request: ({ leagueId, questionId, choices }) => ({
    path: `/api/pools/${leagueId}/questions/${questionId}/answer`,
    method: 'PUT',
    body: { choices },
  }),
  late: ['question_closed'],
  arrived: (queryClient, { body: { leagueId, questionId, choices }, answer }) => {
    keepReceipt(queryClient, { kind: 'answer', subjectId: questionId, promise: answer?.promise })
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
