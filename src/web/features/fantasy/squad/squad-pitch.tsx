import { Suspense, useRef, useState } from 'react'
import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { captainOf, viceCaptainOf } from '#domain/squad/squad.ts'
import type { Position } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { useNavigate } from '#web/router/hooks.ts'
import type { LinkTarget } from '#web/router/target.ts'
import { playerConcern } from '#web/features/fantasy/advice/player-concern.ts'
import { Pitch } from '#web/ui/pitch.tsx'
import { PitchShirt } from '#web/ui/pitch-shirt.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { pitchLines } from './pitch-places.ts'
import { PlayerActions } from './squad-parts.ts'

interface Props {
  editor: SquadEditor
  players: ReadonlyMap<number, MarketPlayerView>
  clubs: ReadonlyMap<number, MarketClub>
  fillLink: (position: Position) => LinkTarget
}

const place =
  'flex w-full max-w-20 min-w-0 flex-col items-center rounded-control px-0.5 py-1 text-center text-small text-on-chip'
/** After a player is removed: focuses an open place or a player of the same line, otherwise anything on the pitch. */
function focusLine(pitch: HTMLElement | null, position: Position) {
  const line = pitch?.querySelector(`[data-line="${position}"]`)
  const next = line?.querySelector<HTMLElement>('a') ?? line?.querySelector<HTMLElement>('button')
  const any = next ?? pitch?.querySelector<HTMLElement>('a, button')
  any?.focus()
}

export function SquadPitch({ editor, players, clubs, fillLink }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  const navigate = useNavigate()
  const [chosenId, choose] = useState<number>()
  const [captainId, viceId] = [captainOf(editor.squad), viceCaptainOf(editor.squad)]
  const isChosenIn = editor.squad.players.some(({ playerId }) => playerId === chosenId)
  const chosen = isChosenIn && chosenId !== undefined ? players.get(chosenId) : undefined
  const pitch = useRef<HTMLDivElement>(null)
  function remove({ id, position }: MarketPlayerView) {
    editor.remove(id)
    setTimeout(() => focusLine(pitch.current, position))
  }
  function swap({ id, position }: MarketPlayerView) {
    editor.remove(id)
    void navigate(fillLink(position))
    setTimeout(() => document.getElementById('mercado')?.focus())
  }
  return (
    <div>
      <Pitch ref={pitch} label={words.pitch} className="-mx-2">
        {pitchLines(editor.squad).map((line) => (
          <ul
            key={line.position}
            data-line={line.position}
            className={`grid gap-x-1 grid-cols-${line.players.length + line.vacant}`}
          >
            {line.players.map(({ playerId }) => {
              const player = players.get(playerId)
              return (
                player && (
                  <li key={playerId} className="flex justify-center">
                    <PitchPlayer
                      player={player}
                      club={clubs.get(player.clubId)}
                      isCaptain={playerId === captainId}
                      isVice={playerId === viceId}
                      onChoose={() => choose(playerId)}
                    />
                  </li>
                )
              )
            })}
            {Array.from({ length: line.vacant }, (_, at) => (
              <li key={`vago-${at}`} className="flex justify-center">
                <Vacancy position={line.position} target={fillLink(line.position)} />
              </li>
            ))}
          </ul>
        ))}
      </Pitch>
      {editor.squad.players.length > 0 && <p className="pt-2 text-small text-muted print:hidden">{words.choose}</p>}
      {chosen && (
        <Suspense>
          <PlayerActions
            player={chosen}
            club={clubs.get(chosen.clubId)}
            isCaptain={chosen.id === captainId}
            isVice={chosen.id === viceId}
            onCaptain={() => editor.makeCaptain(chosen.id)}
            onVice={() => editor.makeVice(chosen.id)}
            onSwap={() => swap(chosen)}
            onRemove={() => remove(chosen)}
            onClose={() => choose(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface PitchPlayerProps {
  player: MarketPlayerView
  club: MarketClub | undefined
  isCaptain: boolean
  isVice: boolean
  onChoose: () => void
}

function PitchPlayer({ player, club, isCaptain, isVice, onChoose }: PitchPlayerProps) {
  const { squad: words, positions, advice } = useFeatureCopy('fantasy')
  const format = useFormat()
  const concern = playerConcern(player)
  const expected = format.pointTenths(player.expectedTenths)
  return (
    <button type="button" aria-haspopup="dialog" onClick={onChoose} className={place}>
      <PitchShirt
        shirt={club?.shirt}
        name={player.name}
        figure={expected}
        badge={isCaptain ? 'C' : isVice ? 'V' : undefined}
      />
      <span className="sr-only">
        {player.name}, {positions[player.position]}
        {isCaptain && `, ${words.captain}`}
        {isVice && `, ${words.vice}`}, {words.expected(expected)}
      </span>
      {concern && (
        <span
          className={`mt-0.5 w-full rounded-control bg-surface text-[0.6875rem]/[1.125rem] font-semibold ${concern === 'duvida' ? 'text-info' : 'text-bad'}`}
        >
          <span aria-hidden>{advice.shortConcerns[concern]}</span>
          <span className="sr-only">{advice.concerns[concern]}</span>
        </span>
      )}
    </button>
  )
}

function Vacancy({ position, target }: { position: Position; target: LinkTarget }) {
  const { squad: words, positions, lines } = useFeatureCopy('fantasy')
  return (
    <PlainLink
      {...target}
      aria-label={words.fill(positions[position])}
      onClick={() => document.getElementById('mercado')?.focus({ preventScroll: true })}
      className={place}
    >
      <span
        aria-hidden
        className="grid h-[34px] w-9 place-items-center rounded-control border-2 border-dashed border-on-chip/80 font-semibold"
      >
        +
      </span>
      <span aria-hidden className="mt-0.5 rounded-control bg-chip px-2">
        {lines[position]}
      </span>
    </PlainLink>
  )
}
