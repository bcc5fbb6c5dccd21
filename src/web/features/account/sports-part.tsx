import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** SP3: a tap adds a sport at the end of the choice or takes it out. */
export function SportsPart({ chosen }: { chosen: readonly Sport[] }) {
  const { fetchApi } = useApp()
  const copy = useFeatureCopy('account').preferences
  const { sports: names } = useFeatureCopy('sport')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const { queryKey } = viewerQuery(fetchApi)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (sports: Sport[]) => callApi(fetchApi, 'PUT /api/profile/sports', { body: { sports } }),
    onSuccess: ({ sports }) => queryClient.setQueryData(queryKey, (viewer) => viewer && { ...viewer, sports }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const shown = isPending ? variables : chosen
  const turn = (sport: Sport) =>
    mutate(shown.includes(sport) ? shown.filter((one) => one !== sport) : [...shown, sport])
  return (
    <div role="group" aria-labelledby="sports-first" aria-describedby="sports-first-hint">
      <p id="sports-first" className="font-semibold">
        {copy.sports}
      </p>
      <p id="sports-first-hint" className="mb-1.5 text-small text-muted">
        {copy.sportsHint}
      </p>
      <div className="flex flex-wrap gap-2">
        {SPORTS.map((sport) => {
          const place = shown.indexOf(sport)
          return (
            <button
              key={sport}
              type="button"
              onClick={() => turn(sport)}
              aria-pressed={place >= 0}
              className="min-h-11 rounded-control border border-control px-3.5 font-semibold hover:bg-raised aria-pressed:bg-text aria-pressed:text-page"
            >
              {place >= 0 && <span className="tabular-nums">{place + 1}. </span>}
              {names[sport].name}
            </button>
          )
        })}
      </div>
    </div>
  )
}
