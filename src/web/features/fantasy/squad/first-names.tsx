import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { SquadView } from '#contract/squad.ts'
import { useApp } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { NamesForm } from './squad-parts.ts'

interface Props {
  squad: SquadView
  isJustSaved: boolean
}

/** Once a squad is saved, asks a person without a name for their own name and the team's. The save does not wait. */
export function FirstNames({ squad, isJustSaved }: Props) {
  const { fetchApi } = useApp()
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  const [isLater, putOff] = useState(false)
  if (!viewer || viewer.isNamed || isLater) return null
  return (
    <Suspense>
      <NamesForm squad={squad} isJustSaved={isJustSaved} onLater={() => putOff(true)} />
    </Suspense>
  )
}
