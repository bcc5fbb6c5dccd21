import { Suspense, useState } from 'react'
import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { positionsOf } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { playerConcern } from '#web/features/fantasy/advice/player-concern.ts'

const ReserveDialog = lazyPart(async () => (await import('./reserve-dialog.tsx')).ReserveDialog)

interface Props {
  editor: SquadEditor
  players: ReadonlyMap<number, MarketPlayerView>
  clubs: ReadonlyMap<number, MarketClub>
}

const seat = 'flex min-h-20 w-full min-w-0 flex-col items-center justify-center rounded-control px-0.5 py-1 text-small'

/** One place per position (BN1). Each opens the list of players who may take it. */
export function SquadBench({ editor, players, clubs }: Props) {
  const { bench: words } = useFeatureCopy('lineup')
  const [open, choose] = useState<Position>()
  return (
    <section aria-labelledby="banco" className="pt-3">
      <h3 id="banco" className="font-semibold">
        {words.title}
      </h3>
      <p className="pb-2 text-small text-muted">{words.lead}</p>
      <ul className="grid grid-cols-4 gap-1">
        {positionsOf(editor.squad.modality).map((position) => {
          const reserve = editor.squad.bench.find((one) => one.position === position)
          const player = reserve && players.get(reserve.playerId)
          return (
            <li key={position}>
              <Seat
                position={position}
                player={player}
                club={player && clubs.get(player.clubId)}
                onOpen={() => choose(position)}
              />
            </li>
          )
        })}
      </ul>
      {open && (
        <Suspense>
          <ReserveDialog
            position={open}
            editor={editor}
            players={players}
            clubs={clubs}
            onClose={() => choose(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

interface SeatProps {
  position: Position
  player: MarketPlayerView | undefined
  club: MarketClub | undefined
  onOpen: () => void
}

function Seat({ position, player, club, onOpen }: SeatProps) {
  const { positions, lines, advice } = useFeatureCopy('fantasy')
  const { bench: words } = useFeatureCopy('lineup')
  const format = useFormat()
  if (!player)
    return (
      <button
        type="button"
        aria-label={words.fill(positions[position])}
        onClick={onOpen}
        className={`${seat} border border-dashed border-control text-muted hover:bg-raised`}
      >
        <span aria-hidden className="text-title">
          +
        </span>
        <span aria-hidden>{lines[position]}</span>
      </button>
    )
  const expected = format.pointTenths(player.expectedTenths)
  const concern = playerConcern(player)
  const name = concern ? `${player.name} (${advice.concerns[concern].toLowerCase()})` : player.name
  return (
    <button
      type="button"
      aria-label={words.change(name, positions[position])}
      onClick={onOpen}
      className={`${seat} border border-line hover:bg-raised`}
    >
      {club && <ClubShirt shirt={club.shirt} size={26} />}
      <span aria-hidden className="w-full truncate text-center font-semibold">
        {player.name.split(' ').at(-1)}
      </span>
      <span aria-hidden className="text-muted tabular-nums">
        {lines[position]} · {expected}
      </span>
      {concern && (
        <span aria-hidden className={`font-semibold ${concern === 'duvida' ? 'text-info' : 'text-bad'}`}>
          {advice.shortConcerns[concern]}
        </span>
      )}
    </button>
  )
}
