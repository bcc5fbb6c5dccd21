import { useFeatureCopy } from '#web/base/app-context.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DecisionForm, type MatchToDecide } from './decision-form.tsx'

interface Props {
  match: MatchToDecide
  needsOperator: boolean
  onClose: () => void
}

export function DecisionDialog({ match, needsOperator, onClose }: Props) {
  const words = useFeatureCopy('decision')
  return (
    <Dialog open wide title={words.title(match.home.name, match.away.name)} onClose={onClose}>
      <DecisionForm match={match} needsOperator={needsOperator} onClose={onClose} />
    </Dialog>
  )
}
