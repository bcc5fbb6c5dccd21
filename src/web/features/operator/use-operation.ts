import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#web/base/api-client.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'

interface Operation<Input> {
  send: (input: Input) => Promise<unknown>
  /** The message after success. */
  done: (input: Input) => string
  after: () => void
}

/** An operation can change anything on the page, so all queries run again after it, even after a failure. */
export function useOperation<Input = void>({ send, done, after }: Operation<Input>) {
  const queryClient = useQueryClient()
  const text = useProblemText()
  return useMutation({
    mutationFn: send,
    onSuccess: (_answer, input) => {
      showToast({ text: done(input), tone: 'good' })
      after()
    },
    onError: (error) => {
      // Problems with a field are shown next to the field.
      if (!(error instanceof ApiProblem && error.fields.length > 0)) showToast({ text: text(error), tone: 'bad' })
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
}
