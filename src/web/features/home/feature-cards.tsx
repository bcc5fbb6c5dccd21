import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Link } from '#web/router/link.tsx'
import { ForecastArt, PodiumArt, SquadArt } from './feature-art.tsx'

export function FeatureCards() {
  const { features } = useFeatureCopy('home')
  return (
    <section aria-labelledby="recursos" className="page-width mt-16">
      <h2 id="recursos" className="text-display">
        {features.title}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        <FeatureCard to="/fantasy" {...features.fantasy} art={<SquadArt />} />
        <FeatureCard to="/analytics" {...features.analytics} art={<ForecastArt />} />
        <FeatureCard to="/rankings" {...features.rankings} art={<PodiumArt />} />
      </ul>
    </section>
  )
}

interface FeatureProps {
  to: '/fantasy' | '/analytics' | '/rankings'
  title: string
  text: string
  action: string
  art: ReactNode
}

function FeatureCard({ to, title, text, action, art }: FeatureProps) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-control">
      {art}
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-title">{title}</h3>
        <p className="mt-1.5 mb-3 text-muted">{text}</p>
        {/* This link covers the whole card. */}
        <Link
          to={to}
          className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start font-bold text-brand after:absolute after:inset-0"
        >
          {action}
          <ArrowRight size={18} aria-hidden className="transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
    </li>
  )
}
