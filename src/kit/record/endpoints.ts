import * as z from 'zod/mini'
import { answer, endpoint, type Policy } from '#kit/http/endpoint.ts'
import { sensitiveColumns, sensitiveFields } from '#kit/http/sensitive.ts'
import { zBool, zId, zVersion } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { addShape, editShape, type MasterRecord, type WireOf } from '#kit/record/record.ts'

/** Where a row is and which version it has now. */
export interface Saved {
  readonly id: string
  readonly version: number
}

/** One line of "Riwayat". */
export interface HistoryRow {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly via: string
  /** From where: device and address. */
  readonly place: string | null
  readonly act: string
  readonly reason: string | null
  readonly changes: readonly {
    readonly field: string
    readonly label: string
    readonly from: string
    readonly to: string
  }[]
}

type Subject = `${string} ${string}`

interface Doors {
  /** '/api/pelanggan' */
  readonly base: string
  /** 'pelanggan' */
  readonly subject: string
  /** What the client fetches again after an act. */
  readonly tag: string
  /** Other rights than 'view subject', 'create subject', …: any of the listed opens the door. */
  readonly may?: Partial<Record<'view' | 'create' | 'update' | 'delete' | 'export', Policy>>
}

/** The doors of a master: list, open, add, edit, archive, restore, remove, history, export. */
export function recordEndpoints<R extends MasterRecord, Row>(master: R, doors: Doors) {
  const { base, tag } = doors
  const may = (action: 'view' | 'create' | 'update' | 'delete' | 'export'): Policy =>
    doors.may?.[action] ?? (`${action} ${doors.subject}` as Subject)
  const archived = { archived: z.optional(zBool) }
  const whichOne = z.strictObject({ id: zId, version: zVersion })
  const onlyId = z.strictObject({ id: zId })
  const touches = [tag]

  return {
    list: endpoint({
      method: 'GET',
      path: base,
      permission: may('view'),
      input: zListQuery<R['columns'], typeof archived>(master.columns, archived),
      answer: answer<ListAnswer<Row>>(),
      sensitive: sensitiveColumns(master.columns),
      reads: [tag],
    }),
    open: endpoint({
      method: 'GET',
      path: `${base}/:id`,
      permission: may('view'),
      input: onlyId,
      answer: answer<WireOf<R>>(),
      sensitive: sensitiveFields(master.fields),
      reads: [tag],
    }),
    add: endpoint({
      method: 'POST',
      path: base,
      permission: may('create'),
      input: addShape(master),
      answer: answer<Saved>(),
      touches,
      idempotent: true,
    }),
    edit: endpoint({
      method: 'PATCH',
      path: `${base}/:id`,
      permission: may('update'),
      input: editShape(master),
      answer: answer<Saved>(),
      touches,
    }),
    archive: endpoint({
      method: 'POST',
      path: `${base}/:id/arsip`,
      permission: may('delete'),
      input: whichOne,
      answer: answer<Saved>(),
      touches,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${base}/:id/pulihkan`,
      permission: may('delete'),
      input: whichOne,
      answer: answer<Saved>(),
      touches,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${base}/:id`,
      permission: may('delete'),
      input: onlyId,
      answer: answer<{ id: string }>(),
      touches,
    }),
    history: endpoint({
      method: 'GET',
      path: `${base}/:id/riwayat`,
      permission: may('view'),
      input: onlyId,
      answer: answer<readonly HistoryRow[]>(),
      reads: [tag, 'files'],
    }),
    export: endpoint({
      method: 'GET',
      path: `${base}/ekspor`,
      permission: may('export'),
      input: zListQuery<R['columns'], typeof archived & typeof format>(master.columns, { ...archived, ...format }),
      answer: answer<never>(),
    }),
  }
}

const format = { format: z.enum(['csv', 'xlsx']) }
