/** Takes effect immediately. For a choice that is submitted later use a checkbox. */
export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="group inline-flex min-h-11 items-center gap-3 text-left font-semibold"
    >
      <span
        aria-hidden
        className="flex h-7 w-12 shrink-0 items-center rounded-full border border-control bg-raised px-1 transition-colors group-aria-checked:border-brand group-aria-checked:bg-brand"
      >
        <span className="size-5 rounded-full bg-text transition-transform group-aria-checked:translate-x-4.5 group-aria-checked:bg-on-brand" />
      </span>
      {label}
    </button>
  )
}
