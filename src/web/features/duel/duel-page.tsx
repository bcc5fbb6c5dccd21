import { useQuery } from '@tanstack/react-query'
import type { OwnDuel } from '#contract/duel.ts'
import { readId } from '#web/base/read-id.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { DuelAdvice } from '#web/game/duel/duel-advice.tsx'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { DuelScore } from '#web/game/duel/duel-score.tsx'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { OwnChances } from '#web/game/live/own-chances.tsx'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { RoundBadge } from '#web/game/live/round-badge.tsx'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { useParams, useSearch } from '#web/router/hooks.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { duelName } from './duel-name.ts'
import { DuelLineups } from './duel-lineups.tsx'
import { PastDuels } from './past-duels.tsx'

/**
 * The viewer's duel in the round in play, otherwise in the newest round. The address may name another round or manager.
 */
export function DuelPage() {
  const { heading, lead } = useCopy().pageTitles.duel
  const { fetchApi } = useApp()
  const { roundId } = useParams()
  const managerId = readId(useSearch()['participante'])
  const query = useQuery(ownDuelQuery(fetchApi, { roundId, managerId }))
  const { data } = query
  const duel = data?.duel
  const isOther = data?.isSelf === false
  const { data: inPlay } = useQuery(ownRoundQuery(fetchApi))
  const live = inPlay?.round?.id === duel?.roundId ? inPlay?.round : null
  return (
    <div className="page-width py-8">
      <PageHeader title={isOther && duel ? duelName(duel) : heading} lead={isOther ? '' : lead}>
        <div className="flex flex-wrap items-center gap-3">
          {live && <RoundBadge round={live} />}
          {duel && (
            <ShareButton path={`/confronto/${duel.roundId}`} managerId={duel.own.managerId} text={duelName(duel)} />
          )}
        </div>
      </PageHeader>
      <LiveBridge />
      {data ? <Parts own={data} roundId={roundId} /> : <Waiting for={query} className="h-[48rem] rounded-card" />}
    </div>
  )
}

function Parts({ own, roundId }: { own: OwnDuel; roundId: number | undefined }) {
  const words = useFeatureCopy('duel')
  const { duel, record, past, isSelf } = own
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      {duel ? (
        <Card title={words.round(duel.roundNumber)}>
          <DuelScore duel={duel} isSelf={isSelf} />
          {isSelf && !duel.isFinal && <OwnChances only="duel" />}
          {duel.opponent && (
            <div className="mt-5">
              <DuelLineups own={duel.own} opponent={duel.opponent} />
            </div>
          )}
          {roundId !== undefined && <Newest />}
        </Card>
      ) : (
        <NoDuel own={own} roundId={roundId} />
      )}
      <div className="grid min-w-0 gap-5">
        <Card title={words.recordTitle}>
          <p className="text-lead">{words.record(record.wins, record.losses, record.draws)}</p>
        </Card>
        <Card title={words.past}>
          <PastDuels past={past} managerId={isSelf ? undefined : duel?.own.managerId} />
        </Card>
      </div>
    </div>
  )
}

function Newest() {
  const words = useFeatureCopy('duel')
  return (
    <p className="mt-4">
      <TextLink to="/confronto">{words.newest}</TextLink>
    </p>
  )
}

function NoDuel({ own, roundId }: { own: OwnDuel; roundId: number | undefined }) {
  const words = useFeatureCopy('duel')
  return (
    <Card title={words.opponent}>
      {own.isSelf && roundId === undefined ? (
        <>
          <DuelAdvice next={own.next} />
          <ButtonLink to="/fantasy" look={own.next ? 'secondary' : 'primary'} className="mt-4">
            {own.next ? words.own : words.team}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="text-muted">{own.isSelf ? words.unknown : words.unknownOther}</p>
          <Newest />
        </>
      )}
    </Card>
  )
}
