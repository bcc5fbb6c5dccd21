import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { RoundCheck } from './round-check.tsx'
import { RoundProof } from './round-proof.tsx'
import { varQuery } from './var-query.ts'
import { WordsCard } from './words-card.tsx'
import { wordsInHash } from './words-in-hash.ts'

const route = routeAt('/var/rodadas/$roundId')

/** One round of the log, at an address that people can share. */
export function VarRoundPage() {
  const { roundId } = route.useParams()
  const { fetchApi } = useApp()
  const { round: words } = useFeatureCopy('var')
  const isBrowser = useHydrated()
  const { data } = useQuery(varQuery(fetchApi))
  const known = data?.rounds.find(({ id }) => id === roundId)
  return (
    <div className="page-width grid gap-5 py-8">
      <PageHeader title={known ? words.label(known.number, known.isSettled) : words.title} />
      <div className="print:hidden">
        <Card title={words.title}>
          <p className="mb-3 text-muted">{words.lead}</p>
          <RoundCheck roundId={roundId} />
        </Card>
      </div>
      <RoundProof roundId={roundId} />
      <div className="print:hidden">{isBrowser && <WordsCard given={wordsInHash(location.hash)} />}</div>
      <p className="flex flex-wrap gap-4 print:hidden">
        <TextLink to="/rodadas/$roundId" params={{ roundId }}>
          {words.story}
        </TextLink>
        <TextLink to="/var">VAR aberto</TextLink>
      </p>
    </div>
  )
}
