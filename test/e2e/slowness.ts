/** To find races: slows every page's processor by this factor and multiplies the waiting limits. */
export const slowness = Number(process.env['CRAQUE_SLOW_BROWSER'] ?? 1)
