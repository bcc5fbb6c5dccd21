import type { StandingView } from '#contract/analytics.ts'
import type { ChampionshipView } from '#contract/championship.ts'
import type { ClubView } from '#contract/club.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { groupZoneOf, zoneOf } from '#domain/standings/zone.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { FormChips } from '#web/ui/form-chips.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { InChampionshipLink } from './in-championship-link.tsx'

interface Props {
  championship: ChampionshipView
  sport: Sport
  caption: string
  rows: readonly StandingView[]
  clubs: ReadonlyMap<number, ClubView>
  isGroup?: boolean
}

/** ST4, ST6: the colours of the zones, the same as on the analytics page. */
const tones = { green: 'good', blue: 'info', red: 'bad' } as const
const strong = (text: string) => <strong>{text}</strong>

function useColumns({ championship, sport, clubs, isGroup }: Omit<Props, 'caption' | 'rows'>): Column<StandingView>[] {
  const { columns: heads } = useFeatureCopy('championship').table
  const { form: formWords } = useFeatureCopy('figures')
  const format = useFormat()
  const count = (key: keyof typeof heads, valueOf: (row: StandingView) => number): Column<StandingView> => ({
    key,
    header: heads[key],
    numeric: true,
    cell: (row) => format.number(valueOf(row)),
  })
  const wide = (column: Column<StandingView>): Column<StandingView> => ({ ...column, fold: 'phone', foldAway: true })
  return [
    count('position', ({ position }) => position),
    {
      key: 'club',
      header: heads.club,
      naming: true,
      cell: ({ clubId }) => <Club championship={championship} club={clubs.get(clubId)} />,
    },
    count('played', ({ played }) => played),
    ...(isGroup
      ? []
      : [
          wide(count('wins', ({ wins }) => wins)),
          ...(SPORT_RULES[sport].draw ? [wide(count('draws', ({ draws }) => draws))] : []),
          wide(count('losses', ({ losses }) => losses)),
        ]),
    {
      ...count('difference', () => 0),
      cell: ({ goalsFor, goalsAgainst }) => format.signed(goalsFor - goalsAgainst),
    },
    { ...count('points', () => 0), cell: ({ points }) => strong(format.number(points)) },
    ...(isGroup
      ? []
      : [
          {
            key: 'form',
            header: heads.form,
            fold: 'tablet' as const,
            cell: ({ form }: StandingView) => <FormChips letters={form} words={formWords} />,
          },
        ]),
  ]
}

/** The table of a season or a group. The analytics page has more figures, and forecasts. */
export function SeasonTable({ caption, rows, ...of }: Props) {
  const { isGroup = false } = of
  const columns = useColumns(of)
  const hasBegun = rows.some(({ played }) => played > 0)
  return (
    <DataTable
      caption={caption}
      captionHidden
      dense={isGroup}
      columns={columns}
      rows={rows}
      rowKey={({ clubId }) => clubId}
      tone={({ position }) => {
        const zone = hasBegun ? (isGroup ? groupZoneOf(position) : zoneOf(position, rows.length)) : null
        return zone ? tones[zone] : undefined
      }}
    />
  )
}

function Club({ championship, club }: { championship: ChampionshipView; club: ClubView | undefined }) {
  if (!club) return null
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <ClubShirt shirt={club.shirt} size={20} />
      <InChampionshipLink
        championship={championship}
        path={`/clubes/${club.id}`}
        className="underline decoration-control underline-offset-3 hover:decoration-brand"
      >
        {club.name}
      </InChampionshipLink>
    </span>
  )
}
