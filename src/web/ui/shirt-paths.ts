import type { ShirtPattern } from '#contract/club.ts'

/** Coordinates in a box of 64 by 60. */
export const shirtOutline =
  'M22 4 10 9 2 22l9 7 4-5v30q0 3 3 3h28q3 0 3-3V24l4 5 9-7L54 9 42 4c-2 5-6 7-10 7S24 9 22 4z'
export const shirtCollar = 'M22 4c2 5 6 7 10 7s8-2 10-7l-3-1c-1 3.5-3.5 5-7 5s-6-1.5-7-5z'
export const captainBand = 'M49.6 17.5 58 11.8l2.8 4.4-8.3 5.7z'

export const shirtPatternPaths: Record<ShirtPattern, string | undefined> = {
  plain: undefined,
  stripes: 'M18 5.7 22 4l1.7 3v50H18zM29.2 10.7q2.8.5 5.6 0V57h-5.6zM40.3 7 42 4l4 1.7V57h-5.7z',
  hoops: 'M15 24h34v7H15zM15 38h34v7H15zM8 12.3 10 9l5-2.100V17h34V6.9L54 9l2 3.3-7 6V18H15z',
  sash: 'M15 7 22 4l2 3.6L49 45v12H44z',
  halves: 'M32 11c4 0 8-2 10-7l12 5 8 13-9 7-4-5v30q0 3-3 3H32z',
}
