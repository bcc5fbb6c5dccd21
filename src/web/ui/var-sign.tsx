import { TextLink } from './text-link.tsx'

/** Shown next to points: a link to the log that contains them. The name is the same in every language. */
export function VarSign({ roundId }: { roundId?: number }) {
  return (
    <span lang="pt-BR" className="text-small">
      {roundId === undefined ? (
        <TextLink to="/var">VAR aberto</TextLink>
      ) : (
        <TextLink to="/var/rodadas/$roundId" params={{ roundId }}>
          VAR aberto
        </TextLink>
      )}
    </span>
  )
}
