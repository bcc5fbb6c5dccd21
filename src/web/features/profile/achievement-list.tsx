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

type Words = ReturnType<typeof useFeatureCopy<'profile'>>['achievements']
type Way = (progress: AchievementView, copy: Words) => string

const counted: Way = ({ current, target }, copy) => (target === 1 ? copy.locked : copy.progress(current, target))

/** The icon of each achievement and how its progress is worded. */
const looks: Record<Achievement, { icon: typeof Crown; way: Way }> = {
  'primeira-escalacao': { icon: Shirt, way: counted },
  'olho-clinico': { icon: Crosshair, way: counted },
  'campeao-de-liga': { icon: Trophy, way: counted },
  'em-chamas': { icon: Flame, way: counted },
  'rodada-de-gala': { icon: Sparkles, way: ({ current }, copy) => copy.points(current, GALA_TENTHS) },
  'top-100': { icon: Crown, way: ({ current }, copy) => copy.towards(current) },
}

interface Props {
  achievements: readonly AchievementView[]
  isExample?: boolean
  /** Takes the full width of the page. */
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
  const { icon: Icon, way } = looks[kind]
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
