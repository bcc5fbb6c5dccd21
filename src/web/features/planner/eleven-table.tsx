import type { PlannedChoiceView, PlannedElevenView, PlannerPlayerView, PlanView } from '#contract/planner.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useChoiceText } from './choice-text.ts'

interface Row {
  choice: PlannedChoiceView
  player: PlannerPlayerView
  isCaptain: boolean
}

interface Props {
  plan: PlanView
  eleven: PlannedElevenView
  /** The index of the round. */
  round: number
  /** Marks players whom the other plan leaves out. */
  only?: { letter: string; others: ReadonlySet<number> } | undefined
}

/** The lineup of a round: the reason for each player, and what happens without them (PL4). */
export function ElevenTable(props: Props) {
  const { plan, eleven, only } = props
  const words = useFeatureCopy('planner')
  const columns = useColumns(props)
  const players = new Map(plan.players.map((player) => [player.id, player]))
  const rows = eleven.choices
    .flatMap((choice): Row[] => {
      const player = players.get(choice.playerId)
      return player ? [{ choice, player, isCaptain: choice.playerId === eleven.captainId }] : []
    })
    .toSorted((a, b) => POSITIONS.indexOf(a.player.position) - POSITIONS.indexOf(b.player.position))
  return (
    <DataTable
      caption={words.eleven.caption(eleven.formation, eleven.price)}
      columns={columns}
      rows={rows}
      rowKey={({ player }) => player.id}
      {...(only && { tone: ({ player }: Row) => (only.others.has(player.id) ? undefined : ('info' as const)) })}
    />
  )
}

function useColumns({ plan, eleven, round, only }: Props): Column<Row>[] {
  const words = useFeatureCopy('planner')
  const { lines, squad } = useFeatureCopy('fantasy')
  const format = useFormat()
  const { why, without } = useChoiceText(plan, { eleven, round })
  return [
    {
      key: 'player',
      header: words.eleven.player,
      naming: true,
      cell: ({ choice, player, isCaptain }) => (
        <>
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.id) }}>
              {player.name}
            </TextLink>
            <span className="text-small font-normal text-muted">
              {lines[player.position]}
              {only && !only.others.has(player.id) && ` · ${words.onlyIn(only.letter)}`}
            </span>
            {isCaptain && <Badge tone="info">{squad.captain}</Badge>}
          </span>
          <span className="block text-small font-normal text-muted">{why(player, choice)}</span>
          <details className="text-small font-normal">
            <summary className="inline-flex min-h-11 items-center text-muted hover:text-text sm:min-h-8">
              {words.eleven.ifOut}
              <span className="sr-only"> ({player.name})</span>
            </summary>
            <p className="pb-2">{without(choice)}</p>
          </details>
        </>
      ),
    },
    {
      key: 'points',
      header: words.eleven.points,
      numeric: true,
      cell: ({ player }) => format.pointTenths(player.outlooks[round]?.expectedTenths ?? 0),
    },
    { key: 'price', header: words.eleven.price, numeric: true, cell: ({ choice }) => format.number(choice.price) },
  ]
}
