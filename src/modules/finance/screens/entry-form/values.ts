import type { InputOf } from '#kit/http/endpoint.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { addCashEntry, type CashEntry } from '../../entries/contract.ts'
import type { CashEntryKind } from '../../words.ts'
import { blankTax, taxInput, taxValues, type TaxValues } from './tax-values.ts'

/** A line of a cash entry, as the form holds it. */
export interface CashLineValues extends KeyedRow {
  readonly account: string
  readonly amount: string
  readonly memo: string
  readonly projectId: Choice | null
  readonly workItemId: Choice | null
  readonly isTaxed?: boolean
  readonly tax?: TaxValues
}

/** What the form holds of a cash entry. */
export interface CashEntryValues {
  readonly kind: CashEntryKind
  readonly date: string
  readonly arrivalDate: string
  readonly cashAccountId: string
  readonly toCashAccountId: string
  readonly amount: string
  readonly fee: string
  readonly partyName: string
  readonly memo: string
  readonly reference: string
  readonly lines: readonly CashLineValues[]
  readonly files: readonly string[]
  readonly version?: number
}

/** A line of which nothing is known yet. */
export const blankCashLine = () => ({
  ...{ account: '', amount: '', memo: '', projectId: null, workItemId: null, isTaxed: false, tax: blankTax() },
})

/** Tells whether nothing was written of a line: such a row is left out. */
export const isBlankCashLine = (row: CashLineValues) => !row.account && !row.amount && !row.memo

/** A cash entry of which nothing is known but its day, its kind and where money usually lies. */
export function blankCashEntry(kind: CashEntryKind, cashAccountId: string): CashEntryValues {
  return {
    ...{ kind, date: today(), arrivalDate: '', cashAccountId, toCashAccountId: '', amount: '', fee: '' },
    ...{ partyName: '', memo: '', reference: '', lines: [{ ...blankCashLine(), key: rowKey() }], files: [] },
  }
}

/** A draft as the form shows it. */
export function cashEntryValues(entry: CashEntry): CashEntryValues {
  const isMoved = entry.kind === 'pindah'
  const lines = entry.lines.map((line) => ({
    ...{ key: rowKey(), account: line.account, amount: line.amount, memo: line.memo ?? '' },
    projectId: line.projectId ? { id: line.projectId, label: line.projectName ?? '' } : null,
    ...{ isTaxed: line.tax !== null, tax: taxValues(line.tax) },
    workItemId: line.workItemId ? { id: line.workItemId, label: line.workItemName ?? '' } : null,
  }))
  return {
    ...{ kind: entry.kind, date: entry.date, arrivalDate: entry.arrivalDate ?? '', cashAccountId: entry.cashAccountId },
    ...{ toCashAccountId: entry.toCashAccountId ?? '', amount: isMoved ? entry.amount : '', version: entry.version },
    ...{ fee: entry.fee === '0' ? '' : entry.fee, partyName: entry.partyName ?? '', memo: entry.memo ?? '' },
    ...{ reference: entry.reference ?? '', files: [] },
    lines: lines.length > 0 ? lines : [{ ...blankCashLine(), key: rowKey() }],
  }
}

/** Another of the same kind, of today: its number of reference and its proofs are its own. */
export function copiedCashEntry(entry: CashEntry): CashEntryValues {
  const { version: _, ...values } = cashEntryValues(entry)
  return { ...values, date: today(), arrivalDate: '', reference: '' }
}

/** What is sent: of moved money its amount, of the others their lines. */
export function cashEntryInput(values: CashEntryValues): Omit<InputOf<typeof addCashEntry>, 'post' | 'files'> {
  const { kind, date, cashAccountId, partyName, memo, reference, lines } = values
  const head = { kind, date, cashAccountId, partyName, memo, reference }
  if (kind !== 'pindah') return { ...head, lines: lines.map(lineInput) }
  const { toCashAccountId, amount, fee, arrivalDate } = values
  return {
    ...head,
    toCashAccountId,
    amount: amount || '0',
    fee: fee || null,
    arrivalDate: arrivalDate || null,
    lines: [],
  }
}

function lineInput({ account, amount, memo, projectId, workItemId, ...taxed }: CashLineValues) {
  const dims = { projectId: projectId?.id ?? null, workItemId: workItemId?.id ?? null }
  return { account, amount: amount || '0', memo, ...dims, tax: taxInput(taxed) }
}

/** What is wrong with a cash entry before it is sent, at the fields of the form. */
export function cashEntryFaults(values: CashEntryValues): Record<string, string[]> {
  const errors = { ...shapeErrors(addCashEntry.input, { ...cashEntryInput(values), files: [] }) }
  if (values.kind === 'pindah' && !values.toCashAccountId)
    errors['toCashAccountId'] = ['Pilih kas atau bank tujuannya.']
  return errors as Record<string, string[]>
}

/** How the fields are called when two versions of a draft are compared. */
export const comparedCashEntry = {
  kind: 'Jenis',
  date: 'Tanggal',
  arrivalDate: 'Tanggal sampai',
  cashAccountId: 'Kas / Bank',
  toCashAccountId: 'Ke kas / bank',
  amount: 'Jumlah',
  fee: 'Biaya transfer',
  partyName: 'Pihak',
  memo: 'Keterangan',
  reference: 'No. referensi',
  lines: 'Baris',
}
