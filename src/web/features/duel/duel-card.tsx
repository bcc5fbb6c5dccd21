import { useQuery } from '@tanstack/react-query'
import type { DuelSideView, DuelView, OwnDuel } from '#contract/duel.ts'
import { useApp, useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import type { Format } from '#web/copy/format.ts'
import type { RankingCopy } from '#web/copy/pt-BR/ranking.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DuelLineups } from './duel-lineups.tsx'
import { ownDuelQuery } from './duel-query.ts'

/** The round's opponent. Nothing is shown to who has never had one and could not know what it is about. */
export function DuelCard() {
  const { duel: words } = useFeatureCopy('ranking')
  const { fetchApi } = useApp()
  const { data } = useQuery(ownDuelQuery(fetchApi))
  if (!data) return null
  return (
    <Card title={words.title} aside={data.duel && words.round(data.duel.roundNumber)}>
      {data.duel ? <Duel duel={data.duel} /> : <p className="text-muted">{words.none}</p>}
      {data.record.duels > 0 && (
        <p className="mt-3 text-small text-muted">{words.record(data.record.wins, data.record.duels)}</p>
      )}
      {data.past.length > 0 && <Past past={data.past} />}
    </Card>
  )
}

function Duel({ duel }: { duel: DuelView }) {
  const { duel: words, provisional } = useFeatureCopy('ranking')
  const { own, opponent, outcome, isFinal } = duel
  if (!opponent) return <p className="text-muted">{words.rest}</p>
  const said = isFinal
    ? { ahead: words.won, behind: words.lost, level: words.drew }[outcome]
    : { ahead: words.ahead, behind: words.behind, level: words.level }[outcome]
  const tone = outcome === 'ahead' ? 'good' : outcome === 'behind' ? 'bad' : 'plain'
  return (
    <>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <Side side={own} />
        <span className="text-small text-muted">{words.versus}</span>
        <Side side={opponent} />
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{said}</Badge>
        {!isFinal && <span className="text-small text-muted">{provisional}</span>}
      </p>
      <details className="mt-3 rounded-control border border-line px-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.lineups}</summary>
        <DuelLineups own={own} opponent={opponent} />
      </details>
    </>
  )
}

function Side({ side }: { side: DuelSideView }) {
  const format = useFormat()
  return (
    <div className="flex min-w-0 flex-col items-center gap-1 text-center">
      <Avatar seed={side.avatarSeed} size={40} />
      <p className="w-full truncate">
        <TextLink to="/participantes/$id" params={{ id: side.managerId }}>
          {side.managerName}
        </TextLink>
      </p>
      <p className="figures text-title">{format.pointTenths(side.pointTenths)}</p>
    </div>
  )
}

function Past({ past }: Pick<OwnDuel, 'past'>) {
  const { duel: words } = useFeatureCopy('ranking')
  const format = useFormat()
  return (
    <details className="mt-3 rounded-control border border-line px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.past}</summary>
      <DataTable
        caption={words.past}
        captionHidden
        rows={past}
        rowKey={({ roundId }) => roundId}
        tone={({ ownTenths, opponentTenths }) =>
          ownTenths > opponentTenths ? 'good' : ownTenths < opponentTenths ? 'bad' : undefined
        }
        columns={pastColumns(words, format)}
      />
    </details>
  )
}

function pastColumns(words: RankingCopy['duel'], format: Format): Column<OwnDuel['past'][number]>[] {
  return [
    {
      key: 'opponent',
      header: words.opponent,
      naming: true,
      cell: ({ opponentId, opponentName, roundNumber }) => (
        <>
          <TextLink to="/participantes/$id" params={{ id: opponentId }}>
            {opponentName}
          </TextLink>
          <span className="block text-small font-normal text-muted">{words.round(roundNumber)}</span>
        </>
      ),
    },
    {
      key: 'score',
      header: words.score,
      numeric: true,
      cell: ({ ownTenths, opponentTenths }) => (
        <span className="whitespace-nowrap tabular-nums">
          {format.pointTenths(ownTenths)} x {format.pointTenths(opponentTenths)}
        </span>
      ),
    },
  ]
}
