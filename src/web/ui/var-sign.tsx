import { TextLink } from './text-link.tsx'

/** Shown next to points: a link to the log that contains them. The name is the same in every language. */
export function VarSign() {
  return (
    <span lang="pt-BR" className="text-small">
      <TextLink to="/var">VAR aberto</TextLink>
    </span>
  )
}
