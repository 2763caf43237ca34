import type { InputOf } from '#kit/http/endpoint.ts'
import type { Conflict } from '#kit/screen/form/conflict-choice.tsx'
import type { GridRow } from '#kit/screen/grid/column.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { dimsOfLine } from '#modules/projects/rules.ts'
import type { createRequest } from '../../requests/contract.ts'
import type { RequestDetail, RequestLineDetail, RequestStart } from '../../requests/detail.ts'

/** A line of a request as it is being typed. */
export interface RequestLine extends GridRow {
  readonly item: Choice | null
  readonly qty: string
  readonly unit: string
  readonly price: string
  readonly reason: string
  /** For which project and work item; nothing: those of the head. */
  readonly projectId?: string | null
  readonly workItemId?: string | null
}

/** A request as it is being typed. */
export interface RequestValues {
  readonly version?: number
  readonly date: string
  readonly neededBy: string
  readonly requesterId: string
  readonly warehouseId: string
  readonly projectId?: string | null
  /** What every line without its own is for; nothing of its own is kept of it. */
  readonly workItemId?: string | null
  readonly notes: string
  readonly lines: readonly RequestLine[]
  /** Photos and papers of a request that does not exist yet. */
  readonly files: readonly string[]
}

export type RequestInput = Omit<InputOf<typeof createRequest>, 'submit' | 'files'>

/** A fresh request: today, one's own, for the first warehouse. */
export function freshRequest(start: RequestStart, lines: readonly RequestLine[] = []): RequestValues {
  const warehouseId = start.warehouses[0]?.id ?? ''
  const requesterId = start.people[0]?.id ?? ''
  return { date: start.today, neededBy: '', requesterId, warehouseId, notes: '', lines, files: [] }
}

/** A fresh line. */
export function blankRequestLine() {
  return { item: null, qty: '', unit: '', price: '', reason: '' }
}

/** True for the row that only asks to be filled. */
export function isBlankRequestLine(line: RequestLine): boolean {
  return !line.item && line.qty === '' && line.reason === ''
}

/** A request as it is saved, ready to be changed; its items as they are picked, with their units. */
export function requestValues(request: RequestDetail, items: readonly Choice[] = []): RequestValues {
  return {
    version: request.version,
    date: request.date,
    neededBy: request.neededBy,
    requesterId: request.requesterId,
    warehouseId: request.warehouseId,
    projectId: request.projectId,
    notes: request.notes ?? '',
    lines: request.lines.map((line) => lineValues(line, items)),
    files: [],
  }
}

function lineValues(line: RequestLineDetail, items: readonly Choice[]): RequestLine {
  const { more = { unit: line.unit, kind: line.itemKind } } = items.find(({ id }) => id === line.itemId) ?? {}
  return {
    key: line.id,
    item: { id: line.itemId ?? '', label: line.description, code: line.itemCode, more },
    qty: line.qty,
    unit: line.unit,
    price: line.estPrice ?? '',
    reason: line.reason ?? '',
    projectId: line.projectId,
    workItemId: line.workItemId,
  }
}

/** What is sent. */
export function requestInput(values: RequestValues): RequestInput {
  const { date, neededBy, warehouseId, projectId = null, notes } = values
  const lines = values.lines.map((line) => lineInput(line, values))
  const requesterId = values.requesterId || null
  return { date, neededBy, requesterId, warehouseId, projectId, notes, lines }
}

function lineInput(line: RequestLine, head: RequestValues): RequestInput['lines'][number] {
  return {
    itemId: line.item?.id || null,
    description: line.item?.id ? null : (line.item?.label ?? ''),
    qty: line.qty,
    unit: line.unit,
    estPrice: line.price === '' ? null : line.price,
    reason: line.reason,
    ...dimsOfLine(line, head),
  }
}

type Field = Exclude<keyof RequestValues, 'version' | 'projectId' | 'workItemId' | 'files'>

/** What two versions of a request are compared by: every field of the form, as it is called there. */
export const comparedRequest: Readonly<Record<Field, string>> = {
  requesterId: 'Peminta',
  warehouseId: 'Untuk gudang',
  neededBy: 'Dibutuhkan',
  date: 'Tanggal',
  lines: 'Item',
  notes: 'Catatan',
}

/** How the values of the fields read that are no words themselves. */
export function requestWords({ people, warehouses }: RequestStart): NonNullable<Conflict['words']> {
  const wordsOf = (named: readonly { readonly id: string; readonly name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name }))
  return { requesterId: wordsOf(people), warehouseId: wordsOf(warehouses) }
}
