/** One figure with its bar. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Not above, or not below, this. */
  readonly bar: { readonly most: number } | { readonly least: number }
}
