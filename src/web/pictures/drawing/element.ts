/** What the drawing library takes; nothing of React travels to where pictures are drawn. */
export interface PictureElement {
  type: string
  props: Record<string, unknown> & { children?: PictureNode | PictureNode[] }
}
export type PictureNode = PictureElement | string | undefined

type Style = Record<string, string | number>

/** One alone stands without a list: a text that may be cut must be the only child. */
function withChildren(children: PictureNode[]): PictureNode | PictureNode[] {
  const shown = children.filter((child) => child !== undefined && child !== '')
  return shown.length > 1 ? shown : shown[0]
}

/** Everything is a flexible box: the library knows nothing else. */
export const box = (style: Style, ...children: PictureNode[]): PictureElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: withChildren(children) },
})

export const svg = (attributes: Record<string, unknown>, ...children: PictureElement[]): PictureElement => ({
  type: 'svg',
  props: { ...attributes, children },
})

export const path = (attributes: Record<string, unknown>): PictureElement => ({ type: 'path', props: attributes })
