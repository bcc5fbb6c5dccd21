import type { ComponentProps } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { NextPageButton } from '#web/ui/next-page-button.tsx'

export function MoreButton(props: Omit<ComponentProps<typeof NextPageButton>, 'text'>) {
  const { more } = useFeatureCopy('operator')
  return <NextPageButton text={more} {...props} />
}
