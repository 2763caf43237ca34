import type { InputOf } from '#kit/http/endpoint.ts'
import { money, ZERO, plus, type Money } from '#ground/money.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { addManualJournal, type ManualJournalDetail } from '../../journals/contract.ts'

/** A line of a manual journal, as the form holds it. */
export interface ManualLineValues extends KeyedRow {
  readonly account: string
  readonly debit: string
  readonly credit: string
  readonly memo: string
  readonly projectId: Choice | null
  readonly workItemId: Choice | null
}

/** What the form holds of a manual journal. */
export interface ManualJournalValues {
  readonly date: string
  readonly reverseOn: string
  readonly memo: string
  readonly lines: readonly ManualLineValues[]
  readonly files: readonly string[]
  readonly version?: number
}

/** A line of which nothing is known yet. */
export const blankManualLine = () => ({
  ...{ account: '', debit: '', credit: '', memo: '' },
  ...{ projectId: null, workItemId: null },
})

/** Tells whether nothing was written of a line: such a row is left out. */
export const isBlankManualLine = (row: ManualLineValues) => !row.account && !row.debit && !row.credit && !row.memo

/** A manual journal of which nothing is known but its day. */
export function blankManualJournal(): ManualJournalValues {
  const lines = [1, 2].map(() => ({ ...blankManualLine(), key: rowKey() }))
  return { date: today(), reverseOn: '', memo: '', lines, files: [] }
}

/** A draft as the form shows it. */
export function manualJournalValues(journal: ManualJournalDetail): ManualJournalValues {
  const { date, reverseOn, memo, version } = journal
  const lines = journal.lines.map((line) => ({
    ...{ key: rowKey(), account: line.account, memo: line.memo ?? '' },
    ...{ debit: line.debit === '0' ? '' : line.debit, credit: line.credit === '0' ? '' : line.credit },
    projectId: line.projectId ? { id: line.projectId, label: line.projectName ?? '' } : null,
    workItemId: line.workItemId ? { id: line.workItemId, label: line.workItemName ?? '' } : null,
  }))
  return { date, reverseOn: reverseOn ?? '', memo, version, lines, files: [] }
}

/** What a new journal begins with like another: today, its lines with their sides and projects; it is turned on no day. */
export function copiedManualJournal(journal: ManualJournalDetail): ManualJournalValues {
  const { memo, lines } = manualJournalValues(journal)
  return { ...blankManualJournal(), memo, lines }
}

/** What is sent of a manual journal. */
export function manualJournalInput(
  values: ManualJournalValues,
): Omit<InputOf<typeof addManualJournal>, 'post' | 'files'> {
  const { date, reverseOn, memo, lines } = values
  return {
    ...{ date, reverseOn: reverseOn || null, memo },
    lines: lines.map(({ account, debit, credit, memo: note, projectId, workItemId }) => ({
      ...{ account, debit: debit || '0', credit: credit || '0', memo: note },
      ...{ projectId: projectId?.id ?? null, workItemId: workItemId?.id ?? null },
    })),
  }
}

/** Sums both sides of what stands in the form. */
export function sidesOf(lines: readonly ManualLineValues[]): { readonly debit: Money; readonly credit: Money } {
  const sumOf = (side: 'debit' | 'credit') => lines.reduce((total, line) => plus(total, amountOf(line[side])), ZERO)
  return { debit: sumOf('debit'), credit: sumOf('credit') }
}

const amountOf = (text: string) => (/^\d+$/.test(text) ? money(text) : ZERO)

/** What is wrong with a manual journal before it is sent, at the fields of the form. */
export function manualJournalFaults(values: ManualJournalValues): Record<string, string[]> {
  const errors: Record<string, string[]> = {
    ...(shapeErrors(addManualJournal.input, { ...manualJournalInput(values), files: [] }) as Record<string, string[]>),
  }
  for (const [at, line] of values.lines.entries()) {
    if (!line.account) errors[`lines.${at}.account`] = ['Pilih akunnya.']
    if (!line.debit === !line.credit) errors[`lines.${at}.debit`] = ['Isi debit atau kredit, salah satu.']
  }
  return errors
}

/** How the fields are called when two versions of a draft are compared. */
export const comparedManualJournal = {
  date: 'Tanggal',
  reverseOn: 'Dibalik pada',
  memo: 'Keterangan',
  lines: 'Baris',
}
