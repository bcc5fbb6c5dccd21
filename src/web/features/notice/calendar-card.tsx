import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** NT12: makes the address of a calendar feed, which is shown once. A new address replaces the old one. */
export function CalendarCard({ isOn }: { isOn: boolean }) {
  const { calendar: words } = useFeatureCopy('notice')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const changed = () => queryClient.invalidateQueries({ queryKey: ['notices', 'settings'] })
  const onError = (error: unknown) => showToast({ text: problemText(error), tone: 'bad' })
  const make = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/calendar'),
    onSuccess: changed,
    onError,
  })
  const remove = useMutation({
    mutationFn: () => callApi(fetchApi, 'DELETE /api/calendar'),
    onSuccess: () => {
      make.reset()
      showToast({ text: words.removed, tone: 'good' })
      return changed()
    },
    onError,
  })
  return (
    <Card title={words.title}>
      <div className="grid gap-3">
        <p className="text-small text-muted">{words.lead}</p>
        {make.data && (
          <TextField
            label={words.address}
            hint={words.hint}
            value={make.data.address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        )}
        <Button look="secondary" busy={make.isPending} onClick={() => make.mutate()}>
          {isOn ? words.renew : words.make}
        </Button>
        {isOn && (
          <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {words.remove}
          </Button>
        )}
      </div>
    </Card>
  )
}
