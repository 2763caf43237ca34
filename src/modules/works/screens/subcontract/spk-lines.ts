import { thousands } from '#ground/format.ts'
import { money, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import type { KeyedRow } from '#kit/screen/form/rows.ts'
import type { GridColumn } from '#kit/screen/grid/column.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { workItemSource } from '#modules/projects/screens/face.tsx'

/** A line of an SPK as it is typed. */
export interface SpkLine extends KeyedRow {
  readonly workItemId: Choice | null
  readonly description: string
  readonly volume: string
  readonly unit: string
  readonly price: string
}

/** The cells of a fresh line. */
export const blankSpkLine = () => ({ workItemId: null, description: '', volume: '', unit: '', price: '' })

/** Tells whether nothing was typed in a line. */
export const isBlankLine = (row: SpkLine) => !row.workItemId && !row.volume && !row.price

/** The columns of the lines of an SPK of a project. */
export function spkColumns(projectId: string): readonly GridColumn[] {
  return [
    {
      ...{ id: 'workItemId', kind: 'pick', title: 'Pekerjaan RAB', source: workItemSource(projectId), width: 220 },
      fill: (choice: Choice) => ({ description: choice.label }),
    },
    { id: 'description', kind: 'text', title: 'Uraian' },
    { id: 'volume', kind: 'quantity', title: 'Volume', width: 96 },
    { id: 'unit', kind: 'text', title: 'Satuan', width: 72 },
    { id: 'price', kind: 'price', title: 'Harga (Rp)', width: 120 },
    {
      ...{ id: 'amount', kind: 'worked', title: 'Jumlah (Rp)', width: 136, isNotPasted: true },
      work: (row) => thousands(amountOfLine(row as unknown as SpkLine)),
    },
  ]
}

/** What is sent of a line. */
export function sentLine(line: SpkLine) {
  return {
    ...{ workItemId: line.workItemId?.id ?? '', description: line.description, unit: line.unit },
    ...{ volume: line.volume, price: line.price },
  }
}

/** Tells what is missing in the lines that were typed, by cell. */
export function lineComplaints(lines: readonly SpkLine[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  lines.forEach((line, at) => {
    const tell = (cell: string, text: string) => (errors[`lines.${at}.${cell}`] = [`Baris ${at + 1}: ${text}`])
    if (!line.workItemId) tell('workItemId', 'pilih pekerjaannya.')
    if (!line.description.trim()) tell('description', 'tulis uraiannya.')
    if (!line.volume) tell('volume', 'isi volumenya.')
    if (!line.unit.trim()) tell('unit', 'tulis satuannya.')
    if (!line.price) tell('price', 'isi harganya.')
  })
  return errors
}

/** What a line comes to, as far as it can be told. */
export function amountOfLine(line: Pick<SpkLine, 'volume' | 'price'>): Money {
  if (!isDecimal(line.volume) || !isDecimal(line.price)) return ZERO
  try {
    return lineAmount(quantity(line.volume), price(line.price))
  } catch {
    // More decimals than are kept: the field itself says so when it is saved.
    return money(0)
  }
}
