import { useQuery } from '@tanstack/react-query'
import type { RankingEntry, RankingView } from '#contract/ranking.ts'
import { useRef } from 'react'
import { RANKING_PAGE } from '#domain/ranking/ranking-kinds.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { OldTable } from '#web/game/live/old-table.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { LinkTarget } from '#web/router/target.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { onPodium } from './on-podium.ts'
import { Podium } from './podium.tsx'
import { rankingQuery } from './ranking-queries.ts'
import type { RankingChoice, RankingSearch } from './ranking-search.ts'
import { RankingTable } from './ranking-table.tsx'
import { useTurnedPage } from './use-turned-page.ts'

interface Props {
  choice: RankingChoice
  managerId: number | null
  /** The rows around the viewer. If given, they replace the rows below the podium. */
  around: readonly RankingEntry[] | undefined
  followed: ReadonlySet<number>
  link: (change: RankingSearch) => LinkTarget
  /** Moves the focus to the search field for participants. */
  onFind: () => void
}

export function RankingBoard(props: Props) {
  const { fetchApi } = useApp()
  const query = useQuery(rankingQuery(fetchApi, props.choice))
  const { data } = query
  if (!data) return <Waiting for={query} className="h-[52rem] rounded-card" />
  if (data.items.length === 0)
    return <EmptyBoard ranking={data} isVisitor={props.managerId === null} onFind={props.onFind} />
  return <Board {...props} ranking={data} />
}

function Board({ ranking, choice, managerId, around, followed, link }: Props & { ranking: RankingView }) {
  const words = useFeatureCopy('ranking')
  const { items: entries, total, metric } = ranking
  const isTop = choice.page === 1
  const podium = onPodium(entries, choice.page)
  const placed = podium.length
  const listed = around ?? entries.slice(placed)
  const first = (choice.page - 1) * RANKING_PAGE + 1 + placed
  const pageCount = Math.ceil(total / RANKING_PAGE)
  const isShort = isTop && choice.size < RANKING_PAGE && total > entries.length
  const list = useRef<HTMLDivElement>(null)
  useTurnedPage(list, choice.page)
  return (
    <>
      <OldTable sinceMs={ranking.oldSinceMs} />
      {placed > 0 && <Podium entries={podium} metric={metric} />}
      {listed.length > 0 && (
        <div ref={list} className="mt-5 rounded-card border border-line bg-surface p-2 sm:p-4">
          <RankingTable
            caption={`${around ? words.own.around : words.table(first, first + listed.length - 1)} · ${words.total(total)}`}
            entries={listed}
            metric={metric}
            managerId={managerId}
            followed={followed}
          />
          {around ? (
            <FromHere around={around} managerId={managerId} link={link} />
          ) : isShort ? (
            <div className="pt-3 text-center">
              <ButtonLink {...link({ mostrar: RANKING_PAGE })} look="secondary">
                {words.more}
              </ButtonLink>
            </div>
          ) : (
            <Pagination
              page={choice.page}
              pageCount={pageCount}
              link={(pagina) => link(pagina === 1 ? { mostrar: RANKING_PAGE } : { pagina })}
            />
          )}
        </div>
      )}
      <div className="mt-3 grid gap-1 text-small text-muted">
        {ranking.live && metric === 'pontos' && <p>{ranking.live.isRunning ? words.provisional : words.between}</p>}
        <p>{words.change.since}</p>
        <p>{words.ties}</p>
      </div>
    </>
  )
}

function FromHere({
  around,
  managerId,
  link,
}: Pick<Props, 'managerId' | 'link'> & { around: readonly RankingEntry[] }) {
  const words = useFeatureCopy('ranking')
  const rank = around.find((entry) => entry.managerId === managerId)?.rank ?? 1
  const page = Math.ceil(rank / RANKING_PAGE)
  return (
    <div className="flex flex-wrap justify-center gap-2 pt-3">
      <ButtonLink {...link({ mostrar: RANKING_PAGE })} look="secondary">
        {words.fromTop}
      </ButtonLink>
      {page > 1 && (
        <ButtonLink {...link({ pagina: page })} look="secondary">
          {words.fromHere}
        </ButtonLink>
      )}
    </div>
  )
}

interface EmptyProps {
  ranking: RankingView
  isVisitor: boolean
  onFind: () => void
}

function EmptyBoard({ ranking, isVisitor, onFind }: EmptyProps) {
  const words = useFeatureCopy('ranking')
  const { empty } = words
  const friends = isVisitor ? empty.friendsVisitor : empty.friends
  if (ranking.friends === 0)
    return (
      <EmptyState title={empty.title} detail={friends}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onFind}>{empty.find}</Button>
          <ButtonLink to="/ligas" search={{ criar: true }} look="secondary">
            {empty.league}
          </ButtonLink>
        </div>
      </EmptyState>
    )
  const ofAll = ranking.scope === 'global' ? empty.first : empty.period
  return (
    <EmptyState title={empty.title} detail={ranking.metric === 'precisao' ? empty.precisao : ofAll}>
      <ButtonLink to="/palpites" look="secondary">
        {words.own.pickAction}
      </ButtonLink>
    </EmptyState>
  )
}
