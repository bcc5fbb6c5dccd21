import type { OperatorRound } from '#contract/operator.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'

type Match = OperatorRound['matches'][number]

interface Props {
  matches: readonly Match[]
  onCorrect: (matchId: number) => void
}

export function RoundMatches({ matches, onCorrect }: Props) {
  const { round: words } = useFeatureCopy('operator')
  const columns = useColumns(onCorrect)
  return (
    <div className="mt-4">
      <DataTable caption={words.matches} columns={columns} rows={matches} rowKey={({ id }) => id} />
    </div>
  )
}

function useColumns(onCorrect: Props['onCorrect']): Column<Match>[] {
  const format = useFormat()
  const { round: words } = useFeatureCopy('operator')
  return [
    {
      key: 'match',
      header: words.match,
      naming: true,
      cell: ({ id, home, away }) => (
        <TextLink to="/partidas/$matchId" params={{ matchId: String(id) }}>
          {home} × {away}
        </TextLink>
      ),
    },
    { key: 'starts', header: words.starts, fold: 'tablet', cell: ({ startsAtMs }) => <Time atMs={startsAtMs} /> },
    {
      key: 'score',
      header: words.score,
      numeric: true,
      cell: ({ score }) => (score ? `${format.number(score.home)}–${format.number(score.away)}` : '–'),
    },
    {
      key: 'state',
      header: words.state,
      fold: 'phone',
      cell: ({ state, corrections }) =>
        [words.matchStates[state], ...(corrections > 0 ? [words.corrections(corrections)] : [])].join(', '),
    },
    {
      key: 'action',
      header: words.action,
      headerHidden: true,
      cell: ({ id, home, away, state }) => (
        <Button
          look="quiet"
          aria-label={(state === 'final' ? words.correctMatch : words.decideMatch)(home, away)}
          onClick={() => onCorrect(id)}
        >
          {state === 'final' ? words.correct : words.decide}
        </Button>
      ),
    },
  ]
}
