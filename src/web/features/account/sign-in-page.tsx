import { useState } from 'react'
import type { Merge, SignedIn } from '#contract/account.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { routeAt, useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { accountApi } from './account-api.ts'
import { EntryCard } from './entry-card.tsx'
import { FormProblem } from './form-problem.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { provePasskey } from './passkey-browser.ts'
import { Or, PasskeyButton } from './passkey-button.tsx'
import { useForm } from './use-form.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { useSessionChange } from './use-session-change.ts'

const route = routeAt('/entrar')

export function SignInPage() {
  const { fetchApi, isEmpty } = useApp()
  const { heading, lead } = useCopy().pageTitles.signIn
  const copy = useFeatureCopy('account')
  const ready = useHydrated()
  const api = accountApi(fetchApi)
  const changed = useSessionChange()
  const navigate = useNavigate()
  // On an empty server there is nothing of one's own yet: the first page says what comes next.
  const { para: next = isEmpty ? '/' : '/profile' } = route.useSearch()
  const [merge, setMerge] = useState<Merge | null>(null)

  async function arrive({ viewer, merge: merged }: SignedIn) {
    showToast({ text: copy.welcomeBack(viewer.name), tone: 'good' })
    if (merged) {
      setMerge(merged)
      await changed()
    } else await changed(next)
  }
  const password = useForm({
    send: (value) => api.signIn({ email: value('email'), password: value('password') }),
    done: arrive,
  })
  const passkey = useForm({
    send: async () => api.passkey.signIn(await provePasskey(await api.passkey.signInOptions())),
    done: arrive,
  })

  return (
    <EntryCard title={heading} lead={lead} guest={copy.guest.signIn}>
      <form {...password.form} className="grid gap-4">
        <FormProblem text={password.problem.general ?? passkey.problem.general} />
        <TextField
          label={copy.fields.email}
          name="email"
          type="email"
          autoComplete="username webauthn"
          required
          error={password.problem.of('email')}
        />
        <TextField
          label={copy.fields.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={password.problem.of('password')}
        />
        <Button type="submit" size="large" busy={password.busy} disabled={!ready}>
          {copy.signIn.submit}
        </Button>
        <Or word={copy.signIn.or} />
        <PasskeyButton label={copy.signIn.passkey} busy={passkey.busy} onClick={() => passkey.submit()} />
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <TextLink to="/recuperar-senha">{copy.signIn.forgot}</TextLink>
          <span>
            {copy.signIn.question} <TextLink to="/criar-conta">{copy.signIn.create}</TextLink>
          </span>
        </p>
      </form>
      <MergeDialog merge={merge} onClose={() => void navigate({ to: next })} />
    </EntryCard>
  )
}
