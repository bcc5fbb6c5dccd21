/** What stands in a page to run there as it is; made small when the server is built (`build/small-scripts.ts`). What a page's own differs by comes before it. */
export const script = (text: TemplateStringsArray): string => text.raw.join('')
