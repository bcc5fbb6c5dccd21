import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PoolGrid } from '#contract/pool.ts'
import { apiPath } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CsvLink } from '#web/ui/csv-link.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { poolGridQuery } from './pool-grid-query.ts'
import { PoolGridTable } from './pool-grid-table.tsx'

const route = routeAt('/ligas/$leagueId')

/** Everybody's picks for a round, each shown from its match's kick-off on, next to the crowd's and the model's. */
export function PoolGridCard({ leagueId, isIn }: { leagueId: number; isIn: boolean }) {
  const { grid: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const format = useFormat()
  const { pagina, convite } = route.useSearch()
  const [stage, choose] = useState<string>()
  const query = useQuery(poolGridQuery(fetchApi, { leagueId, stage, page: pagina, code: convite }))
  const { data } = query
  const nameOf = ({ round, startsAtMs }: PoolGrid['stages'][number]) =>
    round === null ? format.date(startsAtMs) : words.round(round)
  if (!data)
    return (
      <Card title={words.title}>
        <Waiting for={query} className="h-56" />
      </Card>
    )
  return (
    <Card title={words.title} className="print:border-0 print:p-0">
      {data.matches.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
            <div className="w-full max-w-[16rem] print:hidden">
              <SelectField
                label={words.stage}
                value={data.stage ?? ''}
                options={data.stages.map((one) => ({ value: one.key, label: nameOf(one) }))}
                onChange={({ target }) => choose(target.value)}
              />
            </div>
            <Sheets asked={{ id: leagueId, code: convite }} stage={data.stage ?? undefined} />
          </div>
          <p className="hidden print:block">{data.stages.filter(({ key }) => key === data.stage).map(nameOf)}</p>
          <GridSummary grid={data} isIn={isIn} />
          <PoolGridTable grid={data} />
          <p className="pt-3 text-small text-muted">{words.legend}</p>
        </>
      )}
    </Card>
  )
}

interface SheetsProps {
  asked: { id: number; code: string | undefined }
  stage: string | undefined
}

/** Downloads, and a printed sheet for the office wall. */
function Sheets({ asked, stage }: SheetsProps) {
  const { sheet: words } = useFeatureCopy('pool')
  return (
    <p className="flex flex-wrap items-center gap-3 print:hidden">
      <CsvLink href={apiPath('GET /api/pools/{id}/sheet.csv', { ...asked, stage })} label={words.csvLabel} text="CSV" />
      <CsvLink
        href={apiPath('GET /api/pools/{id}/sheet.xlsx', { ...asked, stage })}
        label={words.xlsxLabel}
        text="Excel"
      />
      <CsvLink href={apiPath('GET /api/pools/{id}/workbook.xlsx', asked)} label={words.wholeLabel} text={words.whole} />
      <Button look="quiet" onClick={() => window.print()}>
        {words.print}
      </Button>
    </p>
  )
}

function GridSummary({ grid: { winners, mine, model }, isIn }: { grid: PoolGrid; isIn: boolean }) {
  const { grid: words } = useFeatureCopy('pool')
  const [first] = winners
  const by = (mine ?? 0) - model.points
  const besideModel =
    by === 0 ? words.levelWithModel : by > 0 ? words.aheadOfModel(by) : words.behindModel(Math.abs(by))
  return (
    <>
      {first && (
        <p className="pb-2 font-semibold">{words.winner(winners.map(({ name }) => name).join(', '), first.points)}</p>
      )}
      {isIn && mine !== null && <p className="pb-3 text-small text-muted print:hidden">{besideModel}</p>}
    </>
  )
}
