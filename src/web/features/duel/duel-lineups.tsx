import type { DuelPlayer, DuelReserve, DuelSideView } from '#contract/duel.ts'
import { POSITIONS, type Position } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { playerNote, reserveNote } from '#web/game/lineup/lineup-notes.ts'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { LiveFigure } from '#web/ui/live-figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface Props {
  own: DuelSideView
  opponent: DuelSideView
}

/** A player of the lineup, or a reserve. Reserves are listed after the players of their line. */
type Shown = DuelPlayer | DuelReserve
const isReserve = (player: Shown): player is DuelReserve => 'insteadOf' in player
/** Points of an unused reserve count in no sum. */
const counts = (player: Shown) => !isReserve(player) || player.insteadOf !== null

const inLine = ({ players, bench }: DuelSideView, position: Position): Shown[] =>
  [...players, ...bench].filter((player) => player.position === position)

/** Both lineups side by side, with the points in the middle, also on a phone. */
export function DuelLineups({ own, opponent }: Props) {
  const words = useFeatureCopy('duel')
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{words.lineups}</caption>
      <colgroup>
        <col />
        <col className="w-11 sm:w-16" />
        <col className="w-11 sm:w-16" />
        <col />
      </colgroup>
      <thead>
        <tr className="text-small text-muted">
          <th scope="col" colSpan={2} className="pb-2 text-left font-semibold [overflow-wrap:break-word]">
            {own.squadName}
          </th>
          <th scope="col" colSpan={2} className="pb-2 text-right font-semibold [overflow-wrap:break-word]">
            {opponent.squadName}
          </th>
        </tr>
      </thead>
      {POSITIONS.map((position) => (
        <Line key={position} position={position} own={own} opponent={opponent} />
      ))}
    </table>
  )
}

function Line({ position, own, opponent }: Props & { position: Position }) {
  const words = useFeatureCopy('duel')
  const [mine, theirs] = [inLine(own, position), inLine(opponent, position)]
  const rows = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => [mine[at], theirs[at]] as const)
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr className="border-t border-line bg-raised">
        <th scope="rowgroup" colSpan={4} className="px-2 py-1 text-center text-small font-semibold text-muted">
          {words.lines[position]}
        </th>
      </tr>
      {rows.map(([left, right]) => (
        <tr key={`${left?.playerId ?? 0}-${right?.playerId ?? 0}`} className="border-t border-line">
          <td className="h-12 py-1">{left && <Player player={left} />}</td>
          <Points player={left} />
          <Points player={right} />
          <td className="h-12 py-1">{right && <Player player={right} isRight />}</td>
        </tr>
      ))}
    </tbody>
  )
}

function Points({ player }: { player: Shown | undefined }) {
  const format = useFormat()
  return (
    <td className="px-0.5 text-center tabular-nums">
      {player && counts(player) && (
        <LiveFigure value={player.pointTenths} className="px-0.5">
          {format.pointTenths(player.pointTenths)}
        </LiveFigure>
      )}
      {player && !counts(player) && (
        <span className="px-0.5 text-small text-muted">{`(${format.pointTenths(player.pointTenths)})`}</span>
      )}
    </td>
  )
}

function Player({ player, isRight = false }: { player: Shown; isRight?: boolean }) {
  const { lineup: words } = useFeatureCopy('live')
  const note = isReserve(player) ? reserveNote(player, words) : playerNote(player, words)
  const hasArmband = !isReserve(player) && player.hasArmband
  return (
    <span className={`flex items-center gap-1.5 sm:gap-2.5 ${isRight ? 'flex-row-reverse text-right' : ''}`}>
      <ClubShirt shirt={player.shirt} size={20} label={player.club} captain={hasArmband} />
      <span className="min-w-0 text-small leading-tight [overflow-wrap:break-word] sm:text-base">
        <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.playerId) }}>
          {player.name}
        </TextLink>
        {note && <span className="block text-small text-muted">{note}</span>}
      </span>
    </span>
  )
}
