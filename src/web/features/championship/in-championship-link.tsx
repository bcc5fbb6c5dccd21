import type { AnchorHTMLAttributes } from 'react'
import type { ChampionshipView } from '#contract/championship.ts'
import { addressIn } from '#web/base/championship.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  championship: Pick<ChampionshipView, 'slug' | 'isMain'>
  path: string
}

/** A document is of one championship: into another leads a plain link. The main one needs no name. */
export function InChampionshipLink({ championship: { slug, isMain }, path, children, ...rest }: Props) {
  return (
    <a {...rest} href={addressIn(isMain ? undefined : slug, path)}>
      {children}
    </a>
  )
}
