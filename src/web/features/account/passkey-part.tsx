import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { accountApi, type Account } from './account-api.ts'
import { FormProblem } from './form-problem.tsx'
import { createPasskey } from './passkey-browser.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useForm } from './use-form.ts'

export function PasskeyPart({ account }: { account: Account }) {
  const { fetchApi, format } = useApp()
  const copy = useFeatureCopy('account').passkeys
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const api = accountApi(fetchApi).passkey
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['account'] })
  const add = useForm({
    send: async () =>
      api.add(await createPasskey(await api.addOptions()), `${copy.unnamed} ${account.passkeys.length + 1}`),
    done: async () => {
      showToast({ text: copy.added, tone: 'good' })
      await refresh()
    },
  })
  const remove = useMutation({
    mutationFn: api.remove,
    onSuccess: () => showToast({ text: copy.removed, tone: 'good' }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: refresh,
  })
  return (
    <Card title={copy.title}>
      <p className="mb-4 text-muted">{copy.lead}</p>
      {account.passkeys.length > 0 ? (
        <ul className="mb-4 grid gap-2">
          {account.passkeys.map(({ id, label, createdAtMs }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-3">
              <span>
                <span className="font-semibold">{label || copy.unnamed}</span>{' '}
                {createdAtMs !== null && (
                  <span className="text-small text-muted">{copy.createdAt(format.date(createdAtMs))}</span>
                )}
              </span>
              <Button
                look="secondary"
                aria-label={copy.removeNamed(label || copy.unnamed)}
                busy={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                {copy.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-4">{copy.none}</p>
      )}
      <div className="grid gap-3">
        <FormProblem text={add.problem.general} />
        <PasskeyButton label={copy.add} busy={add.busy} onClick={() => add.submit()} />
      </div>
    </Card>
  )
}
