import type { ReactNode } from 'react'

interface Props {
  code: string
  headline: string
  detail: string
  children: ReactNode
}

/** "Not found", a failure or a lost connection, with a picture: a corner of a pitch with the ball out of play. */
export function StoppedPlay({ code, headline, detail, children }: Props) {
  return (
    <div className="page-width grid items-center gap-8 py-12 md:grid-cols-2 md:py-20">
      <div>
        <p className="figures text-title text-muted">{code}</p>
        <h1 className="mt-1 text-hero">{headline}</h1>
        <p className="mt-4 mb-6 text-lead text-muted">{detail}</p>
        {children}
      </div>
      <svg viewBox="0 0 400 300" aria-hidden className="w-full rounded-card">
        <rect width="400" height="300" className="fill-pitch" />
        {[0, 2, 4].map((stripe) => (
          <rect key={stripe} x={stripe * 66.7} width="66.7" height="300" className="fill-pitch-alt" />
        ))}
        <g fill="none" strokeWidth="4" className="stroke-pitch-line">
          <path d="M-10 232H330V-10" />
          <path d="M300 232a30 30 0 0 1 30-30" />
          <path d="M-10 90H120V232" />
        </g>
        <path d="M330 232V150" strokeWidth="5" strokeLinecap="round" className="stroke-on-chip" />
        <path d="M330 150l-38 14 38 14z" className="fill-ball" />
        <circle cx="366" cy="262" r="13" className="fill-ball" />
      </svg>
    </div>
  )
}
