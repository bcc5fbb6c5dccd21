import type { ButtonHTMLAttributes, Ref } from 'react'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** Shows only an icon. The name is for screen readers and the tooltip. */
export function IconButton({ label, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-grid size-11 place-items-center rounded-control text-text transition-colors hover:bg-raised disabled:opacity-50 ${className}`}
      {...rest}
    />
  )
}
