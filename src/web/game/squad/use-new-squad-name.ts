import { useQuery } from '@tanstack/react-query'
import { SQUAD_NAME } from '#domain/squad/squad-name.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'

/** What one more squad is called that nobody has named: the first after its manager, once it is known how he is called. */
export function useNewSquadName(): (squadCount: number) => string {
  const { fetchApi } = useApp()
  const { squad } = useFeatureCopy('fantasy')
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  return (squadCount) => {
    if (squadCount > 0) return squad.newName(squadCount + 1)
    return viewer?.isNamed ? squad.teamOf(viewer.name).slice(0, SQUAD_NAME.max) : squad.defaultName
  }
}
