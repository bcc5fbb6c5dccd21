import type { DeskPlayerView } from './use-desk.ts'

interface Props {
  label: string
  players: readonly DeskPlayerView[]
  /** The marked players, if several can be chosen. */
  chosen?: ReadonlySet<number>
  onChoose: (player: DeskPlayerView) => void
}

/** Big buttons, three in a row even on the narrowest phone. */
export function PlayerGrid({ label, players, chosen, onChoose }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-2">
      {players.map((player) => (
        <li key={player.id}>
          <button
            type="button"
            aria-pressed={chosen ? chosen.has(player.id) : undefined}
            onClick={() => onChoose(player)}
            className="flex min-h-14 w-full min-w-0 flex-col items-center justify-center rounded-control border border-control bg-surface px-1 leading-tight hover:bg-raised aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
          >
            <span className="text-small tabular-nums">{player.shirtNumber > 0 ? player.shirtNumber : '–'}</span>
            <span className="w-full truncate text-center font-bold">{player.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
