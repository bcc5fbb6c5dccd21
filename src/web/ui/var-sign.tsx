import { TextLink } from './text-link.tsx'

/** Stands where points are shown: the log that they are in. The name is the same in every language. */
export function VarSign() {
  return (
    <span lang="pt-BR" className="text-small">
      <TextLink to="/var">VAR aberto</TextLink>
    </span>
  )
}
