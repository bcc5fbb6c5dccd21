import { Link, type LinkProps } from '#web/router/link.tsx'

/** A link that never calls itself the current page: only the navigation bar says so, once. */
export const PlainLink = (props: LinkProps) => <Link {...props} isPlain />
