import { readDay } from '#ground/amount-input.ts'
import type { Day } from '#ground/day.ts'
import { HUNDRED_PERCENT, percent, percentText, type Percent } from '#ground/percent.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { dueKinds, type DueBy, type Instalment } from '../../instalments/contract.ts'

/** A row of the plan of a contract as it is typed. */
export interface PlanRow extends KeyedRow {
  readonly name: string
  readonly percent: string
  readonly dueBy: DueBy
  /** The percent of progress or the day, by what it waits for; empty for a handover. */
  readonly due: string
  readonly expectedOn: string
  readonly documents: string
}

/** The cells of a fresh row. */
export const blankPlanRow = () => ({
  ...{ name: '', percent: '', dueBy: 'progress' as DueBy, due: '', expectedOn: '', documents: '' },
})

/** What is usual, to begin with: an advance, two parts of the work, the handover, and what is held until the end. */
export function usualPlan(): PlanRow[] {
  const rows: readonly Partial<PlanRow>[] = [
    { name: 'Uang muka', percent: '20', due: '0' },
    { name: 'Termin 1', percent: '35', due: '50' },
    { name: 'Termin 2', percent: '40', dueBy: 'bast-1' },
    { name: 'Retensi', percent: '5', dueBy: 'bast-2' },
  ]
  return rows.map((row) => ({ key: rowKey(), ...blankPlanRow(), ...row }))
}

/** Makes rows of the editor out of what was agreed. */
export function planRowsOf(rows: readonly Instalment[]): PlanRow[] {
  return rows.map((row) => ({
    ...{ key: rowKey(), name: row.name, percent: row.percent.replace('.', ','), dueBy: row.dueBy },
    due: row.dueOn ? shownDay(row.dueOn) : (row.duePercent ?? '').replace('.', ','),
    ...{ expectedOn: row.expectedOn ? shownDay(row.expectedOn) : '', documents: row.documents ?? '' },
  }))
}

// As it is typed, so that it is read back: 03/03/2026.
const shownDay = (on: string) => on.split('-').reverse().join('/')

const plain = (text: string) => text.trim().replace(/\s*%$/, '').replace(',', '.')

/** Makes what is sent out of the rows that were typed. */
export function planTyped(rows: readonly PlanRow[], today: Day) {
  return rows.map((row) => ({
    ...{ name: row.name.trim(), percent: plain(row.percent), dueBy: row.dueBy },
    duePercent: row.dueBy === 'progress' ? plain(row.due) : null,
    dueOn: row.dueBy === 'date' ? (readDay(row.due, today) ?? null) : null,
    expectedOn: readDay(row.expectedOn, today) ?? null,
    documents: row.documents.trim() || null,
  }))
}

/** Sums the percents that were typed; what cannot be read counts nothing. */
export function sharesOfPlan(rows: readonly PlanRow[]): Percent {
  const share = (text: string) => (isShare(text) ? percent(text) : 0n)
  return rows.reduce((all, row) => all + share(plain(row.percent)), 0n) as Percent
}

const isShare = (text: string) => /^\d{1,3}(\.\d{1,4})?$/.test(text)

/** Tells what is missing in the rows that were typed, by cell. */
export function complaintsOfPlan(rows: readonly PlanRow[], today: Day): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (rows.length === 0) errors['instalments.0.name'] = ['Isi paling sedikit satu angsuran.']
  rows.forEach((row, at) => {
    const tell = (cell: string, text: string) => (errors[`instalments.${at}.${cell}`] = [`Baris ${at + 1}: ${text}`])
    if (!row.name.trim()) tell('name', 'tulis nama angsurannya.')
    if (sharesOfPlan([row]) === 0n) tell('percent', 'tulis persennya, misalnya 30.')
    const isProgress = row.dueBy === 'progress'
    if (isProgress && !isShare(plain(row.due))) tell('due', 'tulis persen progresnya, misalnya 50.')
    if (row.dueBy === 'date' && !readDay(row.due, today)) tell('due', 'tulis tanggalnya, misalnya 21/11/2026.')
    if (row.expectedOn.trim() && !readDay(row.expectedOn, today))
      tell('expectedOn', 'tulis tanggal, misalnya 21/11/2026.')
  })
  const total = sharesOfPlan(rows)
  if (Object.keys(errors).length === 0 && total !== HUNDRED_PERCENT)
    errors['instalments'] = [
      `Semua angsuran harus berjumlah 100 %, sekarang ${percentText(total).replace('.', ',')} %.`,
    ]
  return errors
}

export const dueOptions = Object.entries(dueKinds).map(([value, label]) => ({ value, label }))
