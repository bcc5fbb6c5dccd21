import type { Shirt } from '#contract/club.ts'
import { captainBand, shirtCollar, shirtOutline, shirtPatternPaths } from './shirt-paths.ts'

/** The drawing alone, for use inside another SVG. */
export function ShirtShape({ shirt, captain = false }: { shirt: Shirt; captain?: boolean }) {
  return (
    <>
      <path d={shirtOutline} fill={shirt.main} />
      <path d={shirtPatternPaths[shirt.pattern]} fill={shirt.second} />
      <path d={shirtCollar} fill={shirt.second} />
      {captain && <path d={captainBand} className="fill-ball" />}
      {/* White shirts on paper and black ones on ink would otherwise lose their edge. */}
      <path d={shirtOutline} fill="none" strokeWidth="1.5" className="stroke-muted" strokeLinejoin="round" />
    </>
  )
}
