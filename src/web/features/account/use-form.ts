import { useMutation } from '@tanstack/react-query'
import { useRef, type FormEvent, type RefObject } from 'react'
import { ApiProblem } from '#web/base/api-client.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { PasskeyCancelled } from './passkey-cancelled.ts'

type Values = (name: string) => string

interface FormOptions<Output> {
  send: (values: Values) => Promise<Output>
  done: (output: Output) => void | Promise<void>
  /** Set when two ways to submit (password, passkey) share the same fields. */
  sharedRef?: RefObject<HTMLFormElement | null>
  /** The address that takes the form from a browser without scripts. */
  action?: string
}

/** Shows a problem next to its field if the server named one, otherwise above the form. */
function useProblem(error: unknown) {
  const problemText = useProblemText()
  const { passkeys } = useFeatureCopy('account')
  if (!error) return { of: () => undefined, general: undefined, kind: undefined }
  if (error instanceof PasskeyCancelled) return { of: () => undefined, general: passkeys.cancelled, kind: undefined }
  if (!(error instanceof ApiProblem)) throw error
  const of = (path: string) => error.fields.find((field) => field.path === path)?.message
  return { of, general: error.fields.length > 0 ? undefined : problemText(error), kind: error.kind }
}

/** Fields keep their text when sending fails, and the first wrong field gets the focus. */
export function useForm<Output>({ send, done, sharedRef, action }: FormOptions<Output>) {
  const ownRef = useRef<HTMLFormElement>(null)
  const form = sharedRef ?? ownRef
  const mutation = useMutation({
    mutationFn: () => {
      const data = new FormData(form.current ?? undefined)
      return send((name) => {
        const value = data.get(name)
        return typeof value === 'string' ? value : ''
      })
    },
    onSuccess: done,
  })
  useFocusProblem(form, mutation.error)
  const problem = useProblem(mutation.error)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    mutation.mutate()
  }
  // `post`: if the browser submits the form before our code runs, the password must not end up in the address.
  return {
    form: { ref: form, onSubmit: submit, method: 'post' as const, action, noValidate: true },
    submit,
    problem,
    busy: mutation.isPending,
  }
}
