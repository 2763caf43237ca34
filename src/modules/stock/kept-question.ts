/**
 * Asks, wherever goods go out to be sold or used, what the refusal 'stock.kept' leaves to who may approve it: whether
 * goods go that are kept for others. The yes is sent as `takeKept`.
 *
 * The words stand here once, for the sheets of selling, of production and of the warehouse. What is kept, how much is
 * free and for whom it is kept says the refusal itself, which is the text of the question; who may not approve it reads
 * the same at the quantity and is told to ask a colleague.
 */
export const keptQuestion = {
  code: 'stock.kept',
  title: 'Pakai barang yang disimpan untuk yang lain?',
  act: 'Ya, pakai juga',
} as const
