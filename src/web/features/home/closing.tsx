import { useFeatureCopy } from '#web/base/app-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Always uses the dark theme: a pitch at night under floodlights. */
export function Closing() {
  const { closing } = useFeatureCopy('home')
  return (
    <section className="page-width mt-16">
      <div data-theme="dark" className="relative overflow-hidden rounded-card bg-pitch-alt">
        <svg
          viewBox="0 0 1160 320"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden
          className="absolute inset-0 size-full"
        >
          {[0, 2, 4, 6, 8].map((stripe) => (
            <rect key={stripe} x={stripe * 129} width="129" height="320" className="fill-pitch" />
          ))}
          <g fill="none" strokeWidth="3" className="stroke-pitch-line opacity-45">
            <path d="M580-10V22M580 298V330" />
            <circle cx="580" cy="160" r="138" />
            <path d="M-10 60H130V260H-10M1170 60H1030V260H1170" />
          </g>
        </svg>
        <div className="relative grid justify-items-center px-5 py-16 text-center text-on-chip">
          <h2 className="text-display">{closing.title}</h2>
          <p className="mt-3 mb-7 max-w-[26rem] text-lead text-balance">{closing.text}</p>
          <ButtonLink to="/fantasy" size="large">
            {closing.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
