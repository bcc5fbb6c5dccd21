import { PlainLink } from '#web/ui/plain-link.tsx'
import { partsOf } from './text-parts.ts'

interface Props {
  text: string
  named: readonly { managerId: number; name: string }[]
}

/** Links get no endorsement for search engines (`nofollow`), and nothing behind them is loaded. */
export function MessageText({ text, named }: Props) {
  const parts = partsOf(text, named)
  return (
    <p className="break-words whitespace-pre-line">
      {parts.map((part, index) => {
        // The parts of a text never change their order.
        const key = `${index} ${part.text}`
        if (part.kind === 'words') return part.text
        if (part.kind === 'name')
          return (
            <PlainLink
              key={key}
              to="/participantes/$id"
              params={{ id: part.managerId }}
              className="font-semibold text-info hover:underline"
            >
              {part.text}
            </PlainLink>
          )
        return (
          <a
            key={key}
            href={part.text}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="break-all text-info underline underline-offset-3"
          >
            {part.text}
          </a>
        )
      })}
    </p>
  )
}
