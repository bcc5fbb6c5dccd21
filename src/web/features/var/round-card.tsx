import { useState } from 'react'
import type { VarView } from '#contract/var.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RoundCheck } from './round-check.tsx'

/** The newest rounds whose lock is in the log. Each has a page of its own. */
export function RoundCard({ rounds }: Pick<VarView, 'rounds'>) {
  const { round: words } = useFeatureCopy('var')
  return (
    <Card title={words.title}>
      <p className="mb-3 text-muted">{words.lead}</p>
      {rounds.length === 0 ? <p>{words.none}</p> : <Checker rounds={rounds} />}
    </Card>
  )
}

function Checker({ rounds }: Pick<VarView, 'rounds'>) {
  const { round: words } = useFeatureCopy('var')
  const [chosen, setChosen] = useState(rounds[0]?.id ?? 0)
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.choose}
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
        options={rounds.map(({ id, number, isSettled }) => ({
          value: String(id),
          label: words.label(number, isSettled),
        }))}
      />
      <TextLink to="/var/rodadas/$roundId" params={{ roundId: chosen }}>
        {words.page}
      </TextLink>
      <RoundCheck key={chosen} roundId={chosen} />
    </div>
  )
}
