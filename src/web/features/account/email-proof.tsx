import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { accountApi, type Account } from './account-api.ts'
import { FormProblem } from './form-problem.tsx'
import { useForm } from './use-form.ts'

/** NT11: says whether the e-mail address is confirmed. If it is not, offers to send a code that confirms it. */
export function EmailProof({ account }: { account: Account }) {
  const { security } = useFeatureCopy('account')
  const { fetchApi } = useApp()
  const problemText = useProblemText()
  const ask = useMutation({
    mutationFn: () => accountApi(fetchApi).askEmailCode(),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  if (account.isEmailConfirmed)
    return (
      <p className="-mt-3">
        <Badge tone="good">{security.confirmed}</Badge>
      </p>
    )
  return (
    <div className="-mt-3 grid justify-items-start gap-3">
      <p className="text-small text-muted">{security.unconfirmed}</p>
      {ask.isSuccess ? (
        <CodeForm />
      ) : (
        <Button look="secondary" busy={ask.isPending} onClick={() => ask.mutate()}>
          {security.askCode}
        </Button>
      )}
    </div>
  )
}

function CodeForm() {
  const { security } = useFeatureCopy('account')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const { form, problem, busy } = useForm({
    send: (value) => accountApi(fetchApi).confirmEmail(value('code')),
    done: async () => {
      showToast({ text: security.emailConfirmed, tone: 'good' })
      await queryClient.invalidateQueries()
    },
  })
  return (
    <form {...form} className="grid gap-3">
      <p role="status" className="text-small">
        {security.codeSent}
      </p>
      <FormProblem text={problem.general} />
      <TextField
        label={security.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        error={problem.of('code')}
      />
      <Button type="submit" busy={busy}>
        {security.saveCode}
      </Button>
    </form>
  )
}
