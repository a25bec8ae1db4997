declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2';
    /** A number pins the axis, a range narrows it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** OpenType layout features to keep; all when left out. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  /** Rejects when the font cannot be read or lacks one of the axes. */
  function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;

  export = subsetFont;
}
