import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { ChangeableRow, ChangeOrder } from '../../changes/contract.ts'

/** A row of the editor of a change: a number of the bill with more or less, or a new number with its words. */
export interface ChangeRow extends KeyedRow {
  /** Whole: 'B.6'. */
  readonly number: string
  readonly name: string
  readonly volume: string
  readonly unit: string
  readonly unitPrice: string
}

/** The cells of a fresh row. */
export const blankChangeRow = () => ({ number: '', name: '', volume: '', unit: '', unitPrice: '' })

/** Finds the line of the bill a typed number means. */
export function lineTyped(rows: readonly ChangeableRow[], code: string): ChangeableRow | undefined {
  const wanted = code.trim().toLowerCase()
  return rows.find((row) => !row.isGroup && row.code.toLowerCase() === wanted)
}

/** Finds the group a new number stands under: 'B.6' under B; none where its head names no group. */
export function groupTyped(rows: readonly ChangeableRow[], code: string): ChangeableRow | undefined {
  const head = code.trim().toLowerCase().split('.').slice(0, -1).join('.')
  return rows.find((row) => row.isGroup && row.code.toLowerCase() === head)
}

/** Makes what is sent out of the rows that were typed. */
export function linesTyped(typed: readonly ChangeRow[], rows: readonly ChangeableRow[]) {
  return typed.map((row) => {
    const known = lineTyped(rows, row.number)
    const volume = row.volume || '0'
    const blank = { number: null, name: null, unit: null, unitPrice: null }
    if (known) return { ...blank, isNew: false, workItemId: known.workItemId, volume }
    return {
      ...{
        isNew: true,
        workItemId: groupTyped(rows, row.number)?.workItemId ?? null,
        number: row.number.trim() || null,
      },
      ...{ name: row.name || null, unit: row.unit || null, volume, unitPrice: row.unitPrice || null },
    }
  })
}

/** Makes rows of the editor out of a draft. */
export function changeRows({ lines }: ChangeOrder): ChangeRow[] {
  return lines.map((line) => ({
    ...{ key: rowKey(), number: line.number ?? '', name: line.isNew ? line.name : '', volume: line.volume },
    ...{ unit: line.isNew ? (line.unit ?? '') : '', unitPrice: line.isNew ? (line.unitPrice ?? '') : '' },
  }))
}

/** Tells what is missing in the rows that were typed, by cell. */
export function complaintsOf(typed: readonly ChangeRow[], rows: readonly ChangeableRow[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (typed.length === 0) errors['lines.0.number'] = ['Isi paling sedikit satu pekerjaan.']
  typed.forEach((row, at) => {
    const tell = (cell: string, text: string) => (errors[`lines.${at}.${cell}`] = [`Baris ${at + 1}: ${text}`])
    const first = typed.findIndex(({ number }) => number !== '' && same(number, row.number))
    if (first >= 0 && first < at) tell('number', `${row.number} sudah ada di baris ${first + 1}; gabungkan volumenya.`)
    if (!row.volume || /^-?0*([.,]0*)?$/.test(row.volume))
      tell('volume', 'tulis volume tambah, atau kurang dengan minus.')
    if (lineTyped(rows, row.number)) return
    if (!row.name.trim())
      tell('name', `${row.number || 'nomor ini'} bukan pekerjaan RAB; tulis uraian pekerjaan barunya.`)
    if (!row.unit.trim()) tell('unit', 'tulis satuannya.')
    if (!row.unitPrice) tell('unitPrice', 'tulis harganya.')
  })
  return errors
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
