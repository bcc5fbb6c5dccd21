import type { PickRecordView } from '#contract/pick.ts'
import { useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'

export function PickRecord({ record }: { record: PickRecordView }) {
  const words = useFeatureCopy('pick')
  const format = useFormat()
  const { precisionPermille, settled, streak, bestStreak, points, exact } = record
  return (
    <div className="grid gap-5">
      <Card title={words.record.title}>
        <StatList>
          <Stat
            label={words.record.precision}
            value={precisionPermille === null ? '–' : words.record.percent(precisionPermille)}
            note={words.record.settled(settled)}
          />
          <Stat label={words.record.streak} value={format.number(streak)} note={words.record.best(bestStreak)} />
          <Stat label={words.record.points} value={format.number(points)} />
          <Stat label={words.record.exact} value={format.number(exact)} />
        </StatList>
      </Card>
      <Skill skill={record.skill} />
    </div>
  )
}

/** Drawn against the worst that a coin could do with two outcomes, so that differences can be seen. */
const worstShown = 1000

function Skill({ skill }: Pick<PickRecordView, 'skill'>) {
  const { skill: words } = useFeatureCopy('pick')
  return (
    <Card title={words.title}>
      {skill ? (
        <>
          <dl className="grid gap-3">
            {(['own', 'crowd', 'model'] as const).map((who) => (
              <div key={who}>
                <dt className="flex justify-between">{words[who]}</dt>
                <dd>
                  <span className="figures tabular-nums">{words.value(skill[who])}</span>
                  <Bar share={skill[who] / worstShown} tone={who === 'own' ? 'brand' : 'good'} aria-hidden />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-small text-muted">{words.explain(skill.matches)}</p>
        </>
      ) : (
        <p className="text-muted">{words.none}</p>
      )}
    </Card>
  )
}
