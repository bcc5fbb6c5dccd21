import { useFormat } from '#web/base/app-context.ts'
import { ShirtShape } from '#web/ui/shirt-shape.tsx'
import { pitchBox, project, projectedCircle, projectedPath, round } from './pitch-perspective.ts'
import { sampleLineup } from './sample-lineup.ts'

const stripe = (from: number, to: number) =>
  projectedPath(
    [
      [-1, from],
      [1, from],
      [1, to],
      [-1, to],
    ],
    true,
  )

const grass = stripe(0, 1)
const mown = [0.1, 0.3, 0.5, 0.7, 0.9].map((from) => stripe(from, from + 0.1)).join('')

const box = (half: number, from: number, to: number) =>
  projectedPath([
    [-half, from],
    [-half, to],
    [half, to],
    [half, from],
  ])

const lines = [
  projectedPath(
    [
      [-0.94, 0.03],
      [0.94, 0.03],
      [0.94, 0.97],
      [-0.94, 0.97],
    ],
    true,
  ),
  projectedPath([
    [-0.94, 0.5],
    [0.94, 0.5],
  ]),
  projectedCircle({ along: 0.5, radius: 0.25 }),
  box(0.52, 0.03, 0.17),
  box(0.24, 0.03, 0.08),
  box(0.52, 0.97, 0.83),
  box(0.24, 0.97, 0.92),
  projectedCircle({ along: 0.12, radius: 0.22, from: 0.1, to: 0.4 }),
  projectedCircle({ along: 0.88, radius: 0.22, from: 0.6, to: 0.9 }),
].join('')

const corner = (across: number) => {
  const { x, y } = project(across, 0.97)
  return { x: round(x), y: round(y) }
}
const goal = { left: corner(-0.15), right: corner(0.15), height: 34 }
const ball = { x: round(goal.right.x - 12), y: round(goal.right.y - 23) }
const shooter = project(0, 0.67)
const shotAlong = [
  shooter.x + 26,
  shooter.y - 26,
  shooter.x + 96,
  shooter.y - 52,
  ball.x + 62,
  ball.y - 24,
  ball.x,
  ball.y,
]
const shot = shotAlong
  .map(round)
  .join(' ')
  .replace(/^(\S+ \S+) /, 'M$1C')

export function HeroPitch() {
  return (
    <svg viewBox={`0 0 ${pitchBox.width} ${pitchBox.height}`} aria-hidden className="block h-auto w-full">
      <path d={grass} className="fill-pitch" />
      <path d={mown} className="fill-pitch-alt" />
      <path d={lines} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-pitch-line" />
      <Goal />
      {sampleLineup.map((place) => (
        <Place key={`${place.across} ${place.along}`} {...place} />
      ))}
      <path
        d={shot}
        pathLength="1"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="1"
        className="animate-[draw_900ms_400ms_ease-out_backwards] stroke-ball"
      />
      <circle
        {...{ cx: ball.x, cy: ball.y }}
        r="9"
        className="animate-[land_300ms_1100ms_ease-out_backwards] fill-ball"
      />
    </svg>
  )
}

function Goal() {
  const { left, right, height } = goal
  const top = round(left.y - height)
  const net = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const x = round(left.x + (right.x - left.x) * share)
    return `M${x} ${top}V${left.y}`
  })
  return (
    <g fill="none" className="stroke-text">
      <path
        d={`${net.join('')}M${left.x} ${top + 11}H${right.x}M${left.x} ${top + 22}H${right.x}`}
        strokeOpacity="0.35"
      />
      <path d={`M${left.x} ${left.y}V${top}H${right.x}V${left.y}`} strokeWidth="3.5" strokeLinejoin="round" />
    </g>
  )
}

type PlaceProps = (typeof sampleLineup)[number]

function Place({ across, along, shirt, pointTenths, captain = false }: PlaceProps) {
  const format = useFormat()
  const { x, y, scale } = project(across, along)
  const size = 0.4 + 0.62 * scale
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(3)})`}>
      <ellipse cy="2" rx="26" ry="6" className="fill-chip" fillOpacity="0.35" />
      <g transform="translate(-32 -58)">
        <ShirtShape shirt={shirt} captain={captain} />
      </g>
      <rect x="-29" y="4" width="58" height="30" rx="8" className={captain ? 'fill-ball' : 'fill-chip'} />
      <text y="26.5" textAnchor="middle" fontSize="23" className={`figures ${captain ? 'fill-chip' : 'fill-on-chip'}`}>
        {format.pointTenths(pointTenths)}
      </text>
    </g>
  )
}
