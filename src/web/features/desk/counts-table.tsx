import type { DeskView } from '#contract/desk.ts'
import { COUNTED_SCOUTS, type CountedScout } from '#domain/desk/deeds.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { DeskPlayerView } from './use-desk.ts'

export interface CountsRow {
  player: DeskPlayerView
  /** Of the counted scouts, those that change this player's points by the rule set. */
  cells: readonly { scout: CountedScout; text: string; isChanged: boolean; isWrong: boolean }[]
}

interface Props {
  view: DeskView
  rows: readonly CountsRow[]
  onType: (playerId: number, scout: CountedScout, text: string) => void
}

/** Scrolls both ways, with the headings always in sight. */
export function CountsTable({ view, rows, onType }: Props) {
  const { over: words } = useFeatureCopy('desk')
  const { scouts: names } = useFeatureCopy('player')
  const columns = COUNTED_SCOUTS.filter((scout) => rows.some(({ cells }) => cells.some((cell) => cell.scout === scout)))
  return (
    <section aria-label={words.scouts} className="max-h-[70dvh] overflow-auto">
      <table className="border-separate border-spacing-0 text-left">
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 left-0 z-20 bg-surface p-1.5 align-bottom text-small">
              {words.player}
            </th>
            {columns.map((scout) => (
              <th
                key={scout}
                scope="col"
                className="sticky top-0 z-10 min-w-20 bg-surface p-1.5 text-center align-bottom text-small font-semibold"
              >
                {names[scout]}
              </th>
            ))}
          </tr>
        </thead>
        {[view.home, view.away].map((club) => (
          <tbody key={club.id}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="border-t border-line bg-raised p-1.5 text-left font-bold"
              >
                <span className="sticky left-1.5">{club.name}</span>
              </th>
            </tr>
            {rows
              .filter(({ player }) => player.clubId === club.id)
              .map(({ player, cells }) => (
                <tr key={player.id}>
                  <th
                    scope="row"
                    className="sticky left-0 z-10 max-w-32 truncate border-t border-line bg-surface p-1.5 font-semibold"
                  >
                    <span className="text-muted tabular-nums">{player.shirtNumber > 0 ? player.shirtNumber : '–'}</span>{' '}
                    {player.name}
                  </th>
                  {columns.map((scout) => {
                    const cell = cells.find((one) => one.scout === scout)
                    return (
                      <td key={scout} className="border-t border-line p-1 text-center">
                        {cell && (
                          <input
                            inputMode="numeric"
                            aria-label={`${names[scout]}: ${player.name}`}
                            aria-invalid={cell.isWrong || undefined}
                            value={cell.text}
                            onFocus={({ target }) => target.select()}
                            onChange={({ target }) => onType(player.id, scout, target.value)}
                            className={`min-h-11 w-14 rounded-control border bg-page text-center tabular-nums aria-invalid:border-bad ${
                              cell.isChanged ? 'border-brand font-bold' : 'border-control'
                            }`}
                          />
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
