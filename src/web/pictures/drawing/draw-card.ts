import type { Shirt } from '#contract/club.ts'
import { qrCode, qrPath } from '#domain/qr/qr-code.ts'
import { captainBand, shirtCollar, shirtOutline, shirtPatternPaths } from '#web/ui/shirt-paths.ts'
import type { Card, CardBody, CardFigure, CardPlayer, CardRow, CardSide } from './card.ts'
import { shortCard } from './short-card.ts'
import { box, path, svg, type PictureElement, type PictureNode } from './element.ts'

export const PICTURE = { width: 1200, height: 630 } as const

/** The dark theme, which stands out in a chat of any colour. */
const colours = {
  page: '#0b1411',
  surface: '#111d18',
  line: '#23362d',
  text: '#edf4ef',
  muted: '#9bb1a5',
  brand: '#ffd447',
  pitch: '#12643d',
  pitchAlt: '#0f5a36',
  chip: '#08130e',
} as const

/** Shirts of no club, for pages that have no club to show. */
const exampleShirts: readonly Shirt[] = [
  { main: '#c8102e', second: '#111111', pattern: 'hoops' },
  { main: '#0b6b3a', second: '#f5f3ec', pattern: 'plain' },
  { main: '#f5f3ec', second: '#1a5dbd', pattern: 'sash' },
  { main: '#1a2a6c', second: '#ffd447', pattern: 'stripes' },
  { main: '#111111', second: '#f5f3ec', pattern: 'stripes' },
  { main: '#7a1f5c', second: '#ffd447', pattern: 'halves' },
]

/** Long text gets smaller letters before it is cut. */
const sized = (text: string, sizes: readonly (readonly [longest: number, size: number])[], least: number): number =>
  sizes.find(([longest]) => text.length <= longest)?.[1] ?? least

const cut = (lines: number) => ({
  display: 'block',
  lineClamp: lines,
  textOverflow: 'ellipsis',
  overflow: 'hidden',
  wordBreak: 'break-word',
})

