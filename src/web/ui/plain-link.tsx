import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

function Anchor({ 'aria-current': _current, ...rest }: Props) {
  // The text is among the props.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...rest} />
}

/** A link that never calls itself the current page: only the navigation bar says so, once. */
export const PlainLink = createLink(Anchor)
