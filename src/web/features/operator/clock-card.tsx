import { useState, type FormEvent } from 'react'
import type { OperatorOverview } from '#contract/operator.ts'
import { isPace } from '#domain/round/pace.ts'
import { useApp } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { useGameNow } from '#web/features/market/use-game-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'
import { Time } from '#web/ui/time.tsx'
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
const paceOf = (text: string) => Number(text.trim().replace(',', '.') || Number.NaN)

function PaceForm() {
  const { fetchApi } = useApp()
  const { clock: words, cancel } = useFeatureCopy('operator')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [asked, ask] = useState<number>()
  const change = useOperation({
    send: (pace: number) => operatorApi(fetchApi).setPace(pace),
    done: words.changed,
    after: () => {
      ask(undefined)
      setText('')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const pace = paceOf(text)
    setWrong(!isPace(pace))
    if (isPace(pace)) ask(pace)
  }
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-3">
      <TextField
        label={words.field}
        hint={words.hint}
        error={isWrong ? words.invalid : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setWrong(false)
        }}
      />
      <Button type="submit" look="secondary">
        {words.change}
      </Button>
      {asked !== undefined && (
        <Dialog
          open
          title={words.ask(asked)}
          onClose={() => ask(undefined)}
          actions={
            <ConfirmActions
              cancel={cancel}
              action={words.change}
              busy={change.isPending}
              onCancel={() => ask(undefined)}
              onConfirm={() => change.mutate(asked)}
            />
          }
        >
          <p>{words.warning}</p>
        </Dialog>
      )}
    </form>
  )
}
