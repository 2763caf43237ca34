/** How far a document has come in money: its word, the same in list, rail and export, its figure and the papers behind it. */
export interface MoneyStep {
  readonly word: string
  /** Rupiah; null where the word does not apply to this document. */
  readonly amount: string | null
  /** Beside the figure: '67%'. */
  readonly aside?: string | undefined
  readonly to: string
}
