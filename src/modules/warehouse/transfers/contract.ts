import * as z from 'zod/mini'
import { draftShape } from '#kit/document/shapes.ts'
import type { Wire, WireLine } from '#kit/document/document.ts'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { sensitiveColumns } from '#kit/http/sensitive.ts'
import type { PaperAnswer } from '#kit/paper/links/contract.ts'
import { zBool, zId, zVersion } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { transfer, transferActs } from '#modules/warehouse/transfers/transfer.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
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

/** What was sent of one item and where it is now; `value` only with 'view biaya'. */
export interface TransferLine extends WireLine<typeof transfer.parts.lines> {
  /** Still in between. */
  readonly open: string
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

export interface TransferDetail extends Omit<Wire<typeof transfer>, 'lines' | 'fromWarehouseId' | 'toWarehouseId'> {
  readonly label: string
  readonly status: TransferStatus
  readonly fromId: string
  readonly toId: string
  readonly lines: readonly TransferLine[]
  readonly outcomes: readonly TransferOutcome[]
  /** What driver or receiver signed through the QR; it moves nothing by itself. */
  readonly answer: PaperAnswer | null
  readonly can: readonly (keyof typeof transferActs)[]
}

const touches = ['transfers']
const saved = answer<DocumentRef>()

const fields = {
  ...draftShape(transfer),
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
  touches: transfer.touches,
  idempotent: true,
})

/** Writes a draft anew; `send` also sends it. */
export const updateTransfer = endpoint({
  method: 'PUT',
  path: '/api/transfer/:id',
  permission: 'create stock',
  input: z.strictObject({ ...fields, id: zId, version: zVersion }),
  answer: saved,
  touches: transfer.touches,
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

/** The doors of its acts. */
export const sendTransfer = transferActs.send.door
export const receiveTransfer = transferActs.receive.door
export const settleTransfer = transferActs.settle.door
export const undoOutcome = transferActs.undo.door
export const voidTransfer = transferActs.void.door
