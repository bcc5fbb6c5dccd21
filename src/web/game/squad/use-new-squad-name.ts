import { useQuery } from '@tanstack/react-query'
import { SQUAD_NAME } from '#domain/squad/squad-limits.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'

/** The default name of one more squad. The first squad is named after its manager, once their name is known. */
export function useNewSquadName(): (squadCount: number) => string {
  const { fetchApi } = useApp()
  const { squad } = useFeatureCopy('joining')
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  return (squadCount) => {
    if (squadCount > 0) return squad.newName(squadCount + 1)
    return viewer?.isNamed ? squad.teamOf(viewer.name).slice(0, SQUAD_NAME.max) : squad.defaultName
  }
}
