import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PoolOption, QuestionView } from '#contract/pool-question.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendVerdict } from './question-query.ts'

interface Props {
  question: QuestionView
  options: readonly PoolOption[]
  leagueId: number
}

/** An owner sets the right answers or corrects them. Everybody sees the corrected answers and the earlier ones. */
export function SettleQuestion({ question, options, leagueId }: Props) {
  const { questions: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [right, setRight] = useState<number[]>(question.right ?? [])
  const settle = useMutation({
    mutationFn: () => sendVerdict(fetchApi, { leagueId, questionId: question.id, right }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['leagues'] }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const toggle = (id: number) => setRight(right.includes(id) ? right.filter((one) => one !== id) : [...right, id])
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2.5">{question.right ? words.correct : words.settle}</summary>
      <fieldset className="grid max-h-72 gap-1 overflow-y-auto">
        <legend className="sr-only">{words.settle}</legend>
        {options.map(({ id, name, club }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={right.includes(id)}
              onChange={() => toggle(id)}
              className="size-5 accent-brand"
            />
            {club ? `${club}: ${name}` : name}
          </label>
        ))}
      </fieldset>
      <Button look="secondary" busy={settle.isPending} onClick={() => settle.mutate()}>
        {right.length === 0 ? words.settleNobody : words.settleAction}
      </Button>
    </details>
  )
}
