import { useCopy } from '#web/base/app-context.ts'

/** For pages that are not a route's own: React lifts it into the head. */
export function PageTitle({ title }: { title: string }) {
  const { brand } = useCopy().shell
  return <title>{`${title} · ${brand}`}</title>
}
