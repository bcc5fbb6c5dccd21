import type { VarView } from '#contract/var.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'

/** VR11: the witnesses, who keep signed checkpoints of the log, and how somebody becomes a witness. */
export function WitnessCard({ witnesses }: Pick<VarView, 'witnesses'>) {
  const { witnesses: words } = useFeatureCopy('var')
  return (
    <Card title={words.title}>
      <p className="mb-3 text-muted">{words.lead}</p>
      {witnesses.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="grid gap-3">
          {witnesses.map(({ key, size, signedAtMs, checkpoint }) => (
            <li key={key} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
              <p className="font-semibold break-all">{key.split('+').slice(0, 2).join(' · ')}</p>
              <p className="text-small text-muted">
                {words.saw(size)} <Time atMs={signedAtMs} />
              </p>
              <a
                className="text-small font-semibold underline"
                href={`data:text/plain;charset=utf-8,${encodeURIComponent(checkpoint)}`}
                download="craque-ponto-assinado.txt"
              >
                {words.download}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-small text-muted">
        {words.how} <code className="block pt-1 break-words text-text">craque witness https://…</code>
      </p>
    </Card>
  )
}
