import { useState, type ReactNode } from 'react'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { routeAt, useNavigate } from '#web/router/hooks.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { accountApi } from './account-api.ts'
import { EntryCard } from './entry-card.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { ResetPasskeyList } from './reset-passkey-list.tsx'
import { useForm } from './use-form.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'

const route = routeAt('/recuperar-senha')

/**
 * Without a token in the address, the page asks for a link by e-mail. With the token of that link, it sets a new
 * password.
 */
export function RecoverPage(): ReactNode {
  const { token } = route.useSearch()
  return token ? <NewPassword key={token} token={token} /> : <AskForLink />
}

function Frame({ lead, children }: { lead?: string; children: ReactNode }) {
  const { heading } = useCopy().pageTitles.recover
  const { recover } = useFeatureCopy('account')
  return (
    <EntryCard title={heading} lead={lead}>
      {children}
      <p className="mt-4">
        <TextLink to="/entrar">{recover.back}</TextLink>
      </p>
    </EntryCard>
  )
}

function AskForLink() {
  const { fetchApi } = useApp()
  const copy = useFeatureCopy('account')
  const ready = useHydrated()
  const [sent, setSent] = useState(false)
  const { form, problem, busy } = useForm({
    send: (value) => accountApi(fetchApi).requestReset(value('email')),
    done: () => setSent(true),
  })
  if (sent) {
    return (
      <Frame lead={copy.recover.lead}>
        <div role="status">
          <p className="font-bold">{copy.recover.sentTitle}</p>
          <p className="text-muted">{copy.recover.sent}</p>
        </div>
      </Frame>
    )
  }
  return (
    <Frame lead={copy.recover.lead}>
      <form {...form} className="grid gap-4">
        <FormProblem text={problem.general} />
        <TextField
          label={copy.fields.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={problem.of('email')}
        />
        <Button type="submit" busy={busy} disabled={!ready}>
          {copy.recover.submit}
        </Button>
      </form>
    </Frame>
  )
}

function NewPassword({ token }: { token: string }) {
  const { fetchApi } = useApp()
  const copy = useFeatureCopy('account')
  const ready = useHydrated()
  const navigate = useNavigate()
  const [removePasskeys, setRemovePasskeys] = useState<string[]>([])
  const { form, problem, busy } = useForm({
    send: (value) => accountApi(fetchApi).reset({ token, password: value('password'), removePasskeys }),
    done: async () => {
      showToast({ text: copy.recover.changed, tone: 'good' })
      await navigate({ to: '/entrar' })
    },
  })
  if (problem.kind === 'reset_link_invalid') {
    return (
      <Frame>
        <form {...form} className="grid gap-4">
          <FormProblem text={problem.general} />
          <ButtonLink to="/recuperar-senha">{copy.recover.another}</ButtonLink>
        </form>
      </Frame>
    )
  }
  return (
    <Frame lead={copy.recover.newLead}>
      <form {...form} className="grid gap-4">
        <FormProblem text={problem.general} />
        <NewPasswordField label={copy.fields.newPassword} error={problem.of('password')} />
        <ResetPasskeyList token={token} chosen={removePasskeys} onChoose={setRemovePasskeys} />
        <Button type="submit" busy={busy} disabled={!ready}>
          {copy.recover.newSubmit}
        </Button>
      </form>
    </Frame>
  )
}
