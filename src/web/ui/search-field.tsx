import { useState, type ComponentProps } from 'react'
import { TextField } from './field.tsx'

interface Draft {
  /** The value as last drawn from the address. */
  drawn: string
  text: string
  /** Requested for and not drawn yet. */
  asked: readonly string[]
}

/** A value that this field asked for is an old letter of the same word; any other comes from elsewhere and is taken over. */
function follow({ text, asked }: Draft, value: string): Draft {
  const at = asked.indexOf(value)
  return at < 0 ? { drawn: value, text: value, asked: [] } : { drawn: value, text, asked: asked.slice(at + 1) }
}

function type(draft: Draft, text: string): Draft {
  return { ...draft, text, asked: text === draft.drawn ? [] : [...draft.asked, text] }
}

interface Props extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> {
  /** As the address says. */
  value: string
  onChange: (text: string) => void
}

/** A search that lives in the address: letters show as they are typed, however long the page takes to follow. */
export function SearchField({ value, onChange, ...rest }: Props) {
  const [draft, setDraft] = useState<Draft>({ drawn: value, text: value, asked: [] })
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
