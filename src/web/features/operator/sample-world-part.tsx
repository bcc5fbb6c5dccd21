import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { WorldRequest } from '#contract/operator.ts'
import { isProblem } from '#web/base/is-problem.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { fillWorld } from './operator-queries.ts'

const SIZES = ['small', 'full'] as const satisfies readonly WorldRequest['size'][]

/** Fills an empty server with the sample world and shows the progress. */
export function SampleWorldPart() {
  const { fetchApi } = useApp()
  const { firstDay } = useFeatureCopy('operator')
  const { sample: words } = firstDay
  const problemText = useProblemText()
  const [size, choose] = useState<WorldRequest['size']>('small')
  const [share, setShare] = useState(0)
  const fill = useMutation({ mutationFn: () => fillWorld(fetchApi, { size, onShare: setShare }) })
  if (fill.isSuccess)
    return (
      <div role="status" className="grid gap-3">
        <p className="font-semibold">{words.done}</p>
        {/* A plain link: this document was rendered for an empty server. */}
        <div>
          <ButtonAnchor href="/">{words.open}</ButtonAnchor>
        </div>
      </div>
    )
  if (fill.isPending) return <Progress label={words.running} percent={Math.floor(share * 100)} />
  const wasCut = isProblem<'POST /api/operator/world'>(fill.error, 'unreadable')
  return (
    <div className="grid gap-4">
      <Segmented
        label={words.size}
        value={size}
        options={SIZES.map((value) => ({ value, label: words.sizes[value] }))}
        onChange={choose}
      />
      {fill.error && (
        <p role="alert" className="font-semibold text-bad">
          {wasCut ? words.cut : problemText(fill.error)}
        </p>
      )}
      <div>
        <Button onClick={() => fill.mutate()}>{words.action}</Button>
      </div>
    </div>
  )
}
