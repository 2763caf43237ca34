import { exactFormat } from '#ground/format.ts'
import { unscaled } from '#ground/decimal.ts'
import { percent } from '#ground/percent.ts'
import { price as priceOf } from '#ground/price.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import type { KeyedRow } from '#kit/screen/form/rows.ts'
import type { AnalysisHead } from '../../ahsp/contract.ts'
import { BASE_SCALE, coefficient, priceOfWork, type PriceStep } from '../../ahsp/price.ts'

/** A row of the editor of an analysis. */
export interface ComponentRow extends KeyedRow {
  readonly head: AnalysisHead
  readonly name: string
  readonly unit: string
  readonly coefficient: string
  readonly price: string
}

/** What the form of an analysis holds. */
export interface AnalysisValues {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly overhead: string
  readonly step: string
  readonly components: readonly ComponentRow[]
}

/** The cells of a fresh row. */
export const blankComponent = () => ({
  head: 'material' as AnalysisHead,
  name: '',
  unit: '',
  coefficient: '',
  price: '',
})

/** Tells which kind a pasted word means: 'Bahan', 'Tenaga'; nothing for none of them. */
export function headTyped(word: string): AnalysisHead | null {
  const known: Readonly<Record<string, AnalysisHead>> = {
    ...{ bahan: 'material', material: 'material', upah: 'upah', tenaga: 'upah', alat: 'alat', peralatan: 'alat' },
  }
  return known[word.trim().toLowerCase()] ?? null
}

/** Writes what a row comes to, every decimal kept; nothing while it cannot be read. */
export function amountTyped(row: ComponentRow): string {
  const found = facts([row])
  return found
    ? exactFormat(unscaled(priceOfWork({ components: found, overhead: percent('0'), step: 1 }).base, BASE_SCALE))
    : ''
}

/** Tells what a unit comes to as it is typed, rupiah; undefined while something cannot be read. */
export function priceTyped({ components, overhead, step }: AnalysisValues): string | undefined {
  const found = facts(components.filter((row) => row.coefficient && row.price))
  if (!found || !isDecimal(overhead || '0')) return undefined
  try {
    const { rounded } = priceOfWork({
      components: found,
      overhead: percent(overhead || '0'),
      step: Number(step) as PriceStep,
    })
    return String(rounded)
  } catch {
    // More decimals than are kept: the field itself says so when it is saved.
    return undefined
  }
}

function facts(rows: readonly ComponentRow[]) {
  if (!rows.every((row) => isDecimal(row.coefficient) && isDecimal(row.price))) return undefined
  try {
    return rows.map((row) => ({ coefficient: coefficient(row.coefficient), price: priceOf(row.price) }))
  } catch {
    // More decimals than are kept: the field itself says so when it is saved.
    return undefined
  }
}

/** Tells what is missing of an analysis, by field and cell. */
export function analysisComplaints(values: AnalysisValues): Record<string, string[]> {
  const errors: Record<string, string[]> = {
    ...(!values.code.trim() && { code: ['Tulis kodenya, misalnya A.4.4.1.9.'] }),
    ...(!values.name.trim() && { name: ['Tulis nama pekerjaannya.'] }),
    ...(!values.unit.trim() && { unit: ['Tulis satuannya, misalnya m2.'] }),
    ...(values.components.length === 0 && { 'components.0.name': ['Isi paling sedikit satu bahan, upah, atau alat.'] }),
  }
  values.components.forEach((row, at) => {
    const tell = (cell: string, text: string) => (errors[`components.${at}.${cell}`] = [`Baris ${at + 1}: ${text}`])
    if (!row.name.trim()) tell('name', 'tulis namanya.')
    if (!row.unit.trim()) tell('unit', 'tulis satuannya.')
    if (!row.coefficient || /^0*([.,]0*)?$/.test(row.coefficient)) tell('coefficient', 'tulis koefisiennya.')
    if (!row.price) tell('price', 'tulis harganya.')
  })
  return errors
}
