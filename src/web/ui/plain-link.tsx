import { Link, type LinkProps } from '#web/router/link.tsx'

/** Never marked as the current page, because only the navigation bar does that. */
export const PlainLink = (props: LinkProps) => <Link {...props} isPlain />
