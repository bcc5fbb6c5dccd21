export interface Point {
  x: number
  y: number
  /** The size of things here as a share of their size at the near line. */
  scale: number
}

const nearHalfWidth = 298
const nearY = 512
const farY = 56
const depth = 0.72
const farScale = 1 / (1 + depth)
const horizonY = (farY - nearY * farScale) / (1 - farScale)

export const pitchBox = { width: 600, height: 516 }

/** Maps a point of the pitch onto the picture, which shows the pitch from behind the near goal. */
export function project(across: number, along: number): Point {
  const scale = 1 / (1 + depth * along)
  return {
    x: pitchBox.width / 2 + across * nearHalfWidth * scale,
    y: horizonY + (nearY - horizonY) * scale,
    scale,
  }
}

export const round = (value: number) => Math.round(value * 10) / 10

export function projectedPath(points: readonly (readonly [across: number, along: number])[], closed = false): string {
  const corners = points.map(([across, along]) => {
    const { x, y } = project(across, along)
    return `${round(x)} ${round(y)}`
  })
  return `M${corners.join('L')}${closed ? 'z' : ''}`
}

/**
 * In perspective, a circle becomes an ellipse with another centre. The arc goes from `from` to `to`, both shares of a
 * full turn: 0 is the right-hand side, 0.25 the side away from the near line.
 */
export function projectedCircle(options: { along: number; radius: number; from?: number; to?: number }): string {
  const { along, radius, from = 0, to = 1 } = options
  const lengthToWidth = 0.64
  const at = (share: number) => {
    const angle = share * 2 * Math.PI
    return project(Math.cos(angle) * radius, along + Math.sin(angle) * radius * lengthToWidth)
  }
  const [near, far, side] = [at(0.75), at(0.25), at(0)]
  const ry = (near.y - far.y) / 2
  const off = (side.y - far.y - ry) / ry
  const rx = (side.x - far.x) / Math.sqrt(1 - off * off)
  const arcTo = (share: number) => {
    const { x, y } = at(share)
    return `A${round(rx)} ${round(ry)} 0 0 0 ${round(x)} ${round(y)}`
  }
  const start = at(from)
  return `M${round(start.x)} ${round(start.y)}${arcTo((from + to) / 2)}${arcTo(to)}`
}
