import type { ReactNode } from 'react'
import { shirtOutline } from '#web/ui/shirt-paths.ts'
import { ShirtShape } from '#web/ui/shirt-shape.tsx'
import { sampleLineup } from './sample-lineup.ts'

function Art({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 360 150" aria-hidden className="block h-auto w-full border-b border-line bg-raised">
      {children}
    </svg>
  )
}

export function SquadArt() {
  const chosen = [sampleLineup[0], sampleLineup[2], sampleLineup[3]].filter((place) => place !== undefined)
  return (
    <Art>
      {chosen.map(({ shirt, captain }, i) => (
        <g key={i} transform={`translate(${24 + i * 82} 38) scale(1.15)`}>
          <ShirtShape shirt={shirt} captain={captain ?? false} />
        </g>
      ))}
      <g transform="translate(270 38) scale(1.15)" fill="none" strokeWidth="2" className="stroke-control">
        <path d={shirtOutline} strokeDasharray="4 4" strokeLinejoin="round" />
        <path d="M32 24v18M23 33h18" strokeWidth="3" strokeLinecap="round" className="stroke-brand" />
      </g>
      <rect x="24" y="126" width="312" height="6" rx="3" className="fill-line" />
      <rect x="24" y="126" width="233" height="6" rx="3" className="fill-brand" />
    </Art>
  )
}

const forecasts = [
  [0.52, 0.26],
  [0.38, 0.29],
  [0.24, 0.31],
] as const

export function ForecastArt() {
  return (
    <Art>
      <path
        d="M24 66 72 52l48 10 48-26 48 8 48-22 72 12"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-brand"
      />
      <circle cx="336" cy="34" r="6" className="fill-brand" />
      {forecasts.map(([home, draw], i) => (
        <g key={home} transform={`translate(24 ${86 + i * 18})`}>
          <rect width={312 * home - 2} height="10" rx="2" className="fill-good" />
          <rect x={312 * home} width={312 * draw - 2} height="10" rx="2" className="fill-muted" />
          <rect x={312 * (home + draw)} width={312 * (1 - home - draw)} height="10" rx="2" className="fill-info" />
        </g>
      ))}
    </Art>
  )
}

const steps = [
  { place: 2, x: 60, height: 62 },
  { place: 1, x: 142, height: 92 },
  { place: 3, x: 224, height: 42 },
]

export function PodiumArt() {
  return (
    <Art>
      {steps.map(({ place, x, height }) => (
        <g key={place}>
          <rect
            x={x}
            y={150 - height}
            width="76"
            height={height}
            className={place === 1 ? 'fill-brand' : 'fill-line'}
          />
          <text
            x={x + 38}
            y={150 - height + 32}
            textAnchor="middle"
            fontSize="26"
            className={`figures ${place === 1 ? 'fill-on-brand' : 'fill-text'}`}
          >
            {place}
          </text>
          <circle cx={x + 38} cy={150 - height - 18} r="12" className={place === 1 ? 'fill-ball' : 'fill-control'} />
        </g>
      ))}
    </Art>
  )
}
