import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { sensitiveColumns } from '#kit/http/sensitive.ts'
import { zPlate } from '#kit/http/plate.ts'
import { zBool, zDay, zId, zOptionalText, zOrNull, zPositiveQuantity, zText, zVersion } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { transferColumns, type TransferStatus } from '#modules/warehouse/columns.ts'

/** What may become of goods that left. */
export const outcomeKinds = {
  diterima: 'Diterima',
  kembali: 'Kembali ke gudang asal',
  hilang: 'Hilang',
  rusak: 'Rusak',
} as const
export type OutcomeKind = keyof typeof outcomeKinds

/** A row of the list of transfers. */
export interface TransferRow {
  readonly id: string
  readonly number: string | null
  readonly date: string
  readonly fromId: string
  readonly fromName: string
  readonly toId: string
  readonly toName: string
  readonly lineCount: number
  /** Only with 'view biaya'. */
  readonly value?: string
  readonly reference: string | null
  readonly status: TransferStatus
}

export interface TransferLine {
  readonly id: string
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  /** As typed. */
  readonly enteredQty: string
  readonly enteredUnit: string
  /** From here on in the base unit. */
  readonly unit: string
  readonly qty: string
  readonly received: string
  readonly returned: string
  readonly lost: string
  readonly damaged: string
  /** Still in between. */
  readonly open: string
  readonly note: string | null
  readonly projectId: string | null
  readonly workItemId: string | null
  /** Only with 'view biaya'. */
  readonly value?: string
}

/** One thing that became of the goods. */
export interface TransferOutcome {
  readonly id: string
  readonly kind: OutcomeKind
  readonly on: string
  readonly reason: string | null
  readonly receivedBy: string | null
  readonly by: string
  readonly at: string
  readonly isUndone: boolean
  readonly lines: readonly { readonly itemName: string; readonly qty: string; readonly unit: string }[]
}

export interface TransferDetail {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly label: string
  readonly status: TransferStatus
  readonly date: string
  readonly fromId: string
  readonly fromName: string
  readonly toId: string
  readonly toName: string
  readonly driverName: string | null
  readonly vehiclePlate: string | null
  readonly requestedBy: string | null
  readonly reference: string | null
  readonly notes: string | null
  readonly voidReason: string | null
  readonly sentAt: string | null
  readonly sentBy: string | null
  readonly lines: readonly TransferLine[]
  readonly outcomes: readonly TransferOutcome[]
  readonly can: readonly ('edit' | 'send' | 'delete' | 'receive' | 'settle' | 'undo' | 'void')[]
}

const touches = ['transfers']
const posting = ['transfers', 'stock', 'warehouses', 'journal']
const saved = answer<{ id: string; number: string | null; version: number }>()

const fields = {
  date: zDay,
  fromWarehouseId: zId,
  toWarehouseId: zId,
  driverName: zOptionalText(120),
  vehiclePlate: zPlate,
  requestedBy: zOptionalText(120),
  /** The order, purchase or project it belongs to. */
  reference: z.optional(zOptionalText(80)),
  notes: zOptionalText(500),
  lines: z
    .array(
      z.strictObject({
        itemId: zId,
        qty: zPositiveQuantity,
        unit: zOptionalText(20),
        note: zOptionalText(200),
        projectId: zOrNull(zId),
        /** Of the line's project. */
        workItemId: zOrNull(zId),
      }),
    )
    .check(z.minLength(1, 'Isi paling sedikit satu baris.'), z.maxLength(500)),
  /** False keeps a draft. */
  send: z._default(zBool, true),
}

const zPlaces = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((text: string) => text.split(',').filter((part) => part !== '')),
  ),
  z.array(zId).check(z.maxLength(50)),
)

/** Transfer antar gudang; `gudang` shows those from or to any of these warehouses. */
export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/transfer',
  permission: 'view stock',
  input: zListQuery(transferColumns, { gudang: z.optional(zPlaces) }),
  answer: answer<ListAnswer<TransferRow>>(),
  sensitive: sensitiveColumns(transferColumns),
  reads: ['transfers'],
})

/** The transfers of the filter, as a file. */
export const exportTransfers = endpoint({
  method: 'GET',
  path: '/api/transfer/ekspor',
  permission: 'export stock',
  input: zListQuery(transferColumns, { gudang: z.optional(zPlaces), format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

export const openTransfer = endpoint({
  method: 'GET',
  path: '/api/transfer/:id',
  permission: 'view stock',
  input: z.strictObject({ id: zId }),
  answer: answer<TransferDetail>(),
  sensitive: { 'lines.value': 'view biaya' },
  reads: ['transfers'],
})

/** Transfer baru; `send` also takes the goods out and puts them on the way. */
export const createTransfer = endpoint({
  method: 'POST',
  path: '/api/transfer',
  permission: 'create stock',
  input: z.strictObject({ ...fields, files: zFileIds() }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Writes a draft anew; `send` also sends it. */
export const updateTransfer = endpoint({
  method: 'PUT',
  path: '/api/transfer/:id',
  permission: 'create stock',
  input: z.strictObject({ ...fields, id: zId, version: zVersion }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Sends a draft as it stands: its goods lie in the company's place in between from now on. */
export const sendTransfer = endpoint({
  method: 'POST',
  path: '/api/transfer/:id/kirim',
  permission: 'create stock',
  input: z.strictObject({ id: zId, version: zVersion }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

export const deleteTransfer = endpoint({
  method: 'DELETE',
  path: '/api/transfer/:id',
  permission: 'create stock',
  input: z.strictObject({ id: zId }),
  answer: answer<{ id: string }>(),
  touches,
})

const zParts = z.array(z.strictObject({ lineId: zId, qty: zPositiveQuantity })).check(z.minLength(1), z.maxLength(500))

/** Goods arrived: without lines everything still open did. */
export const receiveTransfer = endpoint({
  method: 'POST',
  path: '/api/transfer/:id/terima',
  permission: ['create stock', 'update stock'],
  input: z.strictObject({
    id: zId,
    version: zVersion,
    date: zDay,
    receivedBy: zOptionalText(120),
    files: zFileIds(),
    lines: z.optional(zParts),
  }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** What did not arrive is explained: it came back, is lost or damaged. */
export const settleTransfer = endpoint({
  method: 'POST',
  path: '/api/transfer/:id/selisih',
  permission: 'update stock',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    date: zDay,
    kind: z.enum(['kembali', 'hilang', 'rusak']),
    reason: zText(300, 'Tulis alasannya.'),
    files: zFileIds(),
    lines: zParts,
  }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Takes one receipt or settlement back: its goods lie in between again. */
export const undoOutcome = endpoint({
  method: 'POST',
  path: '/api/transfer/:id/hasil/:outcomeId/batal',
  permission: 'delete stock',
  input: z.strictObject({ id: zId, outcomeId: zId, version: zVersion, reason: zText(300, 'Tulis alasannya.') }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Batal: the goods are back where they left, at the cost they left with. Only while nothing became of them. */
export const voidTransfer = endpoint({
  method: 'POST',
  path: '/api/transfer/:id/batal',
  permission: 'delete stock',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(300, 'Tulis alasannya.') }),
  answer: saved,
  touches: posting,
  idempotent: true,
})
