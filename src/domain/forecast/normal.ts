export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Standard normal distribution function, absolute error below 1.5e-7 (Abramowitz and Stegun 7.1.26). */
export function normalCdf(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * z)
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const upper = 0.5 * poly * Math.exp(-z * z)
  return x >= 0 ? 1 - upper : upper
}

/** Five-point Gauss-Hermite rule for a standard normal variable. */
export const NORMAL_NODES: readonly { z: number; weight: number }[] = [
  { z: -2.8569700138728056, weight: 0.011257411327720689 },
  { z: -1.3556261799742659, weight: 0.2220759220056126 },
  { z: 0, weight: 0.5333333333333333 },
  { z: 1.3556261799742659, weight: 0.2220759220056126 },
  { z: 2.8569700138728056, weight: 0.011257411327720689 },
]

/** Expected value of a function of a normal variable: forecasts average over what we do not know about strengths. */
export function expectNormal(belief: { mean: number; variance: number }, f: (x: number) => number): number {
  const deviation = Math.sqrt(Math.max(0, belief.variance))
  let sum = 0
  for (const { z, weight } of NORMAL_NODES) sum += weight * f(belief.mean + deviation * z)
  return sum
}
