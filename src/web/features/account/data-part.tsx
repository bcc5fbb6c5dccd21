import Download from 'lucide-react/icons/download'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiPath } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { accountApi, accountQuery } from './account-api.ts'
import { FormProblem } from './form-problem.tsx'
import { useForm } from './use-form.ts'
import { useSessionChange } from './use-session-change.ts'

type Step = 'closed' | 'explain' | 'confirm'

/**
 * The export and the deletion of a person's data. A dialog first says what deletion means, then asks for confirmation.
 */
export function DataPart({ kind }: { kind: 'guest' | 'account' }) {
  const { data } = useFeatureCopy('account')
  const [step, setStep] = useState<Step>('closed')
  const keep = kind === 'guest' ? data.keepGuest : data.keep
  return (
    <Card title={data.title}>
      <p className="mb-4 text-muted">{data.lead}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={apiPath('GET /api/account/export')}
          download="craque-meus-dados.json"
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-control px-4 font-bold hover:bg-raised"
        >
          <Download size={18} aria-hidden />
          {data.export}
        </a>
        <Button look="danger" onClick={() => setStep('explain')}>
          {kind === 'guest' ? data.deleteGuest : data.delete}
        </Button>
      </div>
      <p className="mt-4">
        <TextLink to="/privacidade">{data.privacy}</TextLink>
      </p>
      <Dialog open={step !== 'closed'} title={data.dialogTitle} onClose={() => setStep('closed')}>
        <p className="text-muted">{kind === 'guest' ? data.explainGuest : data.explain}</p>
        {step === 'explain' && (
          <p className="mt-6 flex flex-wrap justify-end gap-3">
            <ConfirmActions
              cancel={keep}
              action={data.sure}
              onCancel={() => setStep('closed')}
              onConfirm={() => setStep('confirm')}
            />
          </p>
        )}
        {step === 'confirm' && <ConfirmDelete kind={kind} keep={keep} onKeep={() => setStep('closed')} />}
      </Dialog>
    </Card>
  )
}

function ConfirmDelete({ kind, keep, onKeep }: { kind: 'guest' | 'account'; keep: string; onKeep: () => void }) {
  const { fetchApi } = useApp()
  const { data, fields } = useFeatureCopy('account')
  const changed = useSessionChange()
  const { data: account } = useQuery({ ...accountQuery(fetchApi), enabled: kind === 'account' })
  const [word, setWord] = useState('')
  const { form, problem, busy } = useForm({
    send: (value) =>
      accountApi(fetchApi).remove({
        confirm: value('confirm') as 'EXCLUIR',
        currentPassword: value('currentPassword'),
      }),
    done: async () => {
      showToast({ text: data.deleted })
      await changed('/')
    },
  })
  return (
    <form {...form} className="mt-4 grid gap-4">
      <FormProblem text={problem.general} />
      <TextField
        label={data.typeWord}
        name="confirm"
        autoComplete="off"
        autoCapitalize="characters"
        value={word}
        onChange={(event) => setWord(event.target.value.toUpperCase())}
        error={problem.of('confirm')}
      />
      {account?.hasPassword && (
        <TextField
          label={fields.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={problem.of('currentPassword')}
        />
      )}
      <p className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onKeep}>
          {keep}
        </Button>
        <Button type="submit" look="danger" busy={busy} disabled={word.trim() !== data.word}>
          {data.confirm}
        </Button>
      </p>
    </form>
  )
}
