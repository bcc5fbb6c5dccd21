import type { PlanView } from '#contract/planner.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RoundMatch } from './round-match.tsx'

type Row = PlanView['fixtures'][number]

/** The next matches of every club: opponent, home or away, and difficulty. */
export function FixturesCard({ plan }: { plan: PlanView }) {
  const { fixtures: words } = useFeatureCopy('planner')
  const columns = useColumns(plan)
  return (
    <Card title={words.title}>
      <p className="pb-3 text-muted">{words.explain}</p>
      <DataTable
        caption={words.title}
        captionHidden
        columns={columns}
        rows={plan.fixtures}
        rowKey={({ clubId }) => clubId}
        dense
      />
    </Card>
  )
}

function useColumns({ clubs, rounds }: PlanView): Column<Row>[] {
  const { fixtures: words, players } = useFeatureCopy('planner')
  const clubOf = new Map(clubs.map((club) => [club.id, club]))
  return [
    {
      key: 'club',
      header: words.club,
      naming: true,
      cell: ({ clubId }) => {
        const club = clubOf.get(clubId)
        return (
          club && (
            <span className="inline-flex items-center gap-2">
              <ClubShirt shirt={club.shirt} size={20} />
              <TextLink to="/clubes/$clubId" params={{ clubId: String(clubId) }}>
                <span className="max-sm:sr-only">{club.name}</span>
                <span aria-hidden className="sm:hidden">
                  {club.code}
                </span>
              </TextLink>
            </span>
          )
        )
      },
    },
    ...rounds.map(({ number }, at): Column<Row> => ({
      key: `r${number}`,
      header: players.roundShort(number),
      cell: ({ matches }) => {
        const match = matches[at] ?? null
        return <RoundMatch match={match} club={match ? clubOf.get(match.opponentId) : undefined} isNarrow />
      },
    })),
  ]
}
