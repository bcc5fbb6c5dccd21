import { config } from 'zod'

/** zod compiles its parsers with `new Function`, which the page's content security policy reports as an error. */
export const withoutCodeGeneration = (): void => {
  config({ jitless: true })
}
