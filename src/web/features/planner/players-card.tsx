import { useQuery } from '@tanstack/react-query'
import type { PlannerPlayerView, PlannerView } from '#contract/planner.ts'
import { positionsOf } from '#domain/sport/modality.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceLinks } from '#web/ui/choice-links.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { plannerQuery } from './planner-queries.ts'
import type { PlannerSearch } from './planner-search.ts'
import { RoundMatch } from './round-match.tsx'

const route = routeAt('/planejar')
const ALL = 'all'

/** The players with most expected points over all planned rounds, with their matches and prices. */
export function PlayersCard() {
  const { players: words } = useFeatureCopy('planner')
  const { fetchApi } = useApp()
  const query = useQuery(plannerQuery(fetchApi, route.useSearch().posicao))
  return (
    <Card title={words.title}>
      <p className="pb-3 max-w-[44rem] text-muted">{words.explain}</p>
      {query.data ? <Players planner={query.data} /> : <Waiting for={query} className="h-[40rem] rounded-card" />}
    </Card>
  )
}

function Players({ planner }: { planner: PlannerView }) {
  const copy = useFeatureCopy('planner')
  const { players: words } = copy
  const { positions, market } = useFeatureCopy('fantasy')
  const { posicao } = route.useSearch()
  const columns = useColumns(planner)
  return (
    <>
      <ChoiceLinks
        label={words.position}
        options={[
          { value: ALL, label: market.all },
          ...positionsOf(planner.modality).map((position) => ({ value: position, label: positions[position] })),
        ]}
        value={posicao ?? ALL}
        link={(value) => ({
          to: '/planejar',
          search: (latest: PlannerSearch) => ({ ...latest, posicao: value === ALL ? undefined : value }),
        })}
      />
      <div className="pt-3">
        <DataTable
          caption={words.title}
          captionHidden
          columns={columns}
          rows={planner.players}
          rowKey={({ id }) => id}
          dense
        />
      </div>
    </>
  )
}

const totalOf = ({ outlooks }: PlannerPlayerView) => outlooks.reduce((sum, one) => sum + (one?.expectedTenths ?? 0), 0)

function useColumns({ rounds, clubs }: PlannerView): Column<PlannerPlayerView>[] {
  const { players: words } = useFeatureCopy('planner')
  const { lines, statuses } = useFeatureCopy('fantasy')
  const format = useFormat()
  const clubOf = new Map(clubs.map((club) => [club.id, club]))
  return [
    {
      key: 'player',
      header: words.player,
      naming: true,
      cell: ({ id, name, clubId, position, status }) => (
        <>
          <TextLink to="/jogadores/$playerId" params={{ playerId: String(id) }}>
            {name}
          </TextLink>{' '}
          <span className="text-small font-normal text-muted">
            {lines[position]} · {clubOf.get(clubId)?.code}
            {status !== 'provavel' && ` · ${statuses[status]}`}
          </span>
        </>
      ),
    },
    ...rounds.map(({ number }, at): Column<PlannerPlayerView> => ({
      key: `r${number}`,
      header: words.roundShort(number),
      fold: 'tablet',
      cell: ({ outlooks }) => {
        const outlook = outlooks[at]
        return (
          <span className="whitespace-nowrap">
            <span aria-hidden className="md:hidden">
              {words.roundShort(number)}{' '}
            </span>
            {outlook && <strong className="tabular-nums">{format.pointTenths(outlook.expectedTenths)}</strong>}{' '}
            <span className="md:block">
              <RoundMatch
                match={outlook?.match ?? null}
                club={outlook ? clubOf.get(outlook.match.opponentId) : undefined}
              />
            </span>
          </span>
        )
      },
    })),
    {
      key: 'total',
      header: words.total,
      numeric: true,
      cell: (player) => <strong className="tabular-nums">{format.pointTenths(totalOf(player))}</strong>,
    },
    {
      key: 'price',
      header: words.price,
      numeric: true,
      cell: ({ prices }) => <PriceMove prices={prices} />,
    },
    {
      key: 'owned',
      header: words.owned,
      numeric: true,
      fold: 'tablet',
      foldAway: true,
      cell: ({ ownedPercent }) => format.percent(ownedPercent),
    },
  ]
}

function PriceMove({ prices }: { prices: readonly number[] }) {
  const { players: words } = useFeatureCopy('planner')
  const format = useFormat()
  const [today = 0] = prices
  const last = prices.at(-1) ?? today
  const move = last - today
  return (
    <span className="whitespace-nowrap tabular-nums">
      {format.number(today)}
      {move !== 0 && (
        <span className={`block text-small ${move > 0 ? 'text-good' : 'text-bad'}`}>
          <span aria-hidden>{format.signed(move)}</span>
          <span className="sr-only">{words.until(last)}</span>
        </span>
      )}
    </span>
  )
}
