import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#web/base/api-client.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'

interface Operation<Input> {
  send: (input: Input) => Promise<unknown>
  /** What to say when it is done. */
  done: (input: Input) => string
  after: () => void
}

/** A step by hand: everything on the page may look different afterwards. */
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
      // What is wrong with a field is said beside it.
      if (!(error instanceof ApiProblem && error.fields.length > 0)) showToast({ text: text(error), tone: 'bad' })
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
}
