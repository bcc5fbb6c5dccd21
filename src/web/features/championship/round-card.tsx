import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChampionshipView } from '#contract/championship.ts'
import type { MatchView } from '#contract/match.ts'
import { rangesOf } from '#domain/import/ranges.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Time } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { roundQuery } from './championship-queries.ts'
import { InChampionshipLink } from './in-championship-link.tsx'

export function RoundCard({ championship }: { championship: ChampionshipView }) {
  const { page: words } = useFeatureCopy('championship')
  const { fetchApi } = useApp()
  const [chosen, choose] = useState<number>()
  const query = useQuery(roundQuery(fetchApi, championship.slug, chosen))
  if (!query.data)
    return (
      <Card title={words.rounds}>
        <Waiting for={query} className="h-64" />
      </Card>
    )
  const { rounds, number, roundsWithoutFile, waitsForMatch, matches } = query.data
  const place = rounds.findIndex((round) => round.number === number)
  const [before, after] = [rounds[place - 1], place < 0 ? undefined : rounds[place + 1]]
  return (
    <Card title={number === null ? words.rounds : words.round(number)}>
      {roundsWithoutFile.some((round) => round === number) && <p className="mb-3">{words.waitsForFile}</p>}
      {rangesOf(roundsWithoutFile.filter((round) => round !== number)).map((range) => (
        <p key={range.from} className="mb-3">
          {words.othersWaitForFile(range)}
        </p>
      ))}
      {waitsForMatch && (
        <p className="mb-3">
          <InChampionshipLink
            championship={championship}
            path={`/partidas/${waitsForMatch.id}`}
            className="font-semibold underline decoration-control underline-offset-3 hover:decoration-brand"
          >
            {waitsForMatch.home} {words.versus} {waitsForMatch.away}
          </InChampionshipLink>
          : {words.waitsForMatch} <Time atMs={waitsForMatch.untilMs} />.
        </p>
      )}
      {matches.length === 0 && !waitsForMatch && <EmptyState {...words.noRound} />}
      <ul className="divide-y divide-line">
        {matches.map((match) => (
          <Match key={match.id} championship={championship} match={match} />
        ))}
      </ul>
      {rounds.length > 1 && (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <Button look="secondary" disabled={!before} onClick={() => choose(before?.number)}>
            {words.earlier}
          </Button>
          <Button look="secondary" disabled={!after} onClick={() => choose(after?.number)}>
            {words.later}
          </Button>
          <SelectField
            label={words.rounds}
            value={String(number ?? '')}
            onChange={({ target }) => choose(Number(target.value))}
            options={rounds.map((round) => ({ value: String(round.number), label: words.round(round.number) }))}
          />
        </div>
      )}
    </Card>
  )
}

function Match({ championship, match }: { championship: ChampionshipView; match: MatchView }) {
  const { page: words } = useFeatureCopy('championship')
  const format = useFormat()
  const { home, away, homeScore, awayScore, state } = match
  const middle =
    state === 'scheduled' || homeScore === null || awayScore === null
      ? words.versus
      : `${format.number(homeScore)}–${format.number(awayScore)}`
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5">
      <InChampionshipLink
        championship={championship}
        path={`/partidas/${match.id}`}
        className="font-semibold underline decoration-control underline-offset-3 hover:decoration-brand"
      >
        {home.name} <span className="tabular-nums">{middle}</span> {away.name}
      </InChampionshipLink>
      <Time atMs={match.startsAtMs} className="text-small text-muted tabular-nums" />
    </li>
  )
}