function shirt({ main, second, pattern }: Shirt, size: number, hasArmband = false): PictureElement {
  const stripes = shirtPatternPaths[pattern]
  return svg(
    { viewBox: '0 0 64 60', width: size, height: (size * 60) / 64 },
    path({ d: shirtOutline, fill: main }),
    ...(stripes ? [path({ d: stripes, fill: second })] : []),
    path({ d: shirtCollar, fill: second }),
    ...(hasArmband ? [path({ d: captainBand, fill: colours.brand })] : []),
    path({ d: shirtOutline, fill: 'none', stroke: colours.muted, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
  )
}

function side({ name, shirt: worn }: CardSide): PictureElement {
  return box(
    { width: 360, flexShrink: 0, flexDirection: 'column', alignItems: 'center', gap: 24 },
    worn ? shirt(worn, 190) : undefined,
    box(
      {
        ...cut(2),
        fontSize: sized(name, [[14, 46]], 38),
        fontWeight: 800,
        textAlign: 'center',
        maxWidth: 350,
      },
      name,
    ),
  )
}

const figure = ({ value, label }: CardFigure, fontSize: number, maxWidth = 330): PictureElement =>
  box(
    { flexDirection: 'column', maxWidth },
    box({ fontSize, fontWeight: 800, color: colours.brand, lineHeight: 1.1 }, value),
    box({ ...cut(1), fontSize: 28, color: colours.muted }, label),
  )

const row = ({ place, name, value }: CardRow, at: number): PictureElement =>
  box(
    {
      alignItems: 'center',
      gap: 20,
      padding: '13px 0',
      fontSize: 32,
      borderTop: at === 0 ? 'none' : `2px solid ${colours.line}`,
    },
    place ? box({ minWidth: 62, flexShrink: 0, color: colours.muted }, place) : undefined,
    box({ ...cut(1), flex: 1, fontWeight: 800 }, name),
    box({ color: colours.brand, fontWeight: 800 }, value),
  )

const onPitch = ({ name, shirt: worn, points, hasArmband }: CardPlayer): PictureElement =>
  box(
    { flexDirection: 'column', alignItems: 'center', width: 104 },
    shirt(worn, 58, hasArmband),
    box({ ...cut(1), fontSize: 19, maxWidth: 104 }, name),
    box(
      {
        padding: '0 9px',
        borderRadius: 8,
        fontSize: 19,
        fontWeight: 800,
        background: hasArmband ? colours.brand : colours.chip,
        color: hasArmband ? colours.chip : colours.text,
      },
      points,
    ),
  )

function scanned(address: string, size: number): PictureElement {
  const code = qrCode(new TextEncoder().encode(address))
  const viewBox = `-3 -3 ${code.size + 6} ${code.size + 6}`
  return box(
    { flexShrink: 0, background: '#ffffff', borderRadius: 8 },
    svg({ viewBox, width: size, height: size }, path({ d: qrPath(code), fill: '#000000' })),
  )
}

/** The goal is at the bottom, as on the site. */
const pitch = (lines: readonly (readonly CardPlayer[])[], address: string | undefined): PictureElement =>
  box(
    {
      position: 'relative',
      width: 590,
      height: 484,
      marginTop: 16,
      flexDirection: 'column-reverse',
      justifyContent: 'space-around',
      borderRadius: 20,
      background: `linear-gradient(${colours.pitch} 50%, ${colours.pitchAlt} 50%)`,
      padding: '8px 4px',
    },
    ...lines.map((line) => box({ justifyContent: 'space-around' }, ...line.map(onPitch))),
    // In the corner beside the goalkeeper, where nobody stands.
    address ? box({ position: 'absolute', right: 8, bottom: 8 }, scanned(address, 112)) : undefined,
  )

const words = ({ title, lead }: Card, width: number): PictureElement =>
  box(
    { flexDirection: 'column', gap: 18, width },
    box(
      {
        ...cut(3),
        fontSize: sized(
          title,
          [
            [18, width > 700 ? 92 : 66],
            [34, width > 700 ? 76 : 54],
          ],
          width > 700 ? 60 : 44,
        ),
        fontWeight: 800,
        lineHeight: 1.08,
      },
      title,
    ),
    lead ? box({ ...cut(3), fontSize: 34, color: colours.muted, lineHeight: 1.3 }, lead) : undefined,
  )

/** Next to a pitch with three figures below, only two lines of title and one of lead fit. */
const besidePitch = ({ title, lead }: Card): PictureElement =>
  box(
    { flexDirection: 'column', gap: 12 },
    box({ ...cut(2), fontSize: sized(title, [[26, 54]], 44), fontWeight: 800, lineHeight: 1.08 }, title),
    lead ? box({ ...cut(1), fontSize: 32, color: colours.muted, lineHeight: 1.3 }, lead) : undefined,
  )

/** Four figures with long labels take two rows, so only two lines of title and one of lead fit. */
const aboveFigures = ({ title, lead }: Card, width: number): PictureElement =>
  box(
    { flexDirection: 'column', gap: 14, width },
    box({ ...cut(2), fontSize: sized(title, [[22, 76]], 54), fontWeight: 800, lineHeight: 1.08 }, title),
    lead ? box({ ...cut(1), fontSize: 34, color: colours.muted, lineHeight: 1.3 }, lead) : undefined,
  )

/** All figures get the size that the longest one needs. */
function figures(shown: readonly CardFigure[], gap: number): PictureElement {
  const fontSize = Math.min(...shown.map(({ value }) => sized(value, [[6, 76]], 60)))
  return box({ columnGap: gap, rowGap: 20, flexWrap: 'wrap' }, ...shown.map((one) => figure(one, fontSize)))
}

const between = (...children: PictureNode[]) =>
  box({ flex: 1, justifyContent: 'space-between', alignItems: 'center' }, ...children)

type Drawings = { [Kind in CardBody['kind']]: (card: Card, body: Extract<CardBody, { kind: Kind }>) => PictureElement }

const share = ({ value, label }: CardFigure): PictureElement =>
  box(
    { gap: 12, alignItems: 'baseline' },
    box({ color: colours.brand, fontWeight: 800, fontSize: 34 }, value),
    box({ ...cut(1), maxWidth: 220 }, label),
  )

/** There are 360 pixels between the sides: "21:30", "10 × 10", "81,2 × 64,0". */
const middleSizes = [
  [5, 108],
  [7, 84],
  [11, 64],
] as const

const drawings: Drawings = {
  words: (card) =>
    card.proof
      ? between(words(card, 700), scanned(card.proof.address, 320))
      : box(
          { flex: 1, flexDirection: 'column', justifyContent: 'space-around' },
          words(card, 1040),
          box({ gap: 28 }, ...exampleShirts.map((worn) => shirt(worn, 96))),
        ),
  sides: (_card, { home, away, middle, note, shares }) =>
    box(
      { flex: 1, flexDirection: 'column', justifyContent: 'space-around' },
      box(
        // Shirts hang at the same height, however many lines the names below them have.
        { justifyContent: 'space-between', alignItems: 'flex-start' },
        side(home),
        box(
          { flexDirection: 'column', alignItems: 'center', gap: 8, marginTop: 48 },
          box({ fontSize: sized(middle, middleSizes, 44), fontWeight: 800, lineHeight: 1 }, middle),
          box({ fontSize: 32, color: colours.muted }, note),
        ),
        side(away),
      ),
      shares.length > 0
        ? box({ justifyContent: 'center', gap: 28, fontSize: 28, color: colours.muted }, ...shares.map(share))
        : undefined,
    ),
  figures: (card, { shirt: worn, figures: shown }) =>
    between(
      box(
        { flexDirection: 'column', gap: 36, width: worn ? 780 : 1080 },
        aboveFigures(card, worn ? 780 : 1080),
        figures(shown, 40),
      ),
      worn ? shirt(worn, 270) : undefined,
    ),
  table: (card, { rows }) =>
    between(
      words(card, 400),
      box(
        { width: 640, flexDirection: 'column', padding: '10px 32px', borderRadius: 20, background: colours.surface },
        ...rows.map(row),
      ),
    ),
  pitch: (card, { lines, figures: shown }) =>
    between(
      box(
        { flexDirection: 'column', gap: 14, width: 460 },
        besidePitch(card),
        ...shown.map((one) => figure(one, 48, 460)),
      ),
      pitch(lines, card.proof?.address),
    ),
}

/** The kind of the body selects its drawing function. */
const drawn = <Kind extends CardBody['kind']>(card: Card, body: Extract<CardBody, { kind: Kind }>): PictureElement =>
  drawings[body.kind](card, body)

/** Beside a pitch there is no room for the checkpoint's words, so they are small at the bottom. */
const hasSmallWords = ({ proof, body }: Card) => proof !== undefined && body.kind === 'pitch'

const drawShort = (card: Card): PictureElement =>
  box(
    {
      ...PICTURE,
      flexDirection: 'column',
      padding: hasSmallWords(card) ? '32px 60px 20px' : '44px 60px',
      background: colours.page,
      color: colours.text,
      fontFamily: 'Archivo, ArchivoExt',
      fontWeight: 500,
    },
    box(
      { justifyContent: 'space-between', alignItems: 'center', fontSize: 30, height: 42 },
      box(
        { alignItems: 'center', gap: 14, fontWeight: 800, fontSize: 36 },
        box({ width: 22, height: 22, borderRadius: 11, background: colours.brand }),
        card.brand,
      ),
      box({ ...cut(1), color: colours.muted, maxWidth: 760 }, card.kicker),
    ),
    drawn(card, card.body),
    hasSmallWords(card)
      ? box(
          { height: 28, alignItems: 'flex-end', fontSize: 20, color: colours.muted },
          `VAR aberto: ${card.proof?.words}`,
        )
      : undefined,
  )

export const drawCard = (card: Card): PictureElement => drawShort(shortCard(card))
