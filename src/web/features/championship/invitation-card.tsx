import { useMutation } from '@tanstack/react-query'
import type { Invitation } from '#contract/championship-people.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { addressEntered } from './address-entered.ts'

interface Props {
  league: NonNullable<Invitation['league']>
  code: string
}

/**
 * CP9: the league of an invitation link. Offers to open it or to enter its championship, or says what is missing and
 * who can help.
 */
export function InvitationCard({ league, code }: Props) {
  const { invitation: words } = useFeatureCopy('championship')
  const { championship, isInside, door } = league
  if (!isInside && (door === 'members' || door === 'revoked')) return <Missing league={league} door={door} />
  return (
    <Card title={words.title}>
      <p className="text-lead font-semibold">{words.league(league.name, league.owner)}</p>
      <p className="pb-3 text-small text-muted">{words.participants(league.participants)}</p>
      {isInside || door === 'public' ? (
        <>
          <p className="pb-3">{words.inside(championship.name)}</p>
          <ButtonAnchor href={addressEntered({ slug: championship.slug, leagueId: league.id }, code)}>
            {words.open}
          </ButtonAnchor>
        </>
      ) : (
        <>
          <p className="pb-3">{words.opens(championship.name)}</p>
          <EnterButton code={code} />
        </>
      )}
    </Card>
  )
}

function EnterButton({ code }: { code: string }) {
  const { invitation: words } = useFeatureCopy('championship')
  const { fetchApi } = useApp()
  const problemText = useProblemText()
  const enter = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/championships/entered', { body: { code } }),
    onSuccess: (entered) => location.assign(addressEntered(entered, code)),
  })
  return (
    <>
      <Button busy={enter.isPending} onClick={() => enter.mutate()}>
        {words.enter}
      </Button>
      <p role="alert" className="text-bad">
        {enter.error && problemText(enter.error)}
      </p>
    </>
  )
}

function Missing({ league, door }: Pick<Props, 'league'> & { door: 'members' | 'revoked' }) {
  const { invitation: words } = useFeatureCopy('championship')
  const { name, owner, championship, organisers } = league
  return (
    <Card title={words.missing}>
      <div className="grid gap-3">
        <p className="text-lead font-semibold">{words.league(name, owner)}</p>
        <p>{words[door](championship.name)}</p>
        <p>{organisers.length === 0 ? words.askOperators : words.ask(organisers.map((one) => one.name).join(', '))}</p>
        <p className="text-muted">{words.afterwards}</p>
      </div>
    </Card>
  )
}
