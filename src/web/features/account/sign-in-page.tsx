import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { accountApi } from './account-api.ts'
import { EntryCard } from './entry-card.tsx'
import { FormProblem } from './form-problem.tsx'
import { provePasskey } from './passkey-browser.ts'
import { Or, PasskeyButton } from './passkey-button.tsx'
import { ProviderButton } from './provider-button.tsx'
import { useArrival } from './use-arrival.tsx'
import { useForm } from './use-form.ts'

const route = routeAt('/entrar')

export function SignInPage() {
  return useApp().server.provider?.isOnly ? <ProviderAlone /> : <SignInForm />
}

function ProviderAlone() {
  const { heading } = useCopy().pageTitles.signIn
  const copy = useFeatureCopy('account')
  const { para } = route.useSearch()
  return (
    <EntryCard title={heading} lead={copy.provider.only} guest={copy.guest.signIn}>
      <ProviderButton next={para} look="primary" />
    </EntryCard>
  )
}

function SignInForm() {
  const { fetchApi, championship } = useApp()
  const { heading, lead } = useCopy().pageTitles.signIn
  const copy = useFeatureCopy('account')
  const api = accountApi(fetchApi)
  const { para, problema } = route.useSearch()
  const { arrive, dialog } = useArrival(para)
  const password = useForm({
    send: (value) => api.signIn({ email: value('email'), password: value('password') }),
    done: arrive,
    action: addressIn(championship, '/entrar'),
  })
  const passkey = useForm({
    send: async () => api.passkey.signIn(await provePasskey(await api.passkey.signInOptions())),
    done: arrive,
  })

  return (
    <EntryCard title={heading} lead={lead} guest={copy.guest.signIn}>
      <form {...password.form} className="grid gap-4">
        {para && <input type="hidden" name="para" value={para} />}
        <FormProblem
          text={password.problem.general ?? passkey.problem.general ?? (problema && copy.signIn.refused[problema])}
        />
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
        <Button type="submit" size="large" busy={password.busy}>
          {copy.signIn.submit}
        </Button>
        <Or word={copy.signIn.or} />
        <PasskeyButton label={copy.signIn.passkey} busy={passkey.busy} onClick={() => passkey.submit()} />
        <ProviderButton next={para} />
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <TextLink to="/recuperar-senha">{copy.signIn.forgot}</TextLink>
          <span>
            {copy.signIn.question} <TextLink to="/criar-conta">{copy.signIn.create}</TextLink>
          </span>
        </p>
      </form>
      {dialog}
    </EntryCard>
  )
}
