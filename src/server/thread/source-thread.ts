/**
 * The address of a thread whose program is TypeScript, for development and tests. The process reads TypeScript, but its
 * threads do not until they register the loader themselves.
 */
export function sourceThread(source: URL): URL {
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const program = `import { register } from ${loader}; register(); await import(${JSON.stringify(source.href)})`
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`)
}
