/** Around rules in the page's own style, where those of one layer stand together. */
const aroundRules = /(?:\}|@layer [\w.]+\{)*/y
const inLayer = /^@layer utilities\.[\w.]+\{(.*)\}$/

/** The lines of the sheet that the page's style has not: what it has stands in the order of the sheet. */
export function lackingRules(sheet: string, pageStyle: string): string[] {
  const [common = '', ...lines] = sheet.split('\n')
  let at = common.length
  return lines.filter((line) => {
    const [, rule = ''] = inLayer.exec(line) ?? []
    if (rule) aroundRules.lastIndex = at
    const from = rule && aroundRules.test(pageStyle) ? aroundRules.lastIndex : at
    const text = rule || line
    if (!pageStyle.startsWith(text, from)) return line
    at = from + text.length
    return false
  })
}
