import { useState } from 'react'
import type { MadeWebhook, WebhookView } from '#contract/webhook.ts'
import { kindsFor, type WebhookKind } from '#domain/webhook/webhook-kinds.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { KindChoices } from './kind-choices.tsx'
import { useWebhookStep } from './use-webhook-step.ts'

interface Props {
  hook: WebhookView
  onSecret: (made: MadeWebhook) => void
}

/** One webhook: its events, its state, and its actions. */
export function WebhookCard({ hook, onSecret }: Props) {
  const words = useFeatureCopy('webhook')
  const { step, isBusy } = useWebhookStep()
  const [asking, setAsking] = useState<'kinds' | 'removal'>()
  const { id, address, championship, league, off, failingSinceMs } = hook
  const leagueId = league?.id ?? null
  const kinds = kindsFor(leagueId).filter((kind) => hook.kinds.includes(kind))
  const close = () => setAsking(undefined)
  const isOn = off === null
  return (
    <Card
      title={league ? league.name : words.whole(championship.name)}
      aside={
        isOn ? (
          <Badge tone={failingSinceMs === null ? 'good' : 'bad'}>
            {failingSinceMs === null ? words.on : words.failing}
          </Badge>
        ) : (
          <Badge>{words.offWord}</Badge>
        )
      }
    >
      <p className="font-semibold wrap-anywhere">{address}</p>
      <p className="mb-3 text-small text-muted">{kinds.map((kind) => words.kinds[kind]).join(' · ')}</p>
      {off && <p className="mb-3 font-semibold text-bad">{words.off[off]}</p>}
      <p className="mb-4 flex flex-wrap gap-2">
        {isOn && (
          <Button busy={isBusy} onClick={() => step({ send: (api) => api.test(id), says: words.tested })}>
            {words.test}
          </Button>
        )}
        {off !== 'rights' && off !== 'secret' && (
          <Button
            look="secondary"
            busy={isBusy}
            onClick={() => step({ send: (api) => api.change(id, { isOn: !isOn }), says: words.saved })}
          >
            {isOn ? words.turnOff : words.turnOn}
          </Button>
        )}
        <Button look="secondary" onClick={() => setAsking('kinds')}>
          {words.edit}
        </Button>
        <Button look="secondary" busy={isBusy} onClick={() => step({ send: (api) => api.rotate(id), done: onSecret })}>
          {words.rotate}
        </Button>
        <Button look="danger" onClick={() => setAsking('removal')}>
          {words.remove}
        </Button>
      </p>
      <h3 className="text-lead font-bold">{words.deliveries}</h3>
      <DeliveryList webhookId={id} canSend={isOn} />
      <Dialog open={asking === 'kinds'} title={words.edit} onClose={close}>
        {asking === 'kinds' && (
          <EditKinds
            kinds={kinds}
            leagueId={leagueId}
            onCancel={close}
            onSave={(next) => {
              step({ send: (api) => api.change(id, { kinds: next }), says: words.saved })
              close()
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={asking === 'removal'}
        title={words.removeTitle}
        onClose={close}
        actions={
          <ConfirmActions
            cancel={words.cancel}
            action={words.remove}
            busy={isBusy}
            onCancel={close}
            onConfirm={() => step({ send: (api) => api.remove(id), says: words.removed, done: close })}
          />
        }
      >
        <p>{words.removeText}</p>
      </Dialog>
    </Card>
  )
}

interface EditProps {
  kinds: WebhookKind[]
  leagueId: number | null
  onCancel: () => void
  onSave: (kinds: WebhookKind[]) => void
}

function EditKinds({ kinds, leagueId, onCancel, onSave }: EditProps) {
  const words = useFeatureCopy('webhook')
  const [chosen, setChosen] = useState(kinds)
  return (
    <div className="grid gap-4">
      <KindChoices chosen={chosen} onChange={setChosen} leagueId={leagueId} />
      <p className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => onSave(chosen)}>
          {words.save}
        </Button>
      </p>
    </div>
  )
}
