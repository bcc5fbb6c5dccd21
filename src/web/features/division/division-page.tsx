import { useQuery } from '@tanstack/react-query'
import type { OwnDivision } from '#contract/division.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { groupQuery, ownDivisionQuery } from '#web/game/division/division-query.ts'
import { GroupCard } from './group-card.tsx'
import { OwnStanding } from './own-standing.tsx'
import { PastGroups } from './past-groups.tsx'

const route = routeAt('/divisoes/{-$group}')

export function DivisionPage() {
  const { title, lead } = useFeatureCopy('division')
  const { group } = route.useParams()
  return (
    <div className="page-width py-8">
      <PageHeader title={title} lead={lead} />
      <LiveBridge />
      {group === undefined ? <Own /> : <AnyGroup address={group} />}
    </div>
  )
}

function AnyGroup({ address }: { address: string }) {
  const words = useFeatureCopy('division')
  const { fetchApi } = useApp()
  const query = useQuery(groupQuery(fetchApi, address))
  return (
    <>
      <p className="mb-5">
        <TextLink to="/divisoes/{-$group}">{words.back}</TextLink>
      </p>
      {query.data ? <GroupCard group={query.data} /> : <Waiting for={query} className="h-[48rem] rounded-card" />}
    </>
  )
}

/** The viewer's group. Anyone without one reads when they enter a group, or that they need a squad for it. */
function Own() {
  const { fetchApi } = useApp()
  const query = useQuery(ownDivisionQuery(fetchApi))
  return query.data ? <Parts own={query.data} /> : <Waiting for={query} className="h-[48rem] rounded-card" />
}

function Parts({ own }: { own: OwnDivision }) {
  const { group, past, tier } = own
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr]">
      {group && (
        <div className="min-w-0 lg:col-start-2">
          <OwnStanding group={group} />
        </div>
      )}
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {group ? <GroupCard group={group} /> : <NoGroup own={own} />}
      </div>
      <div className="grid min-w-0 gap-5 lg:col-start-2">
        {tier !== null && <PastGroups past={past} />}
        <HowItWorks />
      </div>
    </div>
  )
}

function NoGroup({ own: { tier, next, isForming, past, example } }: { own: OwnDivision }) {
  const words = useFeatureCopy('division')
  const [last] = past
  return (
    <Card title={words.back}>
      {last && tier && (
        <p className="mb-3 text-lead">
          {words.last(last.place, last.size, words.tiers[last.tier])} {words.ended[last.move](words.tiers[tier])}
        </p>
      )}
      <p className="text-muted">
        {isForming
          ? words.forming
          : next && tier
            ? words.enters(words.tiers[tier], next.number, next.deadlineAtMs)
            : words.needsTeam}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {!next && !isForming && <ButtonLink to="/fantasy">{words.team}</ButtonLink>}
        {example && (
          <TextLink to="/divisoes/{-$group}" params={{ group: `${example.cycleId}-${example.groupNumber}` }}>
            {words.example}
          </TextLink>
        )}
      </div>
    </Card>
  )
}

function HowItWorks() {
  const words = useFeatureCopy('division')
  return (
    <Card title={words.how}>
      <ul className="grid list-disc gap-2 pl-5 text-muted">
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
