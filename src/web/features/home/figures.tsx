import { useFeatureCopy } from '#web/base/app-context.ts'

export function Figures() {
  const { figures } = useFeatureCopy('home')
  const shown = [figures.users, figures.leagues, figures.picks, figures.uptime]
  return (
    <section aria-label={figures.title} className="mt-16 border-y border-line bg-surface">
      <dl className="page-width grid grid-cols-2 gap-y-6 py-8 md:grid-cols-4">
        {shown.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end md:not-first:border-l md:not-first:border-line md:not-first:pl-6"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="figures text-display">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
