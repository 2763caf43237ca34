import { serve, type Served } from '#kit/http/serve.ts'
import { openNumbering, saveSeries } from '#modules/company/numbering/contract.ts'
import { numberingOf, numberSeries } from '#modules/company/numbering/number-papers.ts'

/** The doors of numbering. */
export const numberingRoutes: readonly Served[] = [serve(openNumbering, numberingOf), serve(saveSeries, numberSeries)]
