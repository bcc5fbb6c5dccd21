import type { ReactNode } from 'react'

/** SVG, because Windows shows letters instead of flag emoji. Simplified to be readable at 18 by 12 pixels. */
const flags: Record<string, ReactNode> = {
  BR: (
    <>
      <path fill="#009739" d="M0 0h18v12H0z" />
      <path fill="#fedd00" d="M9 1.4 16.4 6 9 10.6 1.6 6z" />
      <circle cx="9" cy="6" r="2.4" fill="#012169" />
    </>
  ),
  AR: (
    <>
      <path fill="#6cace4" d="M0 0h18v12H0z" />
      <path fill="#fff" d="M0 4h18v4H0z" />
      <circle cx="9" cy="6" r="1.3" fill="#ffb81c" />
    </>
  ),
  UY: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path fill="#0038a8" d="M7 1.4h11v1.4H7zm0 2.8h11v1.4H7zM0 7h18v1.4H0zm0 2.8h18v1.4H0z" />
      <circle cx="3.4" cy="3.4" r="1.8" fill="#fcd116" />
    </>
  ),
  CL: (
    <>
      <path fill="#fff" d="M0 0h18v6H0z" />
      <path fill="#da291c" d="M0 6h18v6H0z" />
      <path fill="#0032a0" d="M0 0h6v6H0z" />
      <path fill="#fff" d="m3 1.5.5 1.2h1.2l-1 .8.4 1.2L3 4l-1.1.7.4-1.2-1-.8h1.2z" />
    </>
  ),
  CO: (
    <>
      <path fill="#ffcd00" d="M0 0h18v6H0z" />
      <path fill="#003087" d="M0 6h18v3H0z" />
      <path fill="#c8102e" d="M0 9h18v3H0z" />
    </>
  ),
  PE: (
    <>
      <path fill="#c8102e" d="M0 0h18v12H0z" />
      <path fill="#fff" d="M6 0h6v12H6z" />
    </>
  ),
}

/** Decorative: the caller adds the country's name, at least for screen readers. */
export function Flag({ country }: { country: string }) {
  const drawn = flags[country]
  if (!drawn) return null
  return (
    <svg
      viewBox="0 0 18 12"
      width="18"
      height="12"
      aria-hidden
      className="inline-block shrink-0 rounded-[2px] align-[-1px]"
    >
      {drawn}
    </svg>
  )
}
