/**
 * Pages of other origins may read public answers. With `*`, browsers send no cookies or hide the answer from that page,
 * so this exposes nobody's own data.
 */
export const forOtherOrigins = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Deprecation, ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
}
