import { Fragment, Suspense, useRef, useState } from 'react'
import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { captainOf, viceCaptainOf } from '#domain/squad/squad.ts'
import type { Position } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Link } from '#web/router/link.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import type { LinkTarget } from '#web/router/target.ts'
import { playerConcern } from '#web/features/fantasy/advice/player-concern.ts'
import { PitchLines } from './pitch-lines.tsx'
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
const shortName = (name: string) => name.split(' ').at(-1) ?? name
/** Five stand side by side on a phone: a long surname is written smaller, never cut. */
const nameSize = (name: string) =>
  name.length > 9
    ? 'text-[0.625rem]/[1.125rem]'
    : name.length > 7
      ? 'text-[0.6875rem]/[1.125rem]'
      : 'text-[0.75rem]/[1.125rem]'

/** Once the player is gone: the place he left, or whoever stands nearest. */
function focusLine(pitch: HTMLElement | null, position: Position) {
  const line = pitch?.querySelector(`[data-line="${position}"]`)
  const next = line?.querySelector<HTMLElement>('a') ?? line?.querySelector<HTMLElement>('button')
  const any = next ?? pitch?.querySelector<HTMLElement>('a, button')
  any?.focus()
}

export function SquadPitch({ editor, players, clubs, fillLink }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  const [chosenId, choose] = useState<number>()
  const [captainId, viceId] = [captainOf(editor.squad), viceCaptainOf(editor.squad)]
  const isChosenIn = editor.squad.players.some(({ playerId }) => playerId === chosenId)
  const pitch = useRef<HTMLDivElement>(null)
  function remove({ id, position }: MarketPlayerView) {
    editor.remove(id)
    setTimeout(() => focusLine(pitch.current, position))
  }
  return (
    <div>
      <div
        ref={pitch}
        role="group"
        aria-label={words.pitch}
        className="relative -mx-2 overflow-hidden rounded-card bg-pitch px-1 py-3 [print-color-adjust:exact] print:break-inside-avoid"
      >
        <PitchLines />
        <div className="relative grid gap-3">
          {pitchLines(editor.squad).map((line) => (
            <ul
              key={line.position}
              data-line={line.position}
              className={`grid grid-cols-${line.players.length + line.vacant}`}
            >
              {line.players.map(({ playerId }) => {
                const player = players.get(playerId)
                if (!player) return null
                const [isCaptain, isVice] = [playerId === captainId, playerId === viceId]
                const isChosen = playerId === chosenId
                return (
                  <Fragment key={playerId}>
                    <li className="flex justify-center">
                      <PitchPlayer
                        player={player}
                        club={clubs.get(player.clubId)}
                        isCaptain={isCaptain}
                        isVice={isVice}
                        isChosen={isChosen}
                        onChoose={() => choose(isChosen ? undefined : playerId)}
                      />
                    </li>
                    {/* Next in order for Tab, under the whole line for the eye. */}
                    {isChosen && (
                      <li className="order-last col-span-full">
                        <Suspense>
                          <PlayerActions
                            player={player}
                            isCaptain={isCaptain}
                            isVice={isVice}
                            onCaptain={() => editor.makeCaptain(playerId)}
                            onVice={() => editor.makeVice(playerId)}
                            onRemove={() => remove(player)}
                          />
                        </Suspense>
                      </li>
                    )}
                  </Fragment>
                )
              })}
              {Array.from({ length: line.vacant }, (_, at) => (
                <li key={`vago-${at}`} className="flex justify-center">
                  <Vacancy position={line.position} target={fillLink(line.position)} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      {!isChosenIn && editor.squad.players.length > 0 && (
        <p className="pt-2 text-small text-muted print:hidden">{words.choose}</p>
      )}
    </div>
  )
}

interface PitchPlayerProps {
  player: MarketPlayerView
  club: MarketClub | undefined
  isCaptain: boolean
  isVice: boolean
  isChosen: boolean
  onChoose: () => void
}

function PitchPlayer({ player, club, isCaptain, isVice, isChosen, onChoose }: PitchPlayerProps) {
  const { squad: words, positions, advice } = useFeatureCopy('fantasy')
  const format = useFormat()
  const concern = playerConcern(player)
  const expected = format.pointTenths(player.expectedTenths)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`${place} aria-pressed:outline-2 aria-pressed:outline-ball`}
    >
      {club && <ClubShirt shirt={club.shirt} size={36} captain={isCaptain} />}
      <span className="w-full rounded-t-control bg-chip font-semibold">
        <span aria-hidden className={`block wrap-anywhere ${nameSize(shortName(player.name))}`}>
          {shortName(player.name)}
        </span>
        <span className="sr-only">
          {player.name}, {positions[player.position]}
          {isCaptain && `, ${words.captain}`}
          {isVice && `, ${words.vice}`}
        </span>
      </span>
      <span className="w-full rounded-b-control bg-chip px-1 tabular-nums">
        <span aria-hidden>
          {expected}
          {isCaptain && ' · C'}
          {isVice && ' · V'}
        </span>
        <span className="sr-only">{words.expected(expected)}</span>
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
    <Link
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
    </Link>
  )
}
