import { useState } from 'react'
import type { MadeWebhook, WebhookList } from '#contract/webhook.ts'
import { kindsFor, type WebhookKind } from '#domain/webhook/webhook-kinds.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { KindChoices } from './kind-choices.tsx'
import { useWebhookStep } from './use-webhook-step.ts'

interface Props {
  places: WebhookList['places']
  onMade: (made: MadeWebhook) => void
  onCancel: () => void
}

const USUAL: WebhookKind[] = ['round.locked', 'round.settled']

/** WH1, WH2: the source of the events, their kinds, and the address that gets them. */
export function NewWebhookForm({ places, onMade, onCancel }: Props) {
  const words = useFeatureCopy('webhook')
  const { step, isBusy } = useWebhookStep()
  const [place, setPlace] = useState(0)
  const [address, setAddress] = useState('')
  const [kinds, setKinds] = useState(USUAL)
  const chosen = places[place]
  const league = chosen?.league ?? null
  const leagueId = league?.id ?? null
  const wanted = kinds.filter((kind) => kindsFor(leagueId).includes(kind))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!chosen) return
        step({
          send: (api) => api.make(chosen.championship.slug, { address, leagueId, kinds: wanted }),
          done: onMade,
        })
      }}
    >
      <SelectField
        label={words.place}
        value={String(place)}
        options={places.map(({ championship, league: of }, index) => ({
          value: String(index),
          label: of ? `${of.name} (${championship.name})` : words.whole(championship.name),
        }))}
        onChange={({ target }) => setPlace(Number(target.value))}
      />
      <TextField
        label={words.address}
        hint={words.addressHint}
        type="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={1000}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <KindChoices chosen={wanted} onChange={setKinds} leagueId={leagueId} />
      <p className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={address === '' || wanted.length === 0}>
          {words.submit}
        </Button>
      </p>
    </form>
  )
}
