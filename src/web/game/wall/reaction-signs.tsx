import SmilePlus from 'lucide-react/icons/smile-plus'
import { useState } from 'react'
import type { WallMessage } from '#contract/wall.ts'
import { REACTIONS, type Reaction } from '#domain/wall/wall-kinds.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'

const signs: Record<Reaction, string> = { clap: '👏', laugh: '😂', fire: '🔥', wow: '😱', sad: '😢' }

const sign =
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1 rounded-full border px-2 text-small hover:bg-raised aria-pressed:border-brand disabled:opacity-70'

interface Props {
  message: Pick<WallMessage, 'reactions'>
  name: string
  mayReact: boolean
  onReact: (reaction: Reaction, isOn: boolean) => void
}

/** Shows given reactions. A button shows the others. */
export function ReactionSigns({ message: { reactions }, name, mayReact, onReact }: Props) {
  const words = useFeatureCopy('wall')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const given = new Map(reactions.map((one) => [one.reaction, one]))
  const shown = REACTIONS.filter((reaction) => isOpen || given.has(reaction))
  return (
    <>
      {shown.map((reaction) => {
        const { count = 0, isMine = false } = given.get(reaction) ?? {}
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={isMine}
            aria-label={words.reacted(words.reactions[reaction], count)}
            title={words.reactions[reaction]}
            disabled={!mayReact}
            onClick={() => {
              setOpen(false)
              onReact(reaction, !isMine)
            }}
            className={`${sign} border-line`}
          >
            <span aria-hidden>{signs[reaction]}</span>
            {count > 0 && <span className="tabular-nums">{format.number(count)}</span>}
          </button>
        )
      })}
      {mayReact && (
        <button
          type="button"
          aria-label={words.reactTo(name)}
          title={words.react}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`${sign} border-transparent text-muted`}
        >
          <SmilePlus size={18} aria-hidden />
        </button>
      )}
    </>
  )
}
