import type { RuleSet } from '#domain/scoring/rule-sets.ts'
import type { Modality } from '#domain/sport/modality.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { worthsByScout, type WorthsOfScout } from './worths-by-scout.ts'

/** SC12: a rule file as sentences. */
export function RulesInWords({ rules, modality }: { rules: RuleSet; modality: Modality }) {
  const words = useFeatureCopy('rules')
  const all = worthsByScout(rules, modality)
  const isGain = ({ worths }: WorthsOfScout) => worths.some(({ worth }) => worth.tenths > 0)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Part title={words.gains} lines={all.filter(isGain)} />
      <Part title={words.losses} lines={all.filter((line) => !isGain(line))} />
    </div>
  )
}

function Part({ title, lines }: { title: string; lines: readonly WorthsOfScout[] }) {
  const words = useFeatureCopy('rules')
  const { scouts, positions: names } = useFeatureCopy('player')
  const format = useFormat()
  return (
    <section className="min-w-0">
      <h3 className="pb-2 font-semibold">{title}</h3>
      {lines.length === 0 && <p className="text-muted">{words.nothing}</p>}
      <dl className="grid gap-2">
        {lines.map(({ scout, worths }) => (
          <div key={scout} className="border-t border-line pt-2">
            <dt className="font-semibold">{scouts[scout]}</dt>
            {worths.map(({ positions, worth }) => (
              <dd key={positions.join()} className="text-muted">
                {positions.length > 0 && `${format.list(positions.map((position) => names[position]))}: `}
                {words.worth(worth)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
