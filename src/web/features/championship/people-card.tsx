import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChampionshipPeople } from '#contract/championship-people.ts'
import { PEOPLE_PAGE } from '#contract/people-page.ts'
import type { ChampionshipPage } from '#contract/championship.ts'
import { apiRequest, sendRequest, type ApiRequest } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { useSearch } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { NextPageButton } from '#web/ui/next-page-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { linksQuery, peopleQuery, removedQuery } from './championship-queries.ts'
import { readChampionshipsSearch } from './championships-search.ts'

function usePeopleChange(slug: string): Change {
  const { fetchApi } = useApp()
  const { done } = useFeatureCopy('championship').manage
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { mutate, isPending } = useMutation({
    mutationFn: (request: ApiRequest) => sendRequest(fetchApi, request),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['championships', 'people', slug] })
      showToast({ text: done, tone: 'good' })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return {
    isPending,
    turnMember: (method, managerId) =>
      mutate(apiRequest(`${method} /api/championships/{slug}/members/{managerId}`, { slug, managerId })),
    turnLink: (method, leagueId) =>
      mutate(apiRequest(`${method} /api/championships/{slug}/links/{leagueId}`, { slug, leagueId })),
  }
}

interface Change {
  isPending: boolean
  turnMember: (method: 'PUT' | 'DELETE', managerId: number) => void
  turnLink: (method: 'PUT' | 'DELETE', leagueId: number) => void
}

/**
 * CP9, CP11: the people in a championship that is not public, each with the league whose link they used, if any. Can
 * remove people and revoke the links of leagues.
 */
export function PeopleCard({ championship: { slug, leaguesInvite } }: { championship: ChampionshipPage }) {
  const { people: words } = useFeatureCopy('championship')
  const { fetchApi } = useApp()
  const page = readChampionshipsSearch(useSearch()).pessoas ?? 1
  const query = useQuery(peopleQuery(fetchApi, slug, page))
  const change = usePeopleChange(slug)
  const { data } = query
  return (
    <Card title={words.title}>
      {data ? (
        <div className="grid gap-5">
          <div>
            <p className="pb-2 text-muted">{data.total === 0 ? words.nobody : words.count(data.total)}</p>
            <Members members={data.members.items} change={change} />
            <Pagination
              page={page}
              pageCount={Math.ceil(data.total / PEOPLE_PAGE)}
              link={(pessoas) => ({ to: '/campeonatos/$slug', params: { slug }, search: { pessoas } })}
            />
          </div>
          <Links slug={slug} leaguesInvite={leaguesInvite} change={change} />
          <Removed slug={slug} change={change} />
        </div>
      ) : (
        <Waiting for={query} className="h-48" />
      )}
    </Card>
  )
}

const row = 'flex items-center justify-between gap-2 py-2'

function Members({ members, change }: { members: ChampionshipPeople['members']['items']; change: Change }) {
  const { people: words, manage } = useFeatureCopy('championship')
  const [removing, setRemoving] = useState<ChampionshipPeople['members']['items'][number]>()
  return (
    <>
      <ul className="divide-y divide-line">
        {members.map((one) => (
          <li key={one.managerId} className={row}>
            <span className="grid min-w-0 flex-1 break-words">
              <TextLink to="/participantes/$id" params={{ id: one.managerId }}>
                {one.name}
              </TextLink>
              <span className="text-small text-muted">
                {words.when} <Time atMs={one.atMs} as="date" /> · {one.league ? one.league.name : words.byCode}
              </span>
            </span>
            <Button look="danger" aria-label={words.removeLabel(one.name)} onClick={() => setRemoving(one)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        title={words.removeAsk(removing?.name ?? '')}
        onClose={() => setRemoving(undefined)}
        cancel={manage.cancel}
        action={words.remove}
        busy={change.isPending}
        onConfirm={() => {
          if (removing) change.turnMember('DELETE', removing.managerId)
          setRemoving(undefined)
        }}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </>
  )
}

interface LinksProps {
  slug: string
  leaguesInvite: boolean
  change: Change
}

/** Hidden where no league has a link. */
function Links({ slug, leaguesInvite, change }: LinksProps) {
  const { fetchApi } = useApp()
  const { people: words } = useFeatureCopy('championship')
  const query = useInfiniteQuery(linksQuery(fetchApi, slug))
  const links = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (links.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{words.links}</h3>
      <p className="text-small text-muted">{leaguesInvite ? words.linksText : words.linksOff}</p>
      <ul className="divide-y divide-line">
        {links.map(({ leagueId, name, owner, people, isRevoked }) => (
          <li key={leagueId} className={row}>
            <span className="grid min-w-0 flex-1 break-words">
              <span className="flex flex-wrap items-center gap-2 break-words">
                {name} {isRevoked && <Badge tone="bad">{words.isRevoked}</Badge>}
              </span>
              <span className="text-small text-muted">
                {owner !== null && `${owner} · `}
                {words.cameBy(people)}
              </span>
            </span>
            <Button
              look={isRevoked ? 'secondary' : 'danger'}
              busy={change.isPending}
              aria-label={isRevoked ? words.restoreLabel(name) : words.revokeLabel(name)}
              onClick={() => change.turnLink(isRevoked ? 'PUT' : 'DELETE', leagueId)}
            >
              {isRevoked ? words.restore : words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <NextPageButton text={words.more} of={words.links} query={query} />
    </section>
  )
}

/** Hidden where nobody was removed. */
function Removed({ slug, change }: { slug: string; change: Change }) {
  const { fetchApi } = useApp()
  const { people: words } = useFeatureCopy('championship')
  const query = useInfiniteQuery(removedQuery(fetchApi, slug))
  const removed = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (removed.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{words.removed}</h3>
      <ul className="divide-y divide-line">
        {removed.map(({ managerId, name, atMs }) => (
          <li key={managerId} className={row}>
            <span className="min-w-0 break-words">
              {name} <Time atMs={atMs} as="date" className="text-small text-muted" />
            </span>
            <Button
              look="secondary"
              busy={change.isPending}
              aria-label={words.letBackLabel(name)}
              onClick={() => change.turnMember('PUT', managerId)}
            >
              {words.letBack}
            </Button>
          </li>
        ))}
      </ul>
      <NextPageButton text={words.more} of={words.removed} query={query} />
    </section>
  )
}
