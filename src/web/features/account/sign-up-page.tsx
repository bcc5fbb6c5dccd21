import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useRef } from 'react'
import type { SignedIn } from '#contract/account.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { accountApi } from './account-api.ts'
import { EntryCard } from './entry-card.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { createPasskey } from './passkey-browser.ts'
import { Or, PasskeyButton } from './passkey-button.tsx'
import { ProviderButton } from './provider-button.tsx'
import { useForm } from './use-form.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { useSessionChange } from './use-session-change.ts'

export function SignUpPage() {
  return useApp().server.provider?.isOnly ? <ProviderAlone /> : <SignUpForm />
}

function ProviderAlone() {
  const { heading } = useCopy().pageTitles.signUp
  const copy = useFeatureCopy('account')
  return (
    <EntryCard title={heading} lead={copy.provider.only} guest={copy.guest.signUp} aside={<Reasons />}>
      <ProviderButton look="primary" />
    </EntryCard>
  )
}

function SignUpForm() {
  const { fetchApi } = useApp()
  const { heading, lead } = useCopy().pageTitles.signUp
  const copy = useFeatureCopy('account')
  const ready = useHydrated()
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  const api = accountApi(fetchApi)
  const changed = useSessionChange()

  async function arrive({ viewer }: SignedIn) {
    showToast({ text: copy.welcome(viewer.name), tone: 'good' })
    await changed('/profile')
  }
  const sharedRef = useRef<HTMLFormElement>(null)
  const password = useForm({
    sharedRef,
    send: (value) => api.signUp({ name: value('name'), email: value('email'), password: value('password') }),
    done: arrive,
  })
  const passkey = useForm({
    sharedRef,
    send: async (value) => {
      const options = await api.passkey.signUpOptions({ name: value('name'), email: value('email') })
      return api.passkey.signUp(await createPasskey(options))
    },
    done: arrive,
  })
  const wrong = (path: string) => password.problem.of(path) ?? passkey.problem.of(path)

  return (
    <EntryCard title={heading} lead={lead} guest={copy.guest.signUp} aside={<Reasons />}>
      <form {...password.form} className="grid gap-4">
        <FormProblem text={password.problem.general ?? passkey.problem.general} />
        <TextField
          label={copy.fields.name}
          hint={copy.fields.nameHint}
          name="name"
          defaultValue={viewer?.isNamed ? viewer.name : undefined}
          autoComplete="nickname"
          required
          maxLength={200}
          error={wrong('name')}
        />
        <TextField
          label={copy.fields.email}
          hint={copy.fields.emailHint}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={wrong('email')}
        />
        <NewPasswordField label={copy.fields.password} error={wrong('password')} />
        <Button type="submit" size="large" busy={password.busy} disabled={!ready || passkey.busy}>
          {copy.signUp.submit}
        </Button>
        <Or word={copy.signIn.or} />
        <PasskeyButton label={copy.signUp.passkey} busy={passkey.busy} onClick={() => passkey.submit()} />
        <ProviderButton />
        <p className="text-small text-muted">
          {copy.signUp.terms} <TextLink to="/privacidade">{copy.signUp.privacy}</TextLink>.
        </p>
        <p>
          {copy.signUp.question} <TextLink to="/entrar">{copy.signUp.enter}</TextLink>
        </p>
      </form>
    </EntryCard>
  )
}

function Reasons() {
  const { signUp } = useFeatureCopy('account')
  return (
    <aside className="md:pt-6">
      <h2 className="text-title">{signUp.whyTitle}</h2>
      <ul className="mt-4 grid gap-3">
        {signUp.why.map((reason) => (
          <li key={reason} className="flex gap-3">
            <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-good" />
            {reason}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-muted">{signUp.free}</p>
    </aside>
  )
}
