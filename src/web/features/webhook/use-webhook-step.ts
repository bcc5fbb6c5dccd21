import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { webhookApi, type WebhookApi } from './webhook-api.ts'

interface Step<T> {
  send: (api: WebhookApi) => Promise<T>
  /** The message after success. */
  says?: string
  done?: (answer: T) => void
}

/** A change of webhooks: shows the result and reads all webhooks again. */
export function useWebhookStep() {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ send, says, done }: Step<unknown>) => {
      const answer = await send(webhookApi(fetchApi))
      if (says !== undefined) showToast({ text: says, tone: 'good' })
      done?.(answer)
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  const step = <T>({ send, says, done }: Step<T>) =>
    mutate({ send, ...(says !== undefined && { says }), ...(done && { done: (answer) => done(answer as T) }) })
  return { step, isBusy: isPending }
}
