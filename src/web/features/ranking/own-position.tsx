import type { OwnRanking } from '#contract/ranking.ts'
import type { RankingMetric } from '#domain/ranking/ranking-kinds.ts'
import { MIN_PICKS_FOR_PRECISION } from '#domain/pick/pick-record.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Badges } from './badges.tsx'
import { RankChange } from './rank-change.tsx'
import { RankingTable } from './ranking-table.tsx'

/** Boards about picks. A person without a rank there gets a link to the picks, not to the squad. */
const countsPicks: Record<RankingMetric, boolean> = { pontos: false, vitorias: false, precisao: true, streak: true }

/** The specification's fixed values, marked as an example. */
const example = { rank: 1247, points: 15420 }

/** `isListed`: the board next to this card already opens around the viewer, so no neighbours are shown. */
export function OwnPosition({ ranking, isListed }: { ranking: OwnRanking; isListed: boolean }) {
  const words = useFeatureCopy('ranking')
  const { own, around, metric, total, managerId, followed } = ranking
  if (managerId === null) return <ExamplePosition />
  if (!own) return <NotRanked ranking={ranking} />
  return (
    <Card title={words.own.title} aside={words.own.of(total)}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-display">{words.own.rank(own.rank)}</span>
        <span>
          <span className="figures text-title">{words.scores[metric](own.score)}</span>{' '}
          <span className="text-small text-muted">{words.units[metric](own.score)}</span>
        </span>
        <RankChange entry={own} />
      </p>
      {own.badges.length > 0 && <Badges badges={own.badges} className="mt-2" />}
      {!isListed && around.length > 1 && (
        <div className="mt-4">
          <RankingTable
            caption={words.own.around}
            entries={nearest(around, managerId)}
            metric={metric}
            managerId={managerId}
            followed={new Set(followed)}
            isBrief
          />
        </div>
      )}
    </Card>
  )
}

const NEAREST = 2

function nearest(around: OwnRanking['around'], managerId: number) {
  const place = around.findIndex((entry) => entry.managerId === managerId)
  return around.slice(Math.max(0, place - NEAREST), place + NEAREST + 1)
}

/** Says how to get a rank, which depends on the board: with a squad, with picks, or by following people. */
function NotRanked({ ranking }: { ranking: OwnRanking }) {
  const { own: words } = useFeatureCopy('ranking')
  const { metric, friends, next, settledPicks } = ranking
  const left = MIN_PICKS_FOR_PRECISION - settledPicks
  const isOfPicks = countsPicks[metric]
  if (friends === 0)
    return (
      <Card title={words.title}>
        <p>{words.friends}</p>
      </Card>
    )
  return (
    <Card title={words.title}>
      {next && !isOfPicks ? (
        <p>{(next.isDebut ? words.debut : words.nextRound)(next.number, next.deadlineAtMs)}</p>
      ) : (
        <p>{words.unranked}</p>
      )}
      {metric === 'precisao' && left > 0 && <p className="mt-1 text-muted">{words.precision(left)}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {!isOfPicks && (
          <ButtonLink to="/fantasy" look={next ? 'secondary' : 'primary'}>
            {next ? words.squadAction : words.visitorAction}
          </ButtonLink>
        )}
        <ButtonLink to="/palpites" look="secondary">
          {words.pickAction}
        </ButtonLink>
      </div>
    </Card>
  )
}

function ExamplePosition() {
  const words = useFeatureCopy('ranking')
  return (
    <Card title={words.own.title} aside={<Badge>{words.own.example}</Badge>}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
        <span className="figures text-display">{words.own.rank(example.rank)}</span>
        <span>
          <span className="figures text-title">{words.scores.pontos(example.points)}</span>{' '}
          <span className="text-small">{words.units.pontos(example.points)}</span>
        </span>
      </p>
      <p className="mt-2">{words.own.visitorText}</p>
      <Actions />
    </Card>
  )
}

function Actions() {
  const words = useFeatureCopy('ranking')
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <ButtonLink to="/fantasy">{words.own.visitorAction}</ButtonLink>
      <ButtonLink to="/palpites" look="secondary">
        {words.own.pickAction}
      </ButtonLink>
    </div>
  )
}
