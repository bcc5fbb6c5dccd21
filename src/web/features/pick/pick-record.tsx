import type { PickRecordView } from '#contract/pick.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
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

/** The largest possible error, in thousandths. It fills the bar, and the text shows it as 100. */
const worst = 2000

/** The fewest matches for a comparison. With fewer matches, luck says more than skill. */
const comparable = 5

/** By how many percent the person's error is above the other's. Negative: below it. Undefined if the other has none. */
const moreThan = (own: number, other: number) => (other > 0 ? Math.round((own / other - 1) * 100) : undefined)

function Skill({ skill }: Pick<PickRecordView, 'skill'>) {
  const { skill: words } = useFeatureCopy('pick')
  const isEnough = skill !== null && skill.matches >= comparable
  const crowd = isEnough ? moreThan(skill.own, skill.crowd) : undefined
  const model = isEnough ? moreThan(skill.own, skill.model) : undefined
  return (
    <Card title={words.title}>
      {skill ? (
        <>
          <p className="mb-3 font-semibold">
            {crowd === undefined || model === undefined ? words.few : words.lead(crowd, model)}
          </p>
          <dl className="grid gap-3">
            {(['own', 'crowd', 'model'] as const).map((who) => (
              <div key={who}>
                <dt className="flex justify-between">{words[who]}</dt>
                <dd>
                  <span className="figures tabular-nums">{words.value(skill[who])}</span>
                  <Bar share={skill[who] / worst} aria-hidden />
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
