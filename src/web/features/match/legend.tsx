/** The colour of one side in a chart, with its name. */
export function Legend({ look, text }: { look: string; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className={`size-3 rounded-[3px] ${look}`} />
      {text}
    </span>
  )
}
