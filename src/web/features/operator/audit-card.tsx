import { useMutation } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { useState } from 'react'
import type { AuditFinding } from '#contract/operator.ts'
import { isProblem } from '#web/base/is-problem.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { runAudit } from './operator-queries.ts'

/** Runs the audit. Each line is one check and shows its result as soon as it arrives. */
export function AuditCard() {
  const { fetchApi } = useApp()
  const { audit: words } = useFeatureCopy('operator')
  const [findings, setFindings] = useState<readonly AuditFinding[]>()
  const audit = useMutation({
    mutationFn: () => {
      setFindings([])
      return runAudit(fetchApi, (finding) => setFindings((known = []) => [...known, finding]))
    },
  })
  return (
    <Card title={words.title}>
      <p className="mb-4 text-muted">{words.lead}</p>
      <Button look="secondary" busy={audit.isPending} onClick={() => audit.mutate()}>
        {words.run}
      </Button>
      <Summary findings={findings} state={audit} />
      {findings && !(audit.isError && findings.length === 0) && <Checks findings={findings} />}
    </Card>
  )
}

interface SummaryProps {
  findings: readonly AuditFinding[] | undefined
  state: { isPending: boolean; isSuccess: boolean; error: unknown }
}

function Summary({ findings = [], state }: SummaryProps) {
  const { audit: words } = useFeatureCopy('operator')
  const problemText = useProblemText()
  const wrong = findings.filter((finding) => finding.wrong > 0).length
  const cutShort = isProblem<'POST /api/operator/audit'>(state.error, 'unreadable')
  return (
    <p role="status" className={`mt-4 font-semibold empty:hidden ${wrong > 0 || state.error ? 'text-bad' : ''}`}>
      {state.isPending && words.running(findings.length, Object.keys(words.checks).length)}
      {state.isSuccess && (wrong > 0 ? words.dirty(wrong) : words.clean)}
      {Boolean(state.error) && (cutShort ? words.broken : problemText(state.error))}
    </p>
  )
}

function Checks({ findings }: { findings: readonly AuditFinding[] }) {
  const { audit: words } = useFeatureCopy('operator')
  return (
    <ul className="mt-3 grid gap-2">
      {Object.entries(words.checks).map(([id, text]) => {
        const finding = findings.find((one) => one.id === id)
        return (
          <li key={id} className="flex gap-2.5">
            <Mark finding={finding} />
            <span className={finding ? '' : 'text-muted'}>
              {text}
              {finding && finding.wrong > 0 && (
                <span className="block text-small font-semibold text-bad">
                  {words.wrong(finding.wrong, finding.example ?? '')}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Mark({ finding }: { finding: AuditFinding | undefined }) {
  const { audit: words } = useFeatureCopy('operator')
  if (!finding) return <CircleDashed size={20} aria-label={words.pending} className="mt-0.5 shrink-0 text-muted" />
  if (finding.wrong > 0) return <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-bad" />
  return <CircleCheck size={20} aria-label={words.right} className="mt-0.5 shrink-0 text-good" />
}
