import { kindsFor, type WebhookKind } from '#domain/webhook/webhook-kinds.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

interface Props {
  chosen: readonly WebhookKind[]
  onChange: (next: WebhookKind[]) => void
  /** The league whose events are sent; null: a whole championship. */
  leagueId: number | null
}

/** WH2: the kinds of events that the address gets. */
export function KindChoices({ chosen, onChange, leagueId }: Props) {
  const words = useFeatureCopy('webhook')
  return (
    <fieldset className="grid gap-x-4 sm:grid-cols-2">
      <legend className="pb-1 font-semibold">{words.kindsLegend}</legend>
      {kindsFor(leagueId).map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={chosen.includes(kind)}
            onChange={() =>
              onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind])
            }
          />
          {words.kinds[kind]}
        </label>
      ))}
      {chosen.length === 0 && <p className="text-small font-semibold text-bad">{words.chooseKind}</p>}
    </fieldset>
  )
}
