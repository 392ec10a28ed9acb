declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default: number }>
    >;
  }
  const subsetFont: (font: Buffer, letters: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
