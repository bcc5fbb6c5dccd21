/** The element type of the drawing library, so that drawing does not need React. */
export interface PictureElement {
  type: string
  props: Record<string, unknown> & { children?: PictureNode | PictureNode[] }
}
export type PictureNode = PictureElement | string | undefined

type Style = Record<string, string | number>

/** A single child is not in a list: text with a line limit must be the only child. */
function withChildren(children: PictureNode[]): PictureNode | PictureNode[] {
  const shown = children.filter((child) => child !== undefined && child !== '')
  return shown.length > 1 ? shown : shown[0]
}

/** A flex box, unless `style` sets another display. */
export const box = (style: Style, ...children: PictureNode[]): PictureElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: withChildren(children) },
})

export const svg = (attributes: Record<string, unknown>, ...children: PictureElement[]): PictureElement => ({
  type: 'svg',
  props: { ...attributes, children },
})

export const path = (attributes: Record<string, unknown>): PictureElement => ({ type: 'path', props: attributes })
