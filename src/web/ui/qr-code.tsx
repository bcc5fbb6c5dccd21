import { qrCode, qrPath } from '#domain/qr/qr-code.ts'

/** Modules of white on each side of the code, as many as scanners need. */
const QUIET = 4

/** Dark on white in every theme, so that every phone reads it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const code = qrCode(new TextEncoder().encode(text))
  const size = code.size + QUIET * 2
  return (
    <svg viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={label} className={className}>
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={qrPath(code)} fill="#000" />
    </svg>
  )
}
