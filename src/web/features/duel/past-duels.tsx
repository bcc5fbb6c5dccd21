import type { OwnDuel } from '#contract/duel.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { DuelCopy } from '#web/copy/pt-BR/duel.ts'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Past = OwnDuel['past'][number]

interface Props {
  past: OwnDuel['past']
  /** The manager whose duels these are. Undefined for the viewer's own. */
  managerId: number | undefined
}

export function PastDuels({ past, managerId }: Props) {
  const words = useFeatureCopy('duel')
  if (past.length === 0) return <p className="text-muted">{words.noPast}</p>
  return (
    <DataTable
      caption={words.past}
      captionHidden
      rows={past}
      rowKey={({ roundId }) => roundId}
      tone={({ ownTenths, opponentTenths }) =>
        ownTenths > opponentTenths ? 'good' : ownTenths < opponentTenths ? 'bad' : undefined
      }
      columns={pastColumns(words, managerId)}
    />
  )
}

const resultOf = (words: DuelCopy, { ownTenths, opponentTenths }: Past) =>
  ownTenths > opponentTenths ? words.won : ownTenths < opponentTenths ? words.lost : words.drew

function pastColumns(words: DuelCopy, managerId: number | undefined): Column<Past>[] {
  return [
    {
      key: 'opponent',
      header: words.opponent,
      naming: true,
      cell: ({ opponentId, opponentName }) => (
        <TextLink to="/participantes/$id" params={{ id: opponentId }}>
          {opponentName}
        </TextLink>
      ),
    },
    {
      key: 'score',
      header: words.score,
      numeric: true,
      cell: (duel) => (
        <>
          <span className="whitespace-nowrap tabular-nums">{words.result(duel.ownTenths, duel.opponentTenths)}</span>
          {managerId === undefined && <span className="block text-small text-muted">{resultOf(words, duel)}</span>}
        </>
      ),
    },
    {
      key: 'round',
      header: words.roundHeader,
      numeric: true,
      cell: ({ roundId, roundNumber }) => (
        <span className="whitespace-nowrap">
          <TextLink to="/confronto/$roundId" params={{ roundId }} search={{ participante: managerId }}>
            {words.round(roundNumber)}
          </TextLink>
        </span>
      ),
    },
  ]
}
