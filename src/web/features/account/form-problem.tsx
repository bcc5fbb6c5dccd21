import CircleAlert from 'lucide-react/icons/circle-alert'

export function FormProblem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p role="alert" tabIndex={-1} className="flex gap-2.5 rounded-control border border-bad px-3.5 py-3">
      <CircleAlert size={20} aria-hidden className="mt-px shrink-0 text-bad" />
      {text}
    </p>
  )
}
