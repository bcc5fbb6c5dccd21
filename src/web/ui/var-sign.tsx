import { TextLink } from './text-link.tsx'

/** A link to the public log, next to points or a receipt. The name is not translated. */
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
