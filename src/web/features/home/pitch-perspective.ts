export interface Point {
  x: number
  y: number
  /** How much smaller things stand here than at the near line. */
  scale: number
}

const nearHalfWidth = 298
const nearY = 512
const farY = 56
const depth = 0.72
const farScale = 1 / (1 + depth)
const horizonY = (farY - nearY * farScale) / (1 - farScale)

export const pitchBox = { width: 600, height: 516 }

/** Where a place of the pitch lies on the picture, seen from behind the near goal. */
export function project(across: number, along: number): Point {
  const scale = 1 / (1 + depth * along)
  return {
    x: pitchBox.width / 2 + across * nearHalfWidth * scale,
    y: horizonY + (nearY - horizonY) * scale,
    scale,
  }
}

const round = (value: number) => Math.round(value * 10) / 10

export function projectedPath(points: readonly (readonly [across: number, along: number])[], closed = false): string {
  const corners = points.map(([across, along]) => {
    const { x, y } = project(across, along)
    return `${round(x)} ${round(y)}`
  })
  return `M${corners.join('L')}${closed ? 'z' : ''}`
}

/** A circle on the grass is not an ellipse on the picture, so it is walked around. */
export function projectedCircle(options: { along: number; radius: number; from?: number; to?: number }): string {
  const { along, radius, from = 0, to = 1 } = options
  const steps = 40
  const lengthToWidth = 0.64
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI
    return [Math.cos(angle) * radius, along + Math.sin(angle) * radius * lengthToWidth] as const
  })
  return projectedPath(points)
}
