import type { PerformanceView, RoundStory, StoryPlayer, StoryReserve } from '#contract/story.ts'
import { shownRules } from '#domain/scoring/own-rules.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { playerNote, reserveNote } from '#web/game/lineup/lineup-notes.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { scoreBetween } from '#web/ui/score-between.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Each player of the lineup and the bench: what they did, what each action is worth, and by which rule set. */
export function LineupCard({ lineup }: { lineup: NonNullable<RoundStory['lineup']> }) {
  const { lineup: copy } = useFeatureCopy('story')
  const format = useFormat()
  return (
    <Card title={copy.title} aside={<span className="figures">{format.pointTenths(lineup.pointTenths)}</span>}>
      <ul className="divide-y divide-line">
        {lineup.players.map((player) => (
          <Player key={player.playerId} player={player} />
        ))}
        {lineup.bench.map((reserve) => (
          <Player key={reserve.playerId} player={reserve} />
        ))}
      </ul>
    </Card>
  )
}

function Player({ player }: { player: StoryPlayer | StoryReserve }) {
  const { lineup: copy } = useFeatureCopy('story')
  const { lineup: words } = useFeatureCopy('live')
  const format = useFormat()
  const { name, club, shirt, pointTenths, performances, presence } = player
  const isReserve = 'insteadOf' in player
  const isIdle = isReserve && player.insteadOf === null
  const note = isReserve ? reserveNote(player, words) : playerNote(player, words)
  const hasArmband = !isReserve && player.hasArmband
  const price = isReserve ? null : player.price
  const facts = [club, price !== null && copy.price(price), note].filter(Boolean)
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <ClubShirt shirt={shirt} size={28} captain={hasArmband} />
        <p className="min-w-0 flex-1 leading-tight">
          <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.playerId) }}>
            {name}
          </TextLink>
          <span className="block text-small text-muted">{facts.join(' · ')}</span>
        </p>
        <span className={isIdle ? 'text-muted' : 'figures text-title'}>
          {isIdle ? `(${format.pointTenths(pointTenths)})` : format.pointTenths(pointTenths)}
        </span>
      </div>
      {presence === 'awaited' && performances.length === 0 && (
        <p className="ml-10 text-small text-muted">{copy.notYet}</p>
      )}
      {performances.length > 0 && (
        <details className="ml-10 mt-1">
          <summary className="w-fit cursor-pointer py-1 text-small font-semibold">{copy.show(name)}</summary>
          {performances.map((performance) => (
            <Performance key={performance.match.id} performance={performance} />
          ))}
          {hasArmband && <p className="mt-1 text-small font-semibold">{copy.captainBonus(player.bonusTenths)}</p>}
        </details>
      )}
    </li>
  )
}

function Performance({ performance: { match, rules, lines, pointTenths } }: { performance: PerformanceView }) {
  const { lineup: copy } = useFeatureCopy('story')
  const { scouts } = useFeatureCopy('player')
  const format = useFormat()
  return (
    <div className="mt-1 text-small">
      <p>
        <TextLink to="/partidas/$matchId" params={{ matchId: String(match.id) }}>
          {match.home.name} {scoreBetween(match, format)} {match.away.name}
        </TextLink>
      </p>
      {lines.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line.scout} className="flex max-w-[28rem] justify-between gap-4 py-0.5">
              <span>{copy.line(line.count, scouts[line.scout], line.weightTenths)}</span>
              <span className="figures">{format.pointTenths(line.pointTenths)}</span>
            </li>
          ))}
          <li className="flex max-w-[28rem] justify-between gap-4 border-t border-line py-0.5 font-semibold">
            <span>=</span>
            <span className="figures">{format.pointTenths(pointTenths)}</span>
          </li>
        </ul>
      )}
      {rules && (
        <details>
          <summary className="w-fit cursor-pointer py-1 text-muted">{copy.howScored}</summary>
          <p className="text-muted">{copy.rules(shownRules(rules))}</p>
        </details>
      )}
    </div>
  )
}
