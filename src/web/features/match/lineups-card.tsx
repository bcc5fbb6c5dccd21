import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { isPosition } from '#domain/sport/position.ts'
import type { ClubView } from '#contract/club.ts'
import type { MatchPageView, MatchPlayerView } from '#contract/match.ts'
import { Link } from '#web/router/link.tsx'
import { AthleteName } from '#web/ui/athlete-name.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubName } from '#web/ui/club-name.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { deedsOf, lineupsOf, linesOf, type MatchLineups } from './match-lineups.ts'
import { PlayerDeeds, useDeedsText } from './player-deeds.tsx'
import { useLineupSide, type LineupSide } from './use-lineup-side.ts'
import { WholePitch } from './whole-pitch.tsx'

type LineupSides = ReturnType<typeof useLineupSide>

/** Both lineups on one pitch, with what each player did (MP1). */
export function LineupsCard({ page }: { page: MatchPageView }) {
  const { lineups: copy } = useFeatureCopy('begun')
  const whose = useLineupSide(page)
  const lineups = lineupsOf(page)
  if (!lineups) return null
  return (
    <Card title={copy.title}>
      <WholePitch label={copy.pitch}>
        <Half page={page} side="home" lineups={lineups} whose={whose} />
        <Half page={page} side="away" lineups={lineups} whose={whose} />
      </WholePitch>
      <Entered page={page} lineups={lineups} whose={whose} />
    </Card>
  )
}

const halves = {
  home: { half: 'flex-col md:flex-row', line: 'flex-row md:flex-col' },
  away: { half: 'flex-col-reverse md:flex-row-reverse', line: 'flex-row md:flex-col' },
} as const

interface PartProps {
  page: MatchPageView
  lineups: MatchLineups
  whose: LineupSides
}

function Half({ page, side, lineups, whose }: PartProps & { side: keyof MatchLineups }) {
  const { lineups: copy } = useFeatureCopy('begun')
  const club = page.match[side]
  return (
    <section aria-label={copy.of(club.name)} className={`flex justify-around py-2 ${halves[side].half}`}>
      {linesOf(lineups[side].starters).map((line) => (
        <ul key={line[0]?.position} className={`flex min-w-0 justify-evenly md:flex-1 ${halves[side].line}`}>
          {line.map((player) => (
            <li key={player.playerId} className="flex min-w-0 flex-1 justify-center md:flex-none">
              <OnPitch page={page} player={player} club={club} whose={whose(player.playerId)} />
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}

const surname = (name: string) => name.split(' ').at(-1) ?? name

function OnPitch({ page, player, club, whose }: Omit<PartProps, 'lineups' | 'whose'> & PlayerProps) {
  const words = useFeatureCopy('begun')
  const { positions } = useFeatureCopy('player')
  const format = useFormat()
  const deeds = deedsOf(page, player.playerId)
  const deedsText = useDeedsText()
  const points = format.pointTenths(player.pointTenths)
  const { position } = player
  return (
    <Link
      to="/jogadores/$playerId"
      params={{ playerId: String(player.playerId) }}
      className="flex w-full max-w-24 min-w-0 flex-col items-center rounded-control py-1 text-center text-on-chip"
    >
      <span className="sr-only">
        {[
          player.name,
          isPosition(position) ? positions[position] : position,
          words.lineups.points(points),
          deedsText(deeds),
          whose && words.whose[whose],
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span aria-hidden className="relative">
        <ClubShirt shirt={club.shirt} size={32} className="[&>path:last-child]:stroke-on-chip" />
        {whose && (
          <span
            className={`absolute -top-2 left-1/2 -translate-x-1/2 rounded-full px-1.5 text-[0.625rem]/[1rem] font-bold whitespace-nowrap ${whose === 'mine' ? 'bg-ball text-[#08130e]' : 'bg-on-chip text-[#08130e]'}`}
          >
            {words.whose[whose]}
          </span>
        )}
      </span>
      <span aria-hidden className="figures mt-0.5 rounded-control bg-chip px-1.5">
        {points}
      </span>
      <span
        aria-hidden
        className="mt-0.5 max-w-full rounded-[4px] bg-chip px-1 text-[0.6875rem]/[1rem] font-semibold wrap-anywhere md:text-small"
      >
        {surname(player.name)}
      </span>
      <PlayerDeeds deeds={deeds} />
    </Link>
  )
}

interface PlayerProps {
  player: MatchPlayerView
  club: ClubView
  whose: LineupSide
}

/** Players who came on, as text outside the pitch. */
function Entered({ page, lineups, whose }: PartProps) {
  const words = useFeatureCopy('begun')
  const format = useFormat()
  const deedsText = useDeedsText()
  const { home, away } = page.match
  const sides = [
    { club: home, entered: lineups.home.entered },
    { club: away, entered: lineups.away.entered },
  ].filter(({ entered }) => entered.length > 0)
  if (sides.length === 0) return null
  return (
    <div className="mt-4 grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
      {sides.map(({ club, entered }) => (
        <section key={club.id} aria-label={words.lineups.entered(club.name)}>
          <h3 className="mb-1 flex flex-wrap items-center gap-x-2 text-body">
            <ClubName club={club} size={20} /> <span className="font-normal text-muted">{words.lineups.cameOn}</span>
          </h3>
          <ul className="divide-y divide-line">
            {entered.map((player) => {
              const isWhose = whose(player.playerId)
              return (
                <li key={player.playerId} className="flex min-h-10 items-center justify-between gap-3">
                  <span>
                    <AthleteName player={player} sport={page.match.sport} />{' '}
                    <span className="text-small text-muted">
                      {[deedsText(deedsOf(page, player.playerId)), isWhose && words.whose[isWhose]]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </span>
                  <span className="figures">{format.pointTenths(player.pointTenths)}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
