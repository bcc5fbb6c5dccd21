import type { VarView } from '#contract/var.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { Card } from '#web/ui/card.tsx'
import type { VarCopy } from '#web/copy/pt-BR/var.ts'
import type { LogCheck } from './check-log.ts'
import { ForkWarning } from './fork-warning.tsx'
import { GoneWarning } from './gone-warning.tsx'
import { useLogCheck } from './use-log-check.ts'

function sentenceOf(words: VarCopy['check'], check: Exclude<LogCheck, { kind: 'fork' | 'gone' }>): string {
  return check.kind === 'grown' ? words.grown(check.entries) : words[check.kind]
}

/** VR6: shows how the log compares with the head that this device stored on its last visit. */
export function LogCard({ epochs }: Pick<VarView, 'epochs'>) {
  const isBrowser = useHydrated()
  const { check: words } = useFeatureCopy('var')
  return (
    <Card title={words.title}>
      <div role="status">
        {isBrowser ? <Checked epochs={epochs} /> : <p className="text-muted">{words.checking}</p>}
      </div>
    </Card>
  )
}

function Checked({ epochs }: Pick<VarView, 'epochs'>) {
  const { check: words } = useFeatureCopy('var')
  const { data, error } = useLogCheck(epochs)
  if (error) return <p>{words.failed}</p>
  if (!data) return <p className="text-muted">{words.checking}</p>
  if (data.kind === 'fork') return <ForkWarning fork={data.fork} />
  if (data.kind === 'gone') return <GoneWarning entries={data.entries} />
  return <p>{sentenceOf(words, data)}</p>
}
