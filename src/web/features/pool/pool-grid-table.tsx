import type { GridCell, GridLine, PoolGrid } from '#contract/pool.ts'
import type { MatchView } from '#contract/match.ts'
import type { ReactNode } from 'react'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Wider than a phone, so it scrolls sideways while the names stay in sight. Also printed. */
export function PoolGridTable({ grid }: { grid: PoolGrid }) {
  const { grid: words, table } = useFeatureCopy('pool')
  return (
    <section aria-label={words.scroll} className="relative overflow-x-auto print:overflow-visible print:text-[7pt]">
      <table className="border-collapse text-left text-small print:text-[7pt] print:leading-tight">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={onPaper}>
              {table.rank}
            </th>
            <th scope="col" className="sticky left-0 z-10 min-w-[7rem] bg-surface py-1 pr-2 align-bottom">
              {table.person}
            </th>
            {grid.matches.map((match) => (
              <MatchHead key={match.id} match={match} />
            ))}
            <th scope="col" className="px-2 py-1 text-right align-bottom">
              {words.sum}
            </th>
            <th scope="col" className={onPaper}>
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {grid.rows.items.map((row) => (
            <Line key={row.managerId} line={row} place={row} matches={grid.matches}>
              <TextLink to="/participantes/$id" params={{ id: row.managerId }}>
                {row.managerName}
              </TextLink>
            </Line>
          ))}
          <Line line={grid.crowd} matches={grid.matches}>
            {words.crowd} <span className="block font-normal text-muted">{words.apart}</span>
          </Line>
          <Line line={grid.model} matches={grid.matches}>
            {words.model} <span className="block font-normal text-muted">{words.apart}</span>
          </Line>
        </tbody>
      </table>
    </section>
  )
}

function MatchHead({ match: { home, away, homeScore, awayScore, id } }: { match: MatchView }) {
  const { score } = useFeatureCopy('pick')
  const result = homeScore === null || awayScore === null ? '' : score(homeScore, awayScore)
  return (
    <th scope="col" className="min-w-[5.5rem] px-2 py-1 align-bottom font-normal print:min-w-0 print:px-1">
      <TextLink to="/partidas/$matchId" params={{ matchId: String(id) }}>
        {home.name} – {away.name}
      </TextLink>
      <span className="figures block font-semibold">{result}</span>
    </th>
  )
}

/** Only on paper: rank and total. Paper has no points table then, because both tables would not fit on one page. */
const onPaper = 'hidden px-2 py-1 text-right align-bottom print:table-cell print:py-0'

interface LineProps {
  line: GridLine
  matches: readonly MatchView[]
  /** Undefined for the crowd and the model, which are out of competition. */
  place?: { rank?: number | null | undefined; total?: number | undefined }
  children: ReactNode
}

function Line({ line, matches, place, children }: LineProps) {
  const format = useFormat()
  return (
    <tr className="border-t border-line">
      <td className={`figures ${onPaper}`}>{place?.rank ?? ''}</td>
      <th
        scope="row"
        className="sticky left-0 z-10 max-w-[9rem] bg-surface py-1.5 pr-2 font-semibold print:py-0 [overflow-wrap:anywhere]"
      >
        {children}
      </th>
      {matches.map((match, index) => (
        <td key={match.id} className="px-2 py-1.5 whitespace-nowrap print:px-1 print:py-0">
          <Cell cell={line.cells[index] ?? null} match={match} />
        </td>
      ))}
      <td className="figures px-2 py-1.5 text-right font-semibold print:py-0">{format.number(line.points)}</td>
      <td className={`figures ${onPaper}`}>{place?.total === undefined ? '' : format.number(place.total)}</td>
    </tr>
  )
}

const looks = {
  exact: { symbol: '●', colour: 'text-good' },
  part: { symbol: '◐', colour: 'text-info' },
  wrong: { symbol: '○', colour: 'text-muted' },
}

function Cell({ cell, match }: { cell: GridCell; match: MatchView }) {
  const { grid: words } = useFeatureCopy('pool')
  const { score } = useFeatureCopy('pick')
  if (!cell)
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">{words.marks.none}</span>
      </span>
    )
  // The predicted winner can be right when the score is wrong.
  const mark = cell.line === 'exact' ? 'exact' : cell.line === null && cell.points === 0 ? 'wrong' : 'part'
  const { symbol, colour } = looks[mark]
  const { pick } = cell
  return (
    <span className={colour}>
      {pick.kind === 'score' ? score(pick.score.home, pick.score.away) : pick.winner === 'home' ? '1' : '2'}{' '}
      <span aria-hidden>{symbol}</span>
      <span className="sr-only">{words.marks[mark]}</span>
      {cell.isJoker && (
        <span title={words.joker}>
          {' '}
          <span aria-hidden>×2</span>
          <span className="sr-only">{words.joker}</span>
        </span>
      )}
      {pick.kind === 'score' && pick.goesOn && (
        <span className="block text-muted">{words.goesOn(match[pick.goesOn].name)}</span>
      )}
      {cell.madeBy && <span className="block text-muted">{words.madeBy[cell.madeBy]}</span>}
    </span>
  )
}
