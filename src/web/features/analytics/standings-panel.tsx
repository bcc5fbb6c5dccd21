import { groupBy } from '#domain/group-by.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { venues } from '#contract/analytics-terms.ts'
import type { Analytics } from '#contract/analytics.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceLinks } from '#web/ui/choice-links.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type AnalyticsSearch, venueOf } from './analytics-search.ts'
import { PanelCsv } from './panel-csv.tsx'
import { StandingsTable } from './standings-table.tsx'

interface Props {
  data: Analytics
  search: AnalyticsSearch
}

const params = { all: undefined, home: 'casa', away: 'fora' } as const

export function StandingsPanel({ data, search }: Props) {
  const { sport } = data
  const { standings: copy } = useFeatureCopy('analytics')
  const { form } = useFeatureCopy('figures')
  const { sports } = useFeatureCopy('sport')
  const venue = venueOf(search)
  const hasVenue = SPORT_RULES[sport].competitor === 'club'
  const rows = data.standings[hasVenue ? venue : 'all']
  const tables = groupBy(rows, ({ group }) => group)
  const isGrouped = rows.some(({ group }) => group !== undefined)
  return (
    <Card title={copy.title} aside={<PanelCsv data={data} table="standings" title={copy.title} />}>
      {hasVenue && (
        <div className="mb-3">
          <ChoiceLinks
            label={copy.venue}
            options={venues.map((value) => ({ value, label: copy.venues[value] }))}
            value={venue}
            link={(value) => ({
              to: '/analytics',
              search: (latest: AnalyticsSearch) => ({ ...latest, mando: params[value] }),
            })}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState title={copy.knockout} detail={copy.knockoutHint} />
      ) : isGrouped || data.matches > 0 ? (
        <div className={isGrouped ? 'grid gap-5' : ''}>
          {[...tables].map(([group, own]) => (
            <StandingsTable key={group ?? ''} data={data} search={search} rows={own} group={group} />
          ))}
        </div>
      ) : (
        <EmptyState title={copy.empty} detail={copy.emptyHint} />
      )}
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
        {(isGrouped ? (['green'] as const) : (['green', 'blue', 'red'] as const)).map((zone) => (
          <li key={zone} className="flex items-center gap-2">
            <span aria-hidden className={`h-4 w-1 rounded-full ${zoneLooks[zone]}`} />
            {isGrouped ? copy.groupZone : copy.zones[zone]}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-muted">
        {sports[sport].abbreviations} {copy.form}: {form.label}.
      </p>
    </Card>
  )
}

const zoneLooks = { green: 'bg-good', blue: 'bg-info', red: 'bg-bad' }
