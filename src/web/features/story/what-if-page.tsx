import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoundMarket } from '#contract/what-if.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { useCopyText } from '#web/ui/use-copy-text.ts'
import { roundMarketQuery, type OtherLineup } from './story-query.ts'
import { SwapDialog } from './swap-dialog.tsx'
import { WhatIfResult } from './what-if-result.tsx'
import { WhatIfTeam } from './what-if-team.tsx'

const route = routeAt('/rodadas/$roundId/e-se')

/** Computes a past round with another team. The team is in the address. */
export function WhatIfPage() {
  const { fetchApi } = useApp()
  const { roundId } = route.useParams()
  const { participante } = route.useSearch()
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  const managerId = participante ?? viewer?.managerId ?? 0
  const query = useQuery({
    ...roundMarketQuery(fetchApi, { roundId, managerId }),
    enabled: managerId > 0,
    retry: false,
  })
  const { whatIf: copy } = useFeatureCopy('story')
  return (
    <div className="page-width py-8">
      {query.data ? (
        <Again market={query.data} managerId={managerId} />
      ) : managerId === 0 ? (
        <>
          <PageHeader title={copy.head.title} lead={copy.visitor} />
          <TextLink to="/fantasy">{copy.toFantasy}</TextLink>
        </>
      ) : query.isError ? (
        <PageHeader title={copy.head.title} lead={copy.missing} />
      ) : (
        <>
          <PageHeader title={copy.head.title} lead={copy.lead} />
          <Waiting for={query} className="h-[40rem] rounded-card" />
        </>
      )}
    </div>
  )
}

function Again({ market, managerId }: { market: RoundMarket; managerId: number }) {
  const { whatIf: copy } = useFeatureCopy('story')
  const { roundId } = route.useParams()
  const { time, capitao } = route.useSearch()
  const navigate = route.useNavigate()
  const [outId, setOutId] = useState<number>()
  const team: OtherLineup = {
    playerIds: time?.split('-').map(Number) ?? market.playerIds,
    captainId: capitao ?? market.captainId,
  }
  const play = ({ playerIds, captainId }: OtherLineup) =>
    navigate({
      search: { participante: managerId, time: playerIds.join('-'), capitao: captainId },
      replace: true,
      resetScroll: false,
    })
  const swap = (outgoing: number, incoming: number) =>
    play({
      playerIds: team.playerIds.map((playerId) => (playerId === outgoing ? incoming : playerId)),
      captainId: team.captainId === outgoing ? incoming : team.captainId,
    })
  const copyText = useCopyText(copy.shared)
  return (
    <>
      <PageHeader title={copy.heading(market.number, market.managerName)} lead={copy.lead} />
      <p className="mb-5">
        <TextLink to="/rodadas/$roundId" params={{ roundId }} search={{ participante: managerId }}>
          ← {copy.back}
        </TextLink>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <WhatIfTeam
          market={market}
          team={team}
          onCaptain={(captainId) => void play({ ...team, captainId })}
          onSwap={setOutId}
        />
        <div className="contents lg:sticky lg:top-20 lg:grid lg:gap-5">
          <div className="sticky top-16 order-first lg:static">
            <WhatIfResult roundId={roundId} managerId={managerId} team={team} />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copyText(location.href)}>{copy.share}</Button>
            <Button look="secondary" onClick={() => void play(market)}>
              {copy.reset}
            </Button>
          </div>
        </div>
      </div>
      {outId !== undefined && (
        <SwapDialog
          market={market}
          team={team}
          outId={outId}
          onClose={() => setOutId(undefined)}
          onChoose={(incoming) => {
            void swap(outId, incoming)
            setOutId(undefined)
          }}
        />
      )}
    </>
  )
}
