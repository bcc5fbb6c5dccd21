/** Holds the place of what is being read; give it the final size so that nothing moves when it comes. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden data-waiting className={`rounded-control bg-raised ${className}`} />
}
