import type { VarView } from '#contract/var.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { LogCard } from './log-card.tsx'
import { ReceiptsCard } from './receipts-card.tsx'
import { RoundCard } from './round-card.tsx'
import { WitnessCard } from './witness-card.tsx'
import { WordsCard } from './words-card.tsx'
import { varQuery } from './var-query.ts'

export function VarPage() {
  const { fetchApi } = useApp()
  const { heading } = useCopy().pageTitles.var
  const { intro } = useFeatureCopy('var')
  const query = useQuery(varQuery(fetchApi))
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} />
      <p className="mb-6 max-w-[44rem] text-lead text-muted">{intro}</p>
      {query.data ? <Log log={query.data} /> : <Waiting for={query} className="h-[40rem] rounded-card" />}
    </div>
  )
}

function Log({ log: { epochs, rounds, witnesses } }: { log: VarView }) {
  const { empty } = useFeatureCopy('var')
  const newest = epochs.at(-1)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        {newest ? <LogCard epochs={epochs} /> : <p>{empty}</p>}
        {newest && <RoundCard rounds={rounds} />}
        {newest && <ReceiptsCard rounds={rounds} />}
        {newest && <WordsCard />}
      </div>
      <div className="grid gap-5">
        <LimitsCard />
        {newest && <WitnessCard witnesses={witnesses} />}
        {newest && <HeadCard newest={newest} epochs={epochs.length} />}
      </div>
    </div>
  )
}

function HeadCard({ newest, epochs }: { newest: VarView['epochs'][number]; epochs: number }) {
  const { head: words } = useFeatureCopy('var')
  return (
    <Card title={words.title} aside={words.entries(newest.size)}>
      <p className="mb-3 text-muted">{words.explain}</p>
      <pre className="rounded-control bg-raised p-3 text-small break-all whitespace-pre-wrap">{newest.checkpoint}</pre>
      <p className="mt-3 font-semibold" lang="pt-BR">
        {newest.words.join(' ')}
      </p>
      <p className="text-small text-muted">{words.asWords}</p>
      {epochs > 1 && <p className="mt-3 text-small text-muted">{words.epochs(epochs)}</p>}
    </Card>
  )
}

function LimitsCard() {
  const { limits: words } = useFeatureCopy('var')
  return (
    <Card title={words.title}>
      <ul className="grid list-disc gap-2 pl-5">
        {words.proves.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4 mb-2 font-semibold">{words.notTitle}</p>
      <ul className="grid list-disc gap-2 pl-5">
        {words.not.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  )
}
