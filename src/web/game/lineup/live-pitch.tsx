import type { DuelPlayer, DuelReserve } from '#contract/duel.ts'
import type { PlayerState } from '#contract/live.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { OwnMove } from '#web/game/live/own-moves.ts'
import { LiveFigure } from '#web/ui/live-figure.tsx'
import { Pitch } from '#web/ui/pitch.tsx'
import { PitchShirt } from '#web/ui/pitch-shirt.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { fieldOf, type FieldPlayer } from './field-of.ts'
import { playerNote, reserveNote } from './lineup-notes.ts'
import { PlayerWhere, useWhere } from './player-where.tsx'

/** A change of at least 3 points is highlighted, such as an assist or a red card, but not a tackle. */
const LIT_TENTHS = 30

interface Props {
  label: string
  players: readonly DuelPlayer[]
  bench: readonly DuelReserve[]
  states: readonly PlayerState[]
  /** The last change of the viewer's total, while it is highlighted. */
  move?: OwnMove | undefined
}

/** A locked lineup during its round: points on the shirts, who is playing, and the bench. */
export function LivePitch({ label, players, bench, states, move }: Props) {
  const { lineup: words } = useFeatureCopy('live')
  const field = fieldOf({ players, bench })
  const stateOf = (playerId: number) => states.find((state) => state.playerId === playerId)
  return (
    <div>
      <Pitch label={label} className="-mx-2 sm:mx-0 sm:py-5">
        {field.lines.map(({ position, players: line }) => (
          <ul key={position} className={`grid gap-x-1 sm:gap-x-3 grid-cols-${line.length}`}>
            {line.map((one) => (
              <li
                key={one.player.playerId}
                className={`flex justify-center ${one.insteadOf === undefined ? '' : 'animate-[walk-on_900ms_ease-out]'}`}
              >
                <Player one={one} state={stateOf(one.player.playerId)} move={move} />
              </li>
            ))}
          </ul>
        ))}
      </Pitch>
      {field.bench.length > 0 && (
        <section aria-label={words.bench} className="mt-2 rounded-card border border-line bg-surface px-2 py-2">
          <p aria-hidden className="px-1 text-small font-semibold text-muted">
            {words.bench}
          </p>
          <ul className="grid grid-cols-4 gap-1 sm:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]">
            {field.bench.map((player) => (
              <li key={player.playerId} className="flex justify-center">
                <Player one={{ player }} state={stateOf(player.playerId)} isIdle />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface PlayerProps {
  one: FieldPlayer
  state: PlayerState | undefined
  move?: OwnMove | undefined
  isIdle?: boolean
}

function badgeOf(player: DuelPlayer | DuelReserve): 'C' | 'V' | undefined {
  if ('insteadOf' in player) return undefined
  if (player.hasArmband) return 'C'
  return player.isVice ? 'V' : undefined
}

function Player({ one: { player, insteadOf }, state, move, isIdle = false }: PlayerProps) {
  const { lineup: words, figures } = useFeatureCopy('live')
  const format = useFormat()
  const where = useWhere(state, player.presence)
  const cause = isIdle ? undefined : move?.causes.get(player.playerId)
  const note = 'insteadOf' in player ? reserveNote(player, words) : playerNote(player, words)
  // Before the match nothing is known. A 0 would look like a result.
  const isAwaited = state?.state === 'to-play' && player.pointTenths === 0
  const points = isAwaited ? '–' : format.pointTenths(player.pointTenths)
  return (
    <PlainLink
      to="/jogadores/$playerId"
      params={{ playerId: String(player.playerId) }}
      className="block w-full max-w-18 min-w-0 rounded-control text-center sm:max-w-28"
    >
      <PitchShirt
        shirt={player.shirt}
        name={player.name}
        badge={badgeOf(player)}
        isDim={isIdle}
        isLit={cause !== undefined && Math.abs(cause.tenths) >= LIT_TENTHS}
        float={cause && move && { key: move.key, text: figures.won(cause.tenths), isLoss: cause.tenths < 0 }}
        figure={
          <LiveFigure value={player.pointTenths} className="px-1">
            {isIdle && !isAwaited ? `(${points})` : points}
          </LiveFigure>
        }
      >
        <PlayerWhere state={state} presence={player.presence} isIn={insteadOf !== undefined} />
      </PitchShirt>
      <span className="sr-only">
        {[player.name, player.club, note, isAwaited ? undefined : words.made(player.pointTenths), where]
          .filter(Boolean)
          .join(', ')}
      </span>
    </PlainLink>
  )
}
