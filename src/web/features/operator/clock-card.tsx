import { useState } from 'react'
import type { OperatorOverview } from '#contract/operator.ts'
import { isPace } from '#domain/round/pace.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'
import { Card } from '#web/ui/card.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'
import { Time } from '#web/ui/time.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { NumberForm } from './number-form.tsx'
import { operatorApi } from './operator-queries.ts'
import { useOperation } from './use-operation.ts'

export function ClockCard({ overview }: { overview: OperatorOverview }) {
  const { clock: words } = useFeatureCopy('operator')
  const nowMs = useGameNow()?.nowMs ?? overview.gameNowMs
  return (
    <Card title={words.title}>
      <StatList>
        <Stat label={words.now} value={<Time atMs={nowMs} />} />
        <Stat label={words.pace} value={words.paceText(overview.pace)} />
      </StatList>
      <PaceForm />
    </Card>
  )
}

/** "0,5" and "0.5" both mean a half. */
function paceOf(text: string): number | undefined {
  const pace = Number(text.trim().replace(',', '.') || Number.NaN)
  return isPace(pace) ? pace : undefined
}

function PaceForm() {
  const { fetchApi } = useApp()
  const { clock: words } = useFeatureCopy('operator')
  const [newPace, setNewPace] = useState<number>()
  const change = useOperation({
    send: (pace: number) => operatorApi(fetchApi).setPace(pace),
    done: words.changed,
    after: () => setNewPace(undefined),
  })
  return (
    <div className="mt-5">
      <NumberForm
        label={words.field}
        hint={words.hint}
        invalid={words.invalid}
        action={words.change}
        inputMode="decimal"
        read={paceOf}
        onNumber={setNewPace}
      />
      {newPace !== undefined && (
        <ConfirmDialog
          title={words.ask(newPace)}
          action={words.change}
          busy={change.isPending}
          onClose={() => setNewPace(undefined)}
          onConfirm={() => change.mutate(newPace)}
        >
          <p>{words.warning}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
