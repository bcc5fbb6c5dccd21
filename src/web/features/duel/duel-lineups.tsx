import type { DuelPlayer, DuelSideView } from '#contract/duel.ts'
import { useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Both elevens side by side, each in the order of the lines. */
export function DuelLineups({ own, opponent }: { own: DuelSideView; opponent: DuelSideView }) {
  return (
    <div className="grid gap-4 pb-3 sm:grid-cols-2">
      <Eleven side={own} />
      <Eleven side={opponent} />
    </div>
  )
}

function Eleven({ side }: { side: DuelSideView }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 truncate font-bold">{side.squadName}</h3>
      <ul className="divide-y divide-line">
        {side.players.map((player) => (
          <Player key={player.playerId} player={player} />
        ))}
      </ul>
    </div>
  )
}

function Player({ player }: { player: DuelPlayer }) {
  const { duel } = useFeatureCopy('ranking')
  const format = useFormat()
  return (
    <li className="flex min-h-11 items-center gap-2">
      <ClubShirt shirt={player.shirt} size={22} label={player.club} captain={player.isCaptain} />
      <span className="min-w-0 flex-1 truncate">
        <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.playerId) }}>
          {player.name}
        </TextLink>
        {player.isCaptain && <span className="text-small text-muted"> ({duel.captain})</span>}
      </span>
      <span className="figures tabular-nums">{format.pointTenths(player.pointTenths)}</span>
    </li>
  )
}
