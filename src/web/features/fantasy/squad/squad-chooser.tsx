import { Suspense, useState } from 'react'
import type { MarketRound } from '#contract/market.ts'
import type { SquadView } from '#contract/squad.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { ManageDialog } from './squad-parts.ts'

interface Props {
  squads: readonly SquadView[]
  current: SquadView | undefined
  round: MarketRound | null
  onChoose: (squadId: number | 'novo') => void
}

/** Switches between squads, and opens the dialog that manages the chosen squad. */
export function SquadChooser({ squads, current, round, onChoose }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  const [isOpen, open] = useState(false)
  return (
    <div className="mb-3 flex items-end gap-2 print:hidden">
      <div className="grow">
        <SelectField
          label={words.chooser}
          value={String(current?.id ?? 'novo')}
          onChange={({ target }) => onChoose(target.value === 'novo' ? 'novo' : Number(target.value))}
          options={[
            ...squads.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: 'novo', label: words.newSquad },
          ]}
        />
      </div>
      {current && (
        <Button look="secondary" onClick={() => open(true)}>
          {words.manage}
        </Button>
      )}
      {current && isOpen && (
        <Suspense>
          <ManageDialog key={current.id} squad={current} round={round} onClose={() => open(false)} />
        </Suspense>
      )}
    </div>
  )
}
