import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import type { LinkTarget } from '#web/router/target.ts'
import { PlainLink } from './plain-link.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'medium' | 'large'

const looks: Record<Look, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-press',
  secondary: 'border border-control bg-surface text-text hover:bg-raised',
  quiet: 'text-text hover:bg-raised',
  danger: 'border border-bad bg-surface text-bad hover:bg-raised',
}

const sizes: Record<Size, string> = { medium: 'min-h-11 px-4', large: 'min-h-12 px-4 text-lead sm:px-6' }

interface Shape {
  look?: Look | undefined
  size?: Size | undefined
  className?: string | undefined
}

function shape({ look = 'primary', size = 'medium', className = '' }: Shape) {
  return `inline-flex items-center justify-center gap-2 rounded-control font-bold transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${sizes[size]} ${looks[look]} ${className}`
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, Shape {
  /** Disables the button while its action runs. Its size and name stay. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look, size, className, busy = false, disabled, type = 'button', ...rest }: ButtonProps) {
  const classes = shape({ look, size, className })
  return (
    <button
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-busy={busy || undefined}
      disabled={disabled === true || busy}
      className={classes}
      {...rest}
    />
  )
}

type ButtonAnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & Shape & { children: ReactNode }

/** A button-like link to a file or to another document. */
export function ButtonAnchor({ look, size, className, children, ...rest }: ButtonAnchorProps) {
  const classes = shape({ look, size, className })
  return (
    <a {...rest} className={classes}>
      {children}
    </a>
  )
}

type ButtonLinkProps = LinkTarget & Shape & { children: ReactNode }

/** A link inside the app with the look of a button. */
export function ButtonLink({ look, size, className, children, ...link }: ButtonLinkProps) {
  const classes = shape({ look, size, className })
  return (
    <PlainLink {...link} className={classes}>
      {children}
    </PlainLink>
  )
}
