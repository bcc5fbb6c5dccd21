import type { ButtonHTMLAttributes, Ref } from 'react'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows only an icon; its name is for the ear and for the pointer's hint. */
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
