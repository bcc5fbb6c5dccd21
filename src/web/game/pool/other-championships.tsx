import { useFeatureCopy } from '#web/base/app-context.ts'
import { useChampionships } from '#web/game/championship/use-championships.ts'
import { Switch } from '#web/ui/switch.tsx'

const MINUTE_MS = 60_000

interface Props {
  chosen: readonly string[]
  onChange: (slugs: string[]) => void
}

/** BL17: other championships whose matches can count too. They must be public, and their game clocks must agree. */
export function OtherChampionships({ chosen, onChange }: Props) {
  const { form: words } = useFeatureCopy('pool')
  const { all, chosen: own } = useChampionships()
  const others = all.filter(
    ({ slug, isPublic, pace, gameNowMs }) =>
      own && slug !== own.slug && isPublic && pace === own.pace && Math.abs(gameNowMs - own.gameNowMs) < MINUTE_MS,
  )
  if (others.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{words.championships}</legend>
      {others.map(({ slug, name }) => (
        <Switch
          key={slug}
          label={name}
          on={chosen.includes(slug)}
          onChange={(on) => onChange(on ? [...chosen, slug] : chosen.filter((one) => one !== slug))}
        />
      ))}
    </fieldset>
  )
}
