import X from 'lucide-react/icons/x'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { WallMessage } from '#contract/wall.ts'
import { lengthOf } from '#domain/manager/clean-text.ts'
import { MESSAGE_MAX } from '#domain/wall/message-text.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { withMention, wantedNames } from './mention.ts'

interface Props {
  label: string
  /** Names that can be mentioned. */
  people: readonly string[]
  replyTo: WallMessage | undefined
  onCancelReply: () => void
  onSend: (text: string) => void
}

/** Above this length, the field shows how much room is left. */
const NEARLY_FULL = MESSAGE_MAX - 80

export function Composer({ label, people, replyTo, onCancelReply, onSend }: Props) {
  const words = useFeatureCopy('wall')
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const left = MESSAGE_MAX - lengthOf(text.trim())
  const names = wantedNames(text, people)

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (text.trim() === '' || left < 0) return
    onSend(text)
    setText('')
  }
  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  function mention(name: string) {
    setText(withMention(text, name))
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <form ref={form} onSubmit={send} className="grid grid-cols-1 gap-2 border-b border-line pb-4">
      {replyTo?.author && (
        <p className="flex items-center justify-between gap-2 rounded-control border-l-4 border-brand bg-raised pl-3">
          <span className="min-w-0 truncate text-small">
            <span className="font-semibold">{words.replying(replyTo.author.name)}</span> {replyTo.text}
          </span>
          <IconButton label={words.cancelReply} onClick={onCancelReply}>
            <X size={18} aria-hidden />
          </IconButton>
        </p>
      )}
      <TextAreaField
        label={label}
        rows={2}
        value={text}
        placeholder={words.placeholder}
        error={left < 0 ? words.tooLong : undefined}
        {...(left >= 0 && left < MESSAGE_MAX - NEARLY_FULL && { hint: words.left(left) })}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={sendByKey}
      />
      {names.length > 0 && (
        <ul aria-label={words.mention} className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name}>
              <Button look="secondary" onClick={() => mention(name)}>
                @{name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button type="submit" className="justify-self-end" disabled={text.trim() === '' || left < 0}>
        {words.send}
      </Button>
    </form>
  )
}
