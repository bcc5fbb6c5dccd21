import { useState, type FormEvent } from 'react'
import type { ConnectChat } from '#contract/chat.ts'
import type { HearingService } from '#domain/chat/chat-services.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { useOperation } from './use-operation.ts'

interface Props {
  service: HearingService
  /** The address to which the service sends messages. */
  address: string
  connect: ReturnType<typeof useOperation<ConnectChat>>
}

/** The chat service's own reason for a failure, for example that it does not know the token. */
function reasonOf(error: Error | null): string | undefined {
  const reason = error instanceof ApiProblem ? error.facts['reason'] : undefined
  return typeof reason === 'string' ? reason : undefined
}

type Field = 'token' | 'applicationId' | 'publicKey' | 'gateway'

const fieldsOf: Record<HearingService, readonly Field[]> = {
  telegram: ['token'],
  discord: ['applicationId', 'publicKey', 'token'],
  whatsapp: ['gateway'],
}

type Values = Record<Field, string>

const requestOf: Record<HearingService, (values: Values) => ConnectChat> = {
  telegram: ({ token }) => ({ service: 'telegram', token }),
  discord: ({ applicationId, publicKey, token }) => ({
    service: 'discord',
    applicationId: applicationId.trim(),
    publicKey: publicKey.trim(),
    token,
  }),
  whatsapp: ({ gateway }) => ({ service: 'whatsapp', address: gateway.trim() === '' ? null : gateway.trim() }),
}

const NOTHING: Values = { token: '', applicationId: '', publicKey: '', gateway: '' }

export function ChatServiceForm({ service, address, connect }: Props) {
  const { operator: words } = useFeatureCopy('chat')
  const [values, setValues] = useState(NOTHING)
  const fields = fieldsOf[service]
  const reason = reasonOf(connect.error)
  const isWhole = fields.every((field) => field === 'gateway' || values[field].trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    connect.mutate(requestOf[service](values))
  }
  return (
    <form onSubmit={submit} noValidate className="mt-3 grid gap-4">
      <p className="text-small wrap-anywhere text-muted">{words.hints[service](address)}</p>
      {fields.map((field) => (
        <TextField
          key={field}
          label={words.fields[field]}
          type={field === 'token' ? 'password' : 'text'}
          autoComplete="off"
          value={values[field]}
          error={field === 'token' && reason !== undefined ? words.reason(reason) : undefined}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
        />
      ))}
      <div>
        <Button type="submit" look="secondary" disabled={!isWhole} busy={connect.isPending}>
          {words.connect}
        </Button>
      </div>
    </form>
  )
}
