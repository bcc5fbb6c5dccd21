import type { ReactNode } from 'react'

/** Upright on a phone, lying on wider screens. */
export function WholePitch({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="relative overflow-hidden rounded-card bg-pitch [print-color-adjust:exact]"
    >
      <Lines className="md:hidden" transform="" stripes="M0 20h100v20H0zM0 60h100v20H0z" />
      <Lines className="max-md:hidden" transform="rotate(-90 50 50)" stripes="M20 0h20v100H20zM60 0h20v100H60z" />
      <div className="relative grid min-h-[46rem] grid-rows-2 md:min-h-[31rem] md:grid-cols-2 md:grid-rows-1">
        {children}
      </div>
    </div>
  )
}

const areas =
  'M2.5 1.5h95v97h-95zM2.5 50h95M22 1.5v14h56v-14M37 1.5v5h26v-5M22 98.5v-14h56v14M37 98.5v-5h26v5M40 15.5a11 5 0 0 0 20 0M40 84.5a11 5 0 0 1 20 0M36 50a14 8 0 1 0 28 0a14 8 0 1 0 -28 0'

function Lines({ className, transform, stripes }: { className: string; transform: string; stripes: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      fill="none"
      className={`absolute inset-0 size-full ${className}`}
    >
      <path d={stripes} className="fill-pitch-alt" />
      <path
        d={areas}
        {...(transform && { transform })}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-pitch-line"
      />
    </svg>
  )
}
