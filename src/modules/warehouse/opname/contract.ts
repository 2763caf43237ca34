import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { sensitiveColumns } from '#kit/http/sensitive.ts'
import { zBool, zDay, zId, zOptionalText, zOrNull, zQuantityOrZero, zText, zVersion } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { countColumns, type CountState } from '#modules/warehouse/columns.ts'

/** A row of the list of counts. */
export interface CountRow {
  readonly id: string
  readonly number: string | null
  readonly date: string
  readonly warehouseId: string
  readonly warehouseName: string
  readonly lineCount: number
  readonly countedCount: number
  readonly differenceCount: number
  /** Only with 'view biaya'; null until it is booked. */
  readonly value?: string | null
  readonly state: CountState
}

/** One item on the count sheet, in base units. */
export interface CountLine {
  readonly id: string
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  readonly barcode: string | null
  readonly category: string
  readonly unit: string
  readonly rack: string | null
  /** The snapshot and the moves since; hidden from who counts blindly. */
  readonly book?: string
  readonly counted: string | null
  readonly damaged: string
  readonly difference?: string | null
  readonly reason: string | null
  readonly countedBy: string | null
  /** Taken back by itself after it was booked. */
  readonly isReversed: boolean
  /** What the difference is worth, signed; only with 'view biaya'. */
  readonly value?: string
}

export interface CountDetail {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly label: string
  readonly state: CountState
  readonly date: string
  readonly warehouseId: string
  readonly warehouseName: string
  readonly categories: readonly string[] | null
  readonly racks: readonly string[] | null
  readonly isStill: boolean
  readonly isBlind: boolean
  readonly notes: string | null
  readonly voidReason: string | null
  readonly startedAt: string | null
  readonly submittedBy: string | null
  readonly submittedAt: string | null
  readonly approvedBy: string | null
  readonly approvedAt: string | null
  readonly approvalNote: string | null
  readonly lines: readonly CountLine[]
  readonly can: readonly (
    | 'start'
    | 'delete'
    | 'count'
    | 'explain'
    | 'submit'
    | 'approve'
    | 'return'
    | 'void'
    | 'reverse-line'
  )[]
}

const posting = ['counts', 'stock', 'warehouses', 'journal']
const saved = answer<{ id: string; number: string | null; version: number }>()
const zAct = { id: zId, version: zVersion }

/** Opname. */
export const listCounts = endpoint({
  method: 'GET',
  path: '/api/opname',
  permission: 'view stock',
  input: zListQuery(countColumns),
  answer: answer<ListAnswer<CountRow>>(),
  sensitive: sensitiveColumns(countColumns),
  reads: ['counts'],
})

/** The counts of the filter, as a file. */
export const exportCounts = endpoint({
  method: 'GET',
  path: '/api/opname/ekspor',
  permission: 'export stock',
  input: zListQuery(countColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

export const openCount = endpoint({
  method: 'GET',
  path: '/api/opname/:id',
  permission: 'view stock',
  input: z.strictObject({ id: zId }),
  answer: answer<CountDetail>(),
  sensitive: { 'lines.value': 'view biaya' },
  reads: ['counts'],
})

/** What the goods of a warehouse can be told apart by; what nothing there has is nothing to count by. */
export const countChoices = endpoint({
  method: 'GET',
  path: '/api/gudang/:id/opname/pilihan',
  permission: 'create stock',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly categories: readonly string[]; readonly racks: readonly string[] }>(),
  reads: ['stock', 'warehouses'],
})

/** Mulai opname; `start` takes the snapshot at once, and holds the goods still when asked. */
export const createCount = endpoint({
  method: 'POST',
  path: '/api/opname',
  permission: 'create stock',
  input: z.strictObject({
    date: zDay,
    warehouseId: zId,
    /** Null counts everything. */
    categories: zOrNull(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100))),
    racks: zOrNull(z.array(zText(40)).check(z.maxLength(200))),
    isStill: z._default(zBool, false),
    isBlind: z._default(zBool, false),
    notes: zOptionalText(500),
    start: z._default(zBool, true),
  }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Begins the counting of a draft. */
export const startCount = endpoint({
  method: 'POST',
  path: '/api/opname/:id/mulai',
  permission: 'create stock',
  input: z.strictObject(zAct),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Throws a draft away. */
export const deleteCount = endpoint({
  method: 'DELETE',
  path: '/api/opname/:id',
  permission: 'create stock',
  input: z.strictObject({ id: zId }),
  answer: answer<{ id: string }>(),
  touches: ['counts'],
})

/** What was counted; others may count other lines at the same time. An empty count takes it back. */
export const saveCounted = endpoint({
  method: 'POST',
  path: '/api/opname/:id/hitungan',
  permission: ['create stock', 'update stock'],
  input: z.strictObject({
    id: zId,
    lines: z
      .array(
        z.strictObject({
          itemId: zId,
          counted: zOrNull(zQuantityOrZero),
          damaged: z.optional(zQuantityOrZero),
          /** Left out, what stands there stays. */
          reason: z.optional(z.nullable(zText(200, 'Tulis alasannya.'))),
        }),
      )
      .check(z.minLength(1, 'Isi paling sedikit satu hitungan.'), z.maxLength(500)),
  }),
  answer: answer<{ id: string; saved: number }>(),
  touches: ['counts'],
  idempotent: true,
})

/** Why lines were counted otherwise than the book says; counts stay as they are, also while they are reviewed. */
export const explainCount = endpoint({
  method: 'POST',
  path: '/api/opname/:id/alasan',
  permission: ['create stock', 'update stock', 'approve stock'],
  input: z.strictObject({
    id: zId,
    lines: z
      .array(z.strictObject({ itemId: zId, reason: zOptionalText(200) }))
      .check(z.minLength(1, 'Isi paling sedikit satu alasan.'), z.maxLength(500)),
  }),
  answer: answer<{ id: string; saved: number }>(),
  touches: ['counts'],
  idempotent: true,
})

/** Selesai menghitung: the differences go to whoever approves them, each with its reason unless counted blindly. */
export const submitCount = endpoint({
  method: 'POST',
  path: '/api/opname/:id/ajukan',
  permission: ['create stock', 'update stock'],
  input: z.strictObject(zAct),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Setujui: the differences are booked, each with its reason. Not by who counted, unless all who may did. */
export const approveCount = endpoint({
  method: 'POST',
  path: '/api/opname/:id/setujui',
  permission: 'approve stock',
  input: z.strictObject({ ...zAct, note: zOptionalText(300) }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Kembalikan: something is to be counted again. */
export const returnCount = endpoint({
  method: 'POST',
  path: '/api/opname/:id/kembalikan',
  permission: 'approve stock',
  input: z.strictObject({ ...zAct, reason: zText(300, 'Tulis apa yang perlu dihitung ulang.') }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Batal: the count is given up, goods move again, the books stay. A posted one is taken back at original cost. */
export const voidCount = endpoint({
  method: 'POST',
  path: '/api/opname/:id/batal',
  permission: 'delete stock',
  input: z.strictObject({ ...zAct, reason: zText(300, 'Tulis alasannya.') }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Takes one wrong line of an approved count back and leaves the others. */
export const reverseCountLine = endpoint({
  method: 'POST',
  path: '/api/opname/:id/baris/:lineId/balik',
  permission: 'delete stock',
  input: z.strictObject({ ...zAct, lineId: zId, reason: zText(300, 'Tulis alasannya.') }),
  answer: saved,
  touches: posting,
  idempotent: true,
})
