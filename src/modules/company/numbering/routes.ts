import { serve, type Served } from '#kit/http/serve.ts'
import { openNumbering, saveSeries, type NumberedPaper } from '#modules/company/numbering/contract.ts'
import { numberingOf, numberSeries } from '#modules/company/numbering/number-papers.ts'

/** The doors of numbering; which papers bear numbers say the departments. */
export const numberingRoutes = (papers: readonly NumberedPaper[]): readonly Served[] => [
  serve(openNumbering, (call) => numberingOf(call, papers)),
  serve(saveSeries, numberSeries),
]
