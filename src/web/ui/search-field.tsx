import { useState, type ComponentProps } from 'react'
import { TextField } from './field.tsx'

interface Draft {
  /** The value of the address at the last render. */
  drawn: string
  text: string
  /** Values that this field has sent but that are not rendered yet. */
  sent: readonly string[]
}

/**
 * A value that this field sent is an earlier state of the same typing. Any other value comes from elsewhere and
 * replaces the text.
 */
function follow({ text, sent }: Draft, value: string): Draft {
  const at = sent.indexOf(value)
  return at < 0 ? { drawn: value, text: value, sent: [] } : { drawn: value, text, sent: sent.slice(at + 1) }
}

function type(draft: Draft, text: string): Draft {
  return { ...draft, text, sent: text === draft.drawn ? [] : [...draft.sent, text] }
}

interface Props extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> {
  /** The value in the address. */
  value: string
  onChange: (text: string) => void
}

/** A search text in the address. Letters appear as they are typed, however long the page takes. */
export function SearchField({ value, onChange, ...rest }: Props) {
  const [draft, setDraft] = useState<Draft>({ drawn: value, text: value, sent: [] })
  if (draft.drawn !== value) setDraft(follow(draft, value))
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="search"
      value={draft.text}
      onChange={({ target }) => {
        setDraft((known) => type(known, target.value))
        onChange(target.value)
      }}
    />
  )
}
