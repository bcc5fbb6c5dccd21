import { useCopy } from '#web/base/app-context.ts'

/** For pages without a route of their own. React moves the title into the head. */
export function PageTitle({ title }: { title: string }) {
  const { brand } = useCopy().shell
  return <title>{`${title} · ${brand}`}</title>
}
