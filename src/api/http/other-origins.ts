/**
 * Pages of other origins may read what everybody may read. With `*` a browser sends no cookies along, or hides the
 * answer from the page that asked: nobody's own things can be read this way.
 */
export const forOtherOrigins = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Deprecation, ETag, Link, Retry-After',
}
