import type { ImportAnswer } from '#contract/import.ts'
import { Failure } from '#test/life/failure.ts'
import type { Life } from '#test/life/life.ts'
import { OPERATOR } from './people.ts'

export type SentFile = readonly [name: string, text: string]

/** Previews and then imports, like the page. The files of these stories are never refused. */
export async function bring(
  life: Life,
  files: readonly SentFile[],
  to: Readonly<Record<string, string>>,
): Promise<ImportAnswer> {
  const send = async (path: string) => {
    const form = new FormData()
    for (const [name, text] of files) form.append('files', new File([text], name))
    for (const [name, value] of Object.entries(to)) form.append(name, value)
    const answer = await life.as(OPERATOR).take<ImportAnswer>({ method: 'POST', path, form })
    const names = files.map(([name]) => name).join(', ')
    if (answer.isRefused)
      throw new Failure('import', `${names}: refused: ${JSON.stringify(answer.problems).slice(0, 800)}`)
    return answer
  }
  await send('/api/operator/imports/preview')
  return send('/api/operator/imports')
}
