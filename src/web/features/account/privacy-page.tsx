import { useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function PrivacyPage() {
  const { heading } = useCopy().pageTitles.privacy
  const { privacy } = useFeatureCopy('account')
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} lead={privacy.intro} />
      <div className="grid max-w-[42rem] gap-7">
        {privacy.sections.map(({ title, text }) => (
          <section key={title}>
            <h2 className="mb-2 text-title">{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="mb-2 text-muted">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p>
          <ButtonLink to="/conta" look="secondary">
            {privacy.toAccount}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
