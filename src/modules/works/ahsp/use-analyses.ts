import { price } from '#ground/price.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { RabRowAsked } from '../rab/rules.ts'
import type { AnalysisCopy } from './contract.ts'
import { priced } from './keep-analysis.ts'
import { analyses, copiesOf } from './store.ts'

/** A row of a bill as a person sends it, with the analysis its price comes from. */
export interface AnalysedRow extends RabRowAsked {
  readonly analysisCode: string | null
}

const key = (code: string) => code.trim().toLowerCase()

/**
 * Finds the analyses the rows of a bill name: those of the library as they are now, else the copy an earlier version of
 * the bill keeps. Refuses a code nobody knows ('ahsp.unknown') and another unit ('ahsp.unit').
 */
export async function analysesOfRows(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly rows: readonly AnalysedRow[] },
): Promise<ReadonlyMap<string, AnalysisCopy>> {
  const codes = [...new Set(of.rows.flatMap((row) => (row.analysisCode === null ? [] : [key(row.analysisCode)])))]
  if (codes.length === 0) return new Map()
  const known = new Map((await analyses(tx, companyId, codes)).map((one) => [key(one.code), priced(one)]))
  const missing = codes.filter((code) => !known.has(code))
  if (missing.length > 0) {
    for (const copy of await copiesOf(tx, companyId, { projectId: of.projectId, codes: missing }))
      known.set(key(copy.code), copy)
  }
  of.rows.forEach((row, at) => {
    const code = row.analysisCode
    if (code === null) return
    const field = `rows.${at}.analysisCode`
    const copy = known.get(key(code))
    if (!copy) throw new Refusal('ahsp.unknown', { line: at + 1, code }, { field })
    if (row.unit !== null && key(row.unit) !== key(copy.unit))
      throw new Refusal('ahsp.unit', { line: at + 1, code, unit: copy.unit }, { field })
  })
  return known
}

/** Gives a row the unit and the price of its analysis where it has none of its own. */
export function pricedRow<R extends AnalysedRow>(row: R, known: ReadonlyMap<string, AnalysisCopy>): R {
  const copy = row.analysisCode === null ? undefined : known.get(key(row.analysisCode))
  if (!copy) return row
  return { ...row, unit: row.unit ?? copy.unit, unitPrice: row.unitPrice ?? price(copy.price) }
}

/** Tells which copy each line of a decided bill keeps; rows and lines stand in the same order. */
export function copiesOfLines(
  rows: readonly AnalysedRow[],
  lines: readonly { readonly code: string; readonly isGroup: boolean }[],
  known: ReadonlyMap<string, AnalysisCopy>,
) {
  return lines.flatMap((line, at) => {
    const code = rows[at]?.analysisCode
    const copy = code ? known.get(key(code)) : undefined
    return copy && !line.isGroup ? [{ ...copy, lineCode: line.code }] : []
  })
}
