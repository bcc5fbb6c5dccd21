import { Link, type LinkProps } from '#web/router/link.tsx'

/** A `Link` that does not mark itself as the current page. */
export const PlainLink = (props: LinkProps) => <Link {...props} isPlain />
