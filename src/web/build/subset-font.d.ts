declare module 'subset-font' {
  interface Range {
    min: number
    max: number
  }
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Record<string, Range | number>
    keepFeatures: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
