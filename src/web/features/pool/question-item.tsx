import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PoolOption, PoolQuestions, QuestionView } from '#contract/pool-question.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AnswerFields } from './answer-fields.tsx'
import { sendQuestionBack } from './question-query.ts'
import { askOf, choicesText, optionsOf } from './question-words.ts'
import { SettleQuestion } from './settle-question.tsx'

interface Props {
  question: QuestionView
  all: PoolQuestions
  leagueId: number
  isIn: boolean
  /** The viewer is the owner or a co-owner, and the bolão is still running. */
  canSettle: boolean
}

export function QuestionItem({ question, all, leagueId, isIn, canSettle }: Props) {
  const copy = useFeatureCopy('pool')
  const words = copy.questions
  const options = optionsOf(question, all)
  const { isClosed, points, answered } = question
  return (
    <li className="border-t border-line pt-3 first:border-t-0 first:pt-0">
      <h3 className="font-semibold">{askOf(question, copy)}</h3>
      <p className="mb-2 text-small text-muted">
        {words.worth(points)} · {isClosed ? words.closed : words.open} <Time atMs={question.closesAtMs} /> ·{' '}
        {words.answered(answered)}
      </p>
      {!isClosed && isIn && <AnswerFields question={question} options={options} leagueId={leagueId} />}
      {isClosed && <QuestionAnswers question={question} options={options} />}
      {canSettle && isClosed && (
        <SettleQuestion key={String(question.right)} question={question} options={options} leagueId={leagueId} />
      )}
      {canSettle && !isClosed && <TakeBack question={question} leagueId={leagueId} />}
    </li>
  )
}

function QuestionAnswers({
  question: { right, verdicts, answers, mine },
  options,
}: {
  question: QuestionView
  options: readonly PoolOption[]
}) {
  const { questions: words } = useFeatureCopy('pool')
  return (
    <>
      <p>
        {right === null
          ? words.unsettled
          : right.length === 0
            ? words.nobodyRight
            : words.right(choicesText(right, options))}
      </p>
      {mine && <p className="text-small text-muted">{words.mine(choicesText(mine, options))}</p>}
      {verdicts.length > 0 && (
        <ul className="text-small text-muted">
          {verdicts.map(({ by, atMs, right: said }) => (
            <li key={atMs}>
              {words.verdict(by, choicesText(said, options))} <Time atMs={atMs} />
            </li>
          ))}
        </ul>
      )}
      {answers.items.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5">{words.everybody}</summary>
          <ul className="grid gap-1">
            {answers.items.map((answer) => (
              <li key={answer.managerId} className="flex flex-wrap justify-between gap-x-3">
                <TextLink to="/participantes/$id" params={{ id: answer.managerId }}>
                  {answer.managerName}
                </TextLink>
                <span>
                  {choicesText(answer.choices, options)}
                  {right && ` · ${words.worthOf(answer.points)}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function TakeBack({ question, leagueId }: { question: QuestionView; leagueId: number }) {
  const copy = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const takeBack = useMutation({
    mutationFn: () => sendQuestionBack(fetchApi, { leagueId, questionId: question.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['leagues', 'questions'] }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return (
    <Button look="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
      {copy.questions.takeBack(askOf(question, copy))}
    </Button>
  )
}
