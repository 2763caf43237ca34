import { percent, type Percent } from '#ground/percent.ts'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'
import { coefficient } from '../../ahsp/price.ts'
import type { RapBase, RapLine } from '../../rap/contract.ts'
import { proposePlan } from '../../rap/rules.ts'

/** A row of the editor of a cost plan. */
export interface RapRow extends KeyedRow {
  /** The number of a work item of the bill; blank: of the project as a whole. */
  readonly code: string
  readonly head: CostHead
  readonly description: string
  readonly unit: string
  readonly qty: string
  readonly unitCost: string
}

/** The cells of a fresh row. */
export const blankRapRow = () => ({
  ...{ code: '', head: 'material' as CostHead, description: '', qty: '', unit: '', unitCost: '' },
})

/** Makes rows of the editor out of a version. */
export function rowsOfRap(lines: readonly RapLine[]): RapRow[] {
  return lines.map(({ code, head, description, unit, qty, unitCost }) => ({
    ...{ key: rowKey(), code, head, description, unit, qty, unitCost },
  }))
}

/** Makes rows of the editor out of the bill: by its analyses, else by shares of its prices in percent as they were typed. */
export function proposedRows(bill: readonly RapBase[], shares: Readonly<Partial<Record<CostHead, string>>>): RapRow[] {
  const codes = new Map(bill.map((line) => [line.workItemId, line.code]))
  const sold = bill.map((line) => ({
    ...{ ...line, volume: quantity(line.volume), unitPrice: price(line.unitPrice) },
    takes: (line.analysis?.components ?? []).map((one) => ({
      ...{ ...one, coefficient: coefficient(one.coefficient), price: price(one.price) },
    })),
  }))
  const analysed = new Set(bill.flatMap((line) => (line.analysis ? [line.workItemId] : [])))
  const typed = Object.entries(shares).map(([head, share]) => [head, percent(share || '0')] as const)
  return proposePlan(sold, Object.fromEntries(typed) as Partial<Record<CostHead, Percent>>).map((line) => ({
    ...{ key: rowKey(), code: codes.get(line.workItemId ?? '') ?? '', head: line.head, unit: line.unit },
    description: analysed.has(line.workItemId ?? '') ? line.description : `${costHeads[line.head]} ${line.description}`,
    ...{ qty: quantityText(line.qty), unitCost: priceText(line.unitCost) },
  }))
}

/** Finds the line of the bill a typed number means. */
export function billLineTyped(bill: readonly RapBase[], code: string): RapBase | undefined {
  const wanted = code.trim().toLowerCase()
  return bill.find((line) => line.code.toLowerCase() === wanted)
}

/** Tells which head a pasted word means: 'Upah', 'bahan'; nothing for none of them. */
export function headMeant(word: string): CostHead | null {
  const wanted = word.trim().toLowerCase()
  const also: Readonly<Record<string, CostHead>> = { bahan: 'material', tenaga: 'upah', peralatan: 'alat' }
  return wanted in costHeads ? (wanted as CostHead) : (also[wanted] ?? null)
}

/** Tells what is missing in the rows that were typed, by cell. */
export function rapComplaints(rows: readonly RapRow[], bill: readonly RapBase[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (rows.length === 0) errors['lines.0.description'] = ['Isi paling sedikit satu baris biaya.']
  rows.forEach((row, at) => {
    const tell = (cell: string, text: string) => (errors[`lines.${at}.${cell}`] = [`Baris ${at + 1}: ${text}`])
    if (row.code.trim() && !billLineTyped(bill, row.code)) {
      tell('code', `${row.code} bukan nomor pekerjaan RAB; kosongkan untuk biaya umum proyek.`)
    }
    if (!row.description.trim()) tell('description', 'tulis uraiannya.')
    if (!row.unit.trim()) tell('unit', 'tulis satuannya, misalnya m3 atau ls.')
    if (!row.qty || /^0*([.,]0*)?$/.test(row.qty)) tell('qty', 'tulis volumenya, lebih dari nol.')
    if (!row.unitCost) tell('unitCost', 'tulis harganya.')
  })
  return errors
}
