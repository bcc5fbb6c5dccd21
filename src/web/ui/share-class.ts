/**
 * The class that sets `--share` to a rounded percentage, for utilities such as `w-share` and `left-share`. Our security
 * policy allows no style attributes, so that injected HTML cannot style itself.
 */
export const shareClass = (percent: number): string => `share-${Math.round(Math.max(0, Math.min(100, percent)))}`
