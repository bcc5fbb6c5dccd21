import type { PlannedElevenView, PlanView } from '#contract/planner.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Time } from '#web/ui/time.tsx'
import { planLetters, type PlanName } from './planner-search.ts'

type Round = PlanView['rounds'][number]

interface Row {
  round: Round
  elevens: [PlannedElevenView | null, PlannedElevenView | null]
}

interface Props {
  names: [PlanName, PlanName]
  plans: [PlanView, PlanView]
}

/** Both plans, round by round: points, formation, captain and price. */
export function CompareCard({ names, plans }: Props) {
  const { compare: words } = useFeatureCopy('planner')
  const format = useFormat()
  const columns = useColumns(names, plans)
  const rows = plans[0].rounds.map((round, at): Row => ({
    round,
    elevens: [plans[0].elevens[at] ?? null, plans[1].elevens[at] ?? null],
  }))
  const total = (at: 0 | 1) => rows.reduce((sum, { elevens }) => sum + (elevens[at]?.expectedTenths ?? 0), 0)
  const [a, b] = [total(0), total(1)]
  const ahead = Math.round(Math.abs(a - b))
  return (
    <Card title={words.title}>
      <p className="pb-3 font-semibold">
        {ahead === 0
          ? words.same(format.pointTenths(a), rows.length)
          : words.ahead({
              plan: a > b ? 'A' : 'B',
              points: format.pointTenths(ahead),
              a: format.pointTenths(a),
              b: format.pointTenths(b),
              rounds: rows.length,
            })}
      </p>
      <DataTable caption={words.title} captionHidden columns={columns} rows={rows} rowKey={({ round }) => round.id} />
    </Card>
  )
}

function useColumns(names: Props['names'], plans: Props['plans']): Column<Row>[] {
  const { compare: words, plans: planWords, noEleven, round: roundName } = useFeatureCopy('planner')
  const format = useFormat()
  const players = new Map(plans.flatMap(({ players: own }) => own.map(({ id, name }) => [id, name] as const)))
  const plan = (at: 0 | 1): Column<Row>[] => {
    const letter = planLetters[at]
    return [
      {
        key: letter,
        header: words.plan(letter),
        numeric: true,
        cell: ({ elevens }) => {
          const eleven = elevens[at]
          return eleven && <strong className="tabular-nums">{format.pointTenths(eleven.expectedTenths)}</strong>
        },
      },
      {
        key: `${letter}-shape`,
        header: planWords[names[at]].name,
        fold: 'tablet',
        cell: ({ elevens }) => {
          const eleven = elevens[at]
          const captain = players.get(eleven?.captainId ?? 0) ?? ''
          return (
            <span className="text-small text-muted">
              <span className="md:hidden">{letter}: </span>
              {eleven ? words.shape({ formation: eleven.formation, captain, price: eleven.price }) : noEleven}
            </span>
          )
        },
      },
    ]
  }
  return [
    {
      key: 'round',
      header: words.round,
      naming: true,
      cell: ({ round }) => (
        <>
          {roundName(round.number)}
          <Time atMs={round.deadlineAtMs} as="date" className="block text-small font-normal text-muted" />
        </>
      ),
    },
    ...plan(0),
    ...plan(1),
  ]
}
