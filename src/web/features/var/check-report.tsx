/** The text of a check. Its last line comes first, because that line says whether everything agrees. */
export function CheckReport({ text }: { text: string }) {
  const lines = text.trimEnd().split('\n')
  const verdict = lines.pop()
  const rest = lines.join('\n').trim()
  return (
    <>
      <p className="font-semibold">{verdict}</p>
      {rest && <pre className="mt-2 overflow-x-auto text-small whitespace-pre-wrap">{rest}</pre>}
    </>
  )
}
