import { day } from '#ground/day.ts'
import { dayFormat, percentFormat, qtyFormat, rupiah } from '#ground/format.ts'
import { phoneText } from '#ground/identifiers.ts'
import type { HistoryLine } from '#kit/history/history.ts'
import type { HistoryRow } from '#kit/record/endpoints.ts'
import type { Field } from '#kit/record/fields.ts'
import type { Child, MasterRecord } from '#kit/record/record.ts'

/** History as people read it: labels for keys, words for values, nothing the person may not see. */
export function historyRows(
  lines: readonly HistoryLine[],
  master: MasterRecord,
  can: (permission: string) => boolean,
): HistoryRow[] {
  return lines.map(({ id, at, by, via, place, act, reason, changes }) => {
    const seen = Object.entries(changes).filter(([key]) => isSeen(master, key, can))
    return {
      id,
      at,
      by,
      via,
      place,
      act,
      reason,
      changes: seen.map(([key, [from, to]]) => changeRow(master, key, from, to)),
    }
  })
}

function isSeen({ fields, toldTo }: MasterRecord, key: string, can: (permission: string) => boolean): boolean {
  const permission = fields[key]?.permission
  return (permission === undefined || can(permission)) && (toldTo?.[key]?.some(can) ?? true)
}

function changeRow(master: MasterRecord, key: string, from: unknown, to: unknown): HistoryRow['changes'][number] {
  const field = master.fields[key]
  const child = master.children[key]
  const words = (value: unknown) => (child ? childWords(value, child) : fieldWords(value, field))
  const told = field?.kind === 'ref' ? chosen(from, to) : { from: words(from), to: words(to) }
  return { field: key, label: field?.label ?? child?.label ?? key, ...told }
}

// An id says nothing to people, and its name may be another one by now.
function chosen(from: unknown, to: unknown): { from: string; to: string } {
  return { from: from ? 'pilihan lama' : '', to: to ? 'pilihan baru' : '' }
}

/** A value of a field in words. */
export function fieldWords(value: unknown, field: Field | undefined): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((each) => field?.choices?.[String(each)] ?? String(each)).join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (field?.kind === 'flag') return value === true ? 'Ya' : 'Tidak'
  if (field?.kind === 'choice') return field.choices?.[text] ?? text
  if (field?.kind === 'day') return dayFormat(day(text), 'short')
  if (field?.kind === 'money' || field?.kind === 'price') return rupiah(text)
  if (field?.kind === 'quantity') return qtyFormat(text)
  if (field?.kind === 'percent') return percentFormat(text)
  return field?.kind === 'phone' ? phoneText(text) : text
}

// A row of children is told by its filled fields: "Budi · Direktur · 0812-3456-7890".
function childWords(value: unknown, child: Child): string {
  if (!Array.isArray(value)) return ''
  const rows = value as Readonly<Record<string, unknown>>[]
  return rows
    .map((row) => {
      const words = Object.entries(child.fields).map(([key, field]) =>
        // An id says nothing to people.
        field.kind === 'flag' || field.kind === 'ref' ? '' : fieldWords(row[key], field),
      )
      return words.filter((word) => word !== '').join(' · ') || child.label
    })
    .join('\n')
}
