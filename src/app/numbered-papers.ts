import { departments } from '#app/departments.ts'
import type { NumberedPaper } from '#modules/company/numbering/contract.ts'

/** Every kind of paper that bears a number. */
export const numberedPapers: readonly NumberedPaper[] = departments.flatMap(({ series = {} }) =>
  Object.entries(series).map(([doc, name]) => ({ doc, name })),
)
