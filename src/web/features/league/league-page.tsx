import type { ComponentType } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import type { PoolView } from '#contract/pool.ts'
import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { PartPlace } from '#web/base/lazy-part.tsx'
import { JoinButton } from '#web/game/league/join-button.tsx'
import { PoolJoinButton } from '#web/game/pool/pool-join-button.tsx'
import { useMembership } from '#web/game/league/use-membership.ts'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { Bracket } from './bracket.tsx'
import { InviteFirst } from './invite-first.tsx'
import { LeagueFacts } from './league-facts.tsx'
import { leaguePageQuery } from './league-page-query.ts'
import { ChatCard, InviteCard, isSeenByMembers, OwnerCard } from './league-parts.ts'
import { LeagueTabs } from './league-tabs.tsx'
import { StandingsCard } from './standings-card.tsx'
import { SquadChoice } from './squad-choice.tsx'
import { useJoiningSquad } from './use-joining-squad.ts'

const route = routeAt('/ligas/$leagueId')

interface OfPool {
  page: LeaguePageView
  pool: PoolView
}

/** Parts that only a bolão's page shows. */
interface PoolParts {
  PoolMain: ComponentType<OfPool>
  PoolRules: ComponentType<OfPool>
  PoolCare: ComponentType<OfPool>
}

export function LeaguePage({ parts }: { parts: PoolParts }) {
  const { fetchApi } = useApp()
  const { leagueId } = route.useParams()
  const { pagina, rodada, convite } = route.useSearch()
  const query = useQuery(
    leaguePageQuery(fetchApi, { leagueId: Number(leagueId), page: pagina, round: rodada, code: convite }),
  )
  return (
    <div className="page-width py-8">
      <LiveBridge />
      {query.data ? (
        <League page={query.data} parts={parts} />
      ) : (
        <Waiting for={query} className="h-[40rem] rounded-card" />
      )}
    </div>
  )
}

function League({ page, parts: { PoolMain, PoolRules, PoolCare } }: { page: LeaguePageView; parts: PoolParts }) {
  const { page: words, formats, visibilities } = useFeatureCopy('league')
  const search = route.useSearch()
  const { league, memberships, winner, pool } = page
  const code = search.convite ? { code: search.convite } : {}
  const champion = winner ? `${winner.squadName} (${winner.managerName})` : pool?.winner?.managerName
  const isPrivate = league.visibility === 'private'
  const isInvited = isPrivate && memberships.length === 0 && !pool?.place && !page.isOwner && !league.isClosed
  const isIn = page.isOwner || memberships.length > 0 || Boolean(pool?.place)
  const joining = useJoiningSquad()
  const membership = useMembership(joining.ensureSquad)
  return (
    <>
      <PageHeader title={league.name} lead={league.description}>
        <div className="flex flex-wrap items-end gap-3 sm:justify-end print:hidden">
          {!league.isClosed && !pool && <SquadChoice joining={joining} />}
          {pool ? (
            <PoolJoinButton league={league} place={pool.place} underTitle {...code} />
          ) : (
            <JoinButton
              league={league}
              mine={memberships}
              squadId={league.isClosed ? undefined : joining.chosen}
              membership={membership}
              underTitle
              {...code}
            />
          )}
          {!isPrivate && <ShareButton path={`/ligas/${league.id}`} text={league.name} />}
        </div>
      </PageHeader>
      {isInvited && league.owner && <p className="mb-3 text-lead">{words.invitedBy(league.owner.name)}</p>}
      <p className="mb-5 flex flex-wrap items-center gap-2">
        <span className="print:hidden">
          <TextLink to="/ligas">{words.back}</TextLink>
        </span>
        <Badge>{formats[league.format]}</Badge>
        <Badge>{visibilities[league.visibility]}</Badge>
        <Badge>{league.owner ? words.owner(league.owner.name) : words.house}</Badge>
        {league.featured && <Badge>{words.edition(league.edition)}</Badge>}
        {league.isClosed && <Badge tone="info">{league.endedAtMs === null ? words.closed : words.ended}</Badge>}
      </p>
      {isIn && <InviteFirst page={page} />}
      {champion && (
        <p className="mb-5 rounded-card border border-good px-4 py-3">
          <strong>{words.winner(champion)}</strong> {page.trophyPoints !== null && words.trophy(page.trophyPoints)}
        </p>
      )}
      {league.format === 'mata-mata' && (
        <div className="mb-5">
          <Bracket ties={page.ties} />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-1">
        <LeagueTabs page={page}>
          {pool ? <PoolMain page={page} pool={pool} /> : <StandingsCard page={page} membership={membership} />}
        </LeagueTabs>
        <div className="grid gap-5 print:hidden">
          <LeagueFacts page={page} />
          {pool && <PoolRules page={page} pool={pool} />}
          <PartPlace isThere={isSeenByMembers(page)}>
            <ForMembers page={page} />
          </PartPlace>
          {pool && <PoolCare page={page} pool={pool} />}
        </div>
      </div>
    </>
  )
}

function ForMembers({ page }: { page: LeaguePageView }) {
  const { league, inviteCode, isOwner, door } = page
  return (
    <>
      {(inviteCode !== null || league.visibility === 'private' || door !== 'public') && (
        <InviteCard league={league} code={inviteCode} isOwner={isOwner} door={door} />
      )}
      {isOwner && <OwnerCard key={league.id} page={page} />}
      {isOwner && <ChatCard leagueId={league.id} />}
    </>
  )
}
