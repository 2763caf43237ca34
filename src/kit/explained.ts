/** A figure as it is shown: rupiah, a price per unit, a quantity. */
export interface ExplainedFigure {
  readonly kind: 'money' | 'price' | 'quantity'
  readonly value: string
  readonly unit?: string
}

/** One row that a number was made of, with the way to where it was written. */
export interface ExplainedRow {
  readonly id: string
  /** 'BTB-2611-0007' */
  readonly label: string
  /** 'Penerimaan, 10 zak' */
  readonly detail?: string
  readonly on?: string
  /** What it adds; below zero takes away. */
  readonly figure: ExplainedFigure
  /** What stood after it. */
  readonly after?: ExplainedFigure
  readonly to?: string
}

/** The answer to 'Dari mana angka ini?': the number, how it is reckoned, and every row that went into it. */
export interface Explained {
  readonly title: string
  readonly result: ExplainedFigure
  /** In words: 'Nilai stok dibagi jumlah stok'. */
  readonly formula: string
  /** The same with the numbers: each part of the formula under its name. */
  readonly parts: readonly { readonly label: string; readonly figure: ExplainedFigure; readonly to?: string }[]
  /** Newest first; only the last ones when there are many. */
  readonly rows: readonly ExplainedRow[]
  /** How many rows there are that are not listed. */
  readonly unlisted?: number
  /** What belongs to the picture and is not part of the number. */
  readonly beside?: readonly { readonly title: string; readonly rows: readonly ExplainedRow[] }[]
}
