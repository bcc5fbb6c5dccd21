import type { DuelSideView, DuelView } from '#contract/duel.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LiveFigure } from '#web/ui/live-figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function DuelScore({ duel, isSelf = true }: { duel: DuelView; isSelf?: boolean }) {
  const words = useFeatureCopy('duel')
  const { own, opponent, outcome, isFinal } = duel
  if (!opponent) return <p className="text-muted">{isSelf ? words.rest : words.restOther}</p>
  const ofSelf = isFinal
    ? { ahead: words.won, behind: words.lost, level: words.drew }
    : { ahead: words.ahead, behind: words.behind, level: words.level }
  const verb = isFinal ? words.wins : words.leads
  const ofOther = { ...ofSelf, ahead: verb(own.managerName), behind: verb(opponent.managerName) }
  const said = (isSelf ? ofSelf : ofOther)[outcome]
  const tone = outcome === 'ahead' ? 'good' : outcome === 'behind' ? 'bad' : 'plain'
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-2">
        <Side side={own} />
        <span className="pt-3 text-small text-muted">{words.versus}</span>
        <Side side={opponent} />
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{said}</Badge>
        {!isFinal && <span className="text-small text-muted">{words.provisional}</span>}
      </p>
    </>
  )
}

function Side({ side }: { side: DuelSideView }) {
  const format = useFormat()
  return (
    <div className="flex min-w-0 flex-col items-center gap-1 text-center">
      <Avatar seed={side.avatarSeed} size={40} />
      <p className="w-full leading-tight [overflow-wrap:break-word]">
        <TextLink to="/participantes/$id" params={{ id: side.managerId }}>
          {side.managerName}
        </TextLink>
      </p>
      <p className="w-full text-small text-muted [overflow-wrap:break-word]">{side.squadName}</p>
      <p>
        <LiveFigure value={side.pointTenths} className="px-1.5 text-title">
          {format.pointTenths(side.pointTenths)}
        </LiveFigure>
      </p>
    </div>
  )
}
