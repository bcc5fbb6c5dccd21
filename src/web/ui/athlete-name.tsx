import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { TextLink } from './text-link.tsx'

interface Props {
  player: { playerId: number; name: string; clubId: number }
  sport: Sport
}

/** Athletes of sports with fantasy have pages. Others link to their club's list of players. */
export function AthleteName({ player, sport }: Props) {
  if (isFantasySport(sport))
    return (
      <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.playerId) }}>
        {player.name}
      </TextLink>
    )
  return (
    <TextLink to="/clubes/$clubId" params={{ clubId: String(player.clubId) }} hash={`jogador-${player.playerId}`}>
      {player.name}
    </TextLink>
  )
}
