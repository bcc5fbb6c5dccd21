/** Reserves the space of content that is loading. Give it the final size, so that nothing moves. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden data-waiting className={`rounded-control bg-raised ${className}`} />
}
