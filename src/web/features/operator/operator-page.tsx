import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { ImportCard } from '#web/game/import/import-card.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { AuditCard } from './audit-card.tsx'
import { BackupCard } from './backup-card.tsx'
import { ChatServicesCard } from './chat-services-card.tsx'
import { ClockCard } from './clock-card.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import { FeedCard } from './feed-card.tsx'
import { FirstDay } from './first-day.tsx'
import { JournalCard } from './journal-card.tsx'
import { OtherMatchCard } from './other-match-card.tsx'
import { overviewQuery } from './operator-queries.ts'
import { ProposalsCard } from './proposals-card.tsx'
import { ReportsCard } from './reports-card.tsx'
import { RoundCard } from './round-card.tsx'
import { WorkCard } from './work-card.tsx'
import { WorldCard } from './world-card.tsx'

const route = routeAt('/operador')

export function OperatorPage() {
  const { fetchApi, isEmpty } = useApp()
  const { heading, lead } = useCopy().pageTitles.operator
  const { firstDay } = useFeatureCopy('operator')
  const viewer = useQuery(viewerQuery(fetchApi))
  return (
    <div className="page-width py-8">
      {isEmpty ? (
        <PageHeader title={firstDay.title} lead={firstDay.lead} />
      ) : (
        <PageHeader title={heading} lead={lead} />
      )}
      {viewer.data === undefined ? (
        <Waiting for={viewer} className="h-96 rounded-card" />
      ) : viewer.data?.isOperator ? (
        <ControlRoom />
      ) : (
        <Closed isVisitor={viewer.data?.kind !== 'account'} />
      )}
    </div>
  )
}

function Closed({ isVisitor }: { isVisitor: boolean }) {
  const { closed } = useFeatureCopy('operator')
  return (
    <EmptyState title={isVisitor ? closed.visitor : closed.title} detail={closed.detail}>
      {isVisitor ? (
        <ButtonLink to="/entrar" search={{ para: '/operador' }}>
          {closed.signIn}
        </ButtonLink>
      ) : (
        <ButtonLink to="/" look="secondary">
          {closed.home}
        </ButtonLink>
      )}
    </EmptyState>
  )
}

function ControlRoom() {
  const { fetchApi, isEmpty } = useApp()
  const { rodada, partida } = route.useSearch()
  const navigate = route.useNavigate()
  const overview = useQuery(overviewQuery(fetchApi))
  if (!overview.data) return <Waiting for={overview} className="h-[48rem] rounded-card" />
  const { currentRoundId, work, backups } = overview.data
  const openCorrection = (matchId: number | undefined) =>
    void navigate({ search: (search) => ({ ...search, partida: matchId }), resetScroll: false })
  if (isEmpty)
    return (
      <Rooms
        main={<FirstDay />}
        aside={
          <>
            <WorkCard work={work} />
            <BackupCard backups={backups} />
            <JournalCard />
          </>
        }
      />
    )
  return (
    <>
      <Rooms
        main={
          <>
            <ProposalsCard />
            <RoundCard roundId={rodada ?? currentRoundId} currentRoundId={currentRoundId} onCorrect={openCorrection} />
            <ReportsCard />
            <ImportCard />
            <FeedCard />
            <ChatServicesCard />
            <AuditCard />
            <JournalCard />
          </>
        }
        aside={
          <>
            <ClockCard overview={overview.data} />
            <WorkCard work={work} />
            <BackupCard backups={backups} />
            <OtherMatchCard onOpen={openCorrection} />
            <WorldCard />
          </>
        }
      />
      {partida !== undefined && (
        <CorrectionDialog key={partida} matchId={partida} onClose={() => openCorrection(undefined)} />
      )}
    </>
  )
}

function Rooms({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="grid min-w-0 gap-5">{main}</div>
      <div className="grid min-w-0 gap-5">{aside}</div>
    </div>
  )
}
