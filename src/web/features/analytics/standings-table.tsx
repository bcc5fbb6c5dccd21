import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { groupZoneOf, zoneOf } from '#domain/standings/zone.ts'
import type { Analytics, StandingView } from '#contract/analytics.ts'
import type { ClubView } from '#contract/club.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Bar } from '#web/ui/bar.tsx'
import { ClubName } from '#web/ui/club-name.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { FormChips } from '#web/ui/form-chips.tsx'
import { sortRows } from '#web/ui/sort-rows.ts'
import { type AnalyticsSearch, orderOf, sortFrom } from './analytics-search.ts'

type Row = StandingView & { club: ClubView }

interface Props {
  data: Analytics
  search: AnalyticsSearch
  rows: readonly StandingView[]
  group: string | undefined
}

const tones = { green: 'good', blue: 'info', red: 'bad' } as const

function useColumns(sport: Analytics['sport'], most: number): Column<Row>[] {
  const { standings: copy } = useFeatureCopy('analytics')
  const { form } = useFeatureCopy('figures')
  const own = useFeatureCopy('sport').sports[sport]
  const format = useFormat()
  const count = (key: string, header: string, valueOf: (row: Row) => number): Column<Row> => ({
    key,
    header,
    numeric: true,
    cell: (row) => format.number(valueOf(row)),
    sortValue: valueOf,
  })
  const narrow = (column: Column<Row>): Column<Row> => ({ ...column, fold: 'phone', foldAway: true })
  return [
    { ...count('posicao', copy.position, (row) => row.position), numeric: false },
    {
      key: 'clube',
      header: own.competitor,
      naming: true,
      cell: (row) => (
        <>
          <ClubName club={row.club} />
          <span className="block text-small font-normal text-muted tabular-nums sm:hidden">
            {copy.record(row.wins, SPORT_RULES[sport].draw ? row.draws : null, row.losses)}
            {row.titles !== undefined && row.titles > 0 && ` · ${copy.titleCount(row.titles)}`}
          </span>
        </>
      ),
      sortValue: (row) => row.club.name,
    },
    count('jogos', copy.played, (row) => row.played),
    narrow(count('vitorias', copy.wins, (row) => row.wins)),
    ...(SPORT_RULES[sport].draw ? [narrow(count('empates', copy.draws, (row) => row.draws))] : []),
    narrow(count('derrotas', copy.losses, (row) => row.losses)),
    narrow(count('pro', own.scored, (row) => row.goalsFor)),
    narrow(count('contra', own.conceded, (row) => row.goalsAgainst)),
    {
      ...count('saldo', own.difference, (row) => row.goalsFor - row.goalsAgainst),
      cell: (row) => format.signed(row.goalsFor - row.goalsAgainst),
    },
    ...(SPORT_RULES[sport].competitor === 'player'
      ? [narrow(count('titulos', copy.titles, (row) => row.titles ?? 0))]
      : []),
    {
      ...count('pontos', copy.points, (row) => row.points),
      cell: (row) => (
        <span className="inline-grid w-full min-w-8 gap-0.5">
          <strong>{format.number(row.points)}</strong>
          <Bar share={most === 0 ? 0 : row.points / most} aria-hidden />
        </span>
      ),
    },
    {
      key: 'forma',
      header: copy.form,
      fold: 'tablet',
      cell: (row) => <FormChips letters={row.form} words={form} />,
    },
  ]
}

export function StandingsTable({ data, search, rows, group }: Props) {
  const { sport, clubs, period } = data
  const words = useFeatureCopy('analytics')
  const { sports } = useFeatureCopy('sport')
  const { language } = useApp()
  const most = Math.max(...rows.map(({ points }) => points))
  const columns = useColumns(sport, most)
  const clubOf = new Map(clubs.map((club) => [club.id, club]))
  const full = rows.flatMap((row) => {
    const club = clubOf.get(row.clubId)
    return club ? [{ ...row, club }] : []
  })
  const sort = sortFrom(search.ordem) ?? { column: 'posicao', direction: 'ascending' as const }
  return (
    // Between 40rem and 52rem the columns hardly fit, so cells have less padding.
    <div className="sm:max-md:[&_td]:px-1 sm:max-md:[&_th]:px-1">
      {group !== undefined && <h3 className="pb-1 font-semibold">{words.standings.group(group)}</h3>}
      <DataTable
        caption={
          group === undefined
            ? words.standings.caption(sports[sport].name, words.within[period])
            : words.standings.group(group)
        }
        captionHidden
        columns={columns}
        rows={sortRows({ rows: full, columns, sort, language })}
        rowKey={(row) => row.clubId}
        sort={sort}
        sortLink={(next) => ({
          to: '/analytics',
          search: (latest: AnalyticsSearch) => ({ ...latest, ordem: orderOf(next) }),
        })}
        tone={(row) => {
          const zone =
            group === undefined ? zoneOf(row.position, full.length) : most > 0 ? groupZoneOf(row.position) : null
          return zone ? tones[zone] : undefined
        }}
      />
    </div>
  )
}
