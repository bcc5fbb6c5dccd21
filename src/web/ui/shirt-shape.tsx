import type { Shirt } from '#contract/club.ts'
import { captainBand, shirtCollar, shirtOutline, shirtPatternPaths } from './shirt-paths.ts'

interface Props {
  shirt: Shirt
  captain?: boolean
  hasLightEdge?: boolean
}

/** Only the shapes, for use inside another SVG. */
export function ShirtShape({ shirt, captain = false, hasLightEdge = false }: Props) {
  return (
    <>
      <path d={shirtOutline} fill={shirt.main} />
      <path d={shirtPatternPaths[shirt.pattern]} fill={shirt.second} />
      <path d={shirtCollar} fill={shirt.second} />
      {captain && <path d={captainBand} className="fill-ball" />}
      {/* White shirts on a light page and black ones on a dark page would otherwise lose their edge. */}
      <path
        d={shirtOutline}
        fill="none"
        strokeWidth={hasLightEdge ? 2.5 : 1.5}
        className={hasLightEdge ? 'stroke-on-chip' : 'stroke-muted'}
        strokeLinejoin="round"
      />
    </>
  )
}
