import { useId, type ReactNode } from 'react'

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** The field's name for a form without scripts. */
  name?: string
  /** For many options: less space, so that they fit into one line on a phone. */
  isTight?: boolean
}

/** A choice with all options visible. Native radio buttons support arrow keys, forms and screen readers. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  isTight = false,
}: Props<Value>) {
  const id = useId()
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex flex-wrap gap-1 rounded-control border border-line bg-page p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={`inline-flex min-h-11 cursor-pointer items-center rounded-[7px] font-semibold text-muted hover:text-text has-checked:bg-text has-checked:text-page has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${isTight ? 'px-3.5 max-sm:px-1.5 max-sm:text-small' : 'px-3.5'}`}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
