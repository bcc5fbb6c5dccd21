import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { accountApi, type Account } from './account-api.ts'
import { EmailProof } from './email-proof.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useForm } from './use-form.ts'
import { useOpenedForm } from './use-opened-form.ts'

export function SecurityPart({ account }: { account: Account }) {
  const { security, provider } = useFeatureCopy('account')
  const { server } = useApp()
  const none = server.provider ? provider.noPassword(server.provider.name) : security.passwordNone
  const { part, open, close, opener } = useOpenedForm<'email' | 'password'>()
  return (
    <Card title={security.title}>
      <div ref={part} className="grid gap-5">
        {open === 'email' ? (
          <EmailForm account={account} close={close} />
        ) : (
          <Fact label={security.email} value={account.email}>
            <Button look="secondary" {...opener('email')}>
              {security.changeEmail}
            </Button>
          </Fact>
        )}
        {open !== 'email' && <EmailProof account={account} />}
        {server.provider?.isOnly ? null : open === 'password' ? (
          <PasswordForm account={account} close={close} />
        ) : (
          <Fact label={security.password} value={account.hasPassword ? security.passwordSet : none}>
            <Button look="secondary" {...opener('password')}>
              {account.hasPassword ? security.changePassword : security.setPassword}
            </Button>
          </Fact>
        )}
      </div>
    </Card>
  )
}

function Fact({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="grid items-center justify-items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="max-w-full">
        <p className="text-small text-muted">{label}</p>
        <p className="font-semibold wrap-anywhere">{value}</p>
      </div>
      {children}
    </div>
  )
}

function CurrentPassword({ account, error }: { account: Account; error: string | undefined }) {
  const { fields } = useFeatureCopy('account')
  if (!account.hasPassword) return null
  return (
    <TextField
      label={fields.currentPassword}
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  )
}

function Actions({ save, busy, close }: { save: string; busy: boolean; close: () => void }) {
  const { security } = useFeatureCopy('account')
  return (
    <p className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {save}
      </Button>
      <Button look="quiet" onClick={close}>
        {security.cancel}
      </Button>
    </p>
  )
}

interface FormProps {
  account: Account
  close: () => void
}

function EmailForm({ account, close }: FormProps) {
  const { fetchApi } = useApp()
  const { security, fields } = useFeatureCopy('account')
  const queryClient = useQueryClient()
  const { form, problem, busy } = useForm({
    send: (value) =>
      accountApi(fetchApi).changeEmail({ email: value('email'), currentPassword: value('currentPassword') }),
    done: async () => {
      showToast({ text: security.emailChanged, tone: 'good' })
      close()
      await queryClient.invalidateQueries()
    },
  })
  return (
    <form {...form} className="grid gap-4">
      <FormProblem text={problem.general} />
      <TextField
        label={fields.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={account.email}
        required
        error={problem.of('email')}
      />
      <CurrentPassword account={account} error={problem.of('currentPassword')} />
      <Actions save={security.saveEmail} busy={busy} close={close} />
    </form>
  )
}

function PasswordForm({ account, close }: FormProps) {
  const { fetchApi } = useApp()
  const { security, fields } = useFeatureCopy('account')
  const queryClient = useQueryClient()
  const { form, problem, busy } = useForm({
    send: (value) =>
      accountApi(fetchApi).changePassword({ password: value('password'), currentPassword: value('currentPassword') }),
    done: async () => {
      const text = account.hasPassword ? security.passwordChanged : security.passwordCreated
      showToast({ text, tone: 'good' })
      close()
      await queryClient.invalidateQueries({ queryKey: ['account'] })
    },
  })
  return (
    <form {...form} className="grid gap-4">
      <FormProblem text={problem.general} />
      <input type="hidden" name="username" autoComplete="username" value={account.email} />
      <CurrentPassword account={account} error={problem.of('currentPassword')} />
      <NewPasswordField label={fields.newPassword} error={problem.of('password')} />
      <Actions save={security.savePassword} busy={busy} close={close} />
    </form>
  )
}
