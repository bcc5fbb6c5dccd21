import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'

interface Words {
  label: string
  hint?: string
  /** What is wrong and how to fix it. */
  error?: string | undefined
}

const control =
  'w-full min-h-11 rounded-control border border-control bg-page px-3 text-text placeholder:text-muted aria-invalid:border-bad disabled:opacity-55'

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, hint and error, linked to the control between them. */
function Field({ label, hint, error, children }: Words & { children: (props: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, error, ...rest }: Words & InputHTMLAttributes<HTMLInputElement>) {
  return <Field {...words(label, hint, error)}>{(props) => <input {...rest} {...props} className={control} />}</Field>
}

const chooser =
  'w-full min-h-11 file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-surface file:px-4 file:font-bold file:text-text hover:file:bg-raised'

/** The browser labels this button in its own language. */
export function FileField({ label, hint, error, ...rest }: Words & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...words(label, hint, error)}>
      {(props) => <input {...rest} {...props} type="file" className={chooser} />}
    </Field>
  )
}

export function TextAreaField({ label, hint, error, ...rest }: Words & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field {...words(label, hint, error)}>
      {(props) => <textarea rows={4} {...rest} {...props} className={`${control} py-2`} />}
    </Field>
  )
}

interface Option {
  value: string
  label: string
}

type SelectProps = Words & SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[] }

export function SelectField({ label, hint, error, options, ...rest }: SelectProps) {
  return (
    <Field {...words(label, hint, error)}>
      {(props) => (
        <select {...rest} {...props} className={control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const words = (label: string, hint: string | undefined, error: string | undefined): Words => ({
  label,
  ...(hint && { hint }),
  error,
})
