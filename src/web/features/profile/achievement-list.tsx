import Crosshair from 'lucide-react/icons/crosshair'
import Crown from 'lucide-react/icons/crown'
import Flame from 'lucide-react/icons/flame'
import Shirt from 'lucide-react/icons/shirt'
import Sparkles from 'lucide-react/icons/sparkles'
import Trophy from 'lucide-react/icons/trophy'
import { GALA_TENTHS, type Achievement } from '#domain/achievement/achievements.ts'
import type { AchievementView } from '#contract/profile.ts'
import { useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Bar } from '#web/ui/bar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'

const icons: Record<Achievement, typeof Crown> = {
  'primeira-escalacao': Shirt,
  'olho-clinico': Crosshair,
  'campeao-de-liga': Trophy,
  'em-chamas': Flame,
  'rodada-de-gala': Sparkles,
  'top-100': Crown,
}

interface Props {
  achievements: readonly AchievementView[]
  isExample?: boolean
  /** Across the whole page. */
  wide?: boolean
}

export function AchievementList({ achievements, isExample = false, wide = false }: Props) {
  const { achievements: copy } = useFeatureCopy('profile')
  const { shell } = useCopy()
  const unlocked = achievements.filter(({ unlockedAtMs }) => unlockedAtMs !== null).length
  const count = copy.count(unlocked, achievements.length)
  return (
    <Card title={copy.title} aside={isExample ? <Badge tone="info">{shell.example}</Badge> : count}>
      <ul className={`grid gap-3 sm:grid-cols-2 ${wide ? 'lg:grid-cols-3' : ''}`}>
        {achievements.map((achievement) => (
          <Item key={achievement.kind} achievement={achievement} />
        ))}
      </ul>
    </Card>
  )
}

function Item({ achievement }: { achievement: AchievementView }) {
  const { achievements: copy } = useFeatureCopy('profile')
  const { kind, unlockedAtMs, current, target } = achievement
  const Icon = icons[kind]
  const isOpen = unlockedAtMs !== null
  return (
    <li
      id={kind}
      className={`flex scroll-mt-24 gap-3 rounded-control border p-3 ${isOpen ? 'border-good' : 'border-line'}`}
    >
      <span
        aria-hidden
        className={`grid size-11 shrink-0 place-items-center rounded-full ${isOpen ? 'bg-brand text-on-brand' : 'bg-raised text-muted'}`}
      >
        <Icon size={22} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-bold">{copy.names[kind]}</p>
        <p className="text-small text-muted">{copy.descriptions[kind]}</p>
        {isOpen ? (
          <p className="mt-1 text-small font-semibold text-good">
            {copy.unlocked} <Time atMs={unlockedAtMs} as="date" />
          </p>
        ) : (
          <div className="mt-2">
            <Bar
              role="progressbar"
              aria-label={copy.names[kind]}
              aria-valuemin={0}
              aria-valuemax={target}
              aria-valuenow={current}
              aria-valuetext={way(achievement, copy)}
              share={current / target}
              tone="good"
            />
            <p className="mt-1 text-small text-muted">{way(achievement, copy)}</p>
          </div>
        )}
      </div>
    </li>
  )
}

function way(
  { kind, current, target }: AchievementView,
  copy: ReturnType<typeof useFeatureCopy<'profile'>>['achievements'],
) {
  if (kind === 'rodada-de-gala') return copy.points(current, GALA_TENTHS)
  if (kind === 'top-100') return copy.towards(current)
  return target === 1 ? copy.locked : copy.progress(current, target)
}
