/**
 * The class that sets `--share` to a percentage, rounded; `w-share`, `left-share` and `top-share` use it. Our policy allows no style attributes:
 * whoever smuggles in HTML cannot dress it.
 */
export const shareClass = (percent: number): string => `share-${Math.round(Math.max(0, Math.min(100, percent)))}`
