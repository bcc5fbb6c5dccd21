import type { AnchorHTMLAttributes } from 'react'
import type { ChampionshipView } from '#contract/championship.ts'
import { addressIn } from '#web/base/championship.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  championship: Pick<ChampionshipView, 'slug' | 'isMain'>
  path: string
}

/**
 * A document belongs to one championship, so a link to another championship loads a new document. The main championship
 * needs no slug.
 */
export function InChampionshipLink({ championship: { slug, isMain }, path, children, ...rest }: Props) {
  return (
    <a {...rest} href={addressIn(isMain ? undefined : slug, path)}>
      {children}
    </a>
  )
}
