import type { InputOf } from '#kit/http/endpoint.ts'
import type { createReceipt, ReceiptDetail, ReceivableOrder } from '../../receipts/contract.ts'

/** A line of an order as it came. */
export interface Arrived {
  readonly orderLineId: string
  readonly key: string
  readonly qtyReceived: string
  readonly qtyRejected: string
  readonly rejectReason: string
  readonly rack: string
  readonly note: string
}

export interface ReceiptValues {
  readonly date: string
  readonly warehouseId: string
  readonly supplierSjNo: string
  readonly vehiclePlate: string
  readonly driverName: string
  readonly receivedBy: string
  readonly notes: string
  readonly files: readonly string[]
  readonly lines: readonly Arrived[]
}

/** A draft in the form, with the version it was read at. */
export type DraftReceiptValues = ReceiptValues & { readonly version: number }

/** What may come: the lines with something open, and those a draft has already. */
export function arrivingLines(order: ReceivableOrder, draft?: ReceiptDetail): ReceivableOrder['lines'] {
  const kept = new Set(draft?.lines.map((line) => line.orderLineId))
  return order.lines.filter((line) => line.toReceive !== '0' || kept.has(line.orderLineId))
}

/** All that is still to come, none of it turned away. */
export function freshArrival(order: ReceivableOrder, lines: ReceivableOrder['lines']): ReceiptValues {
  return {
    date: order.today,
    warehouseId: order.warehouseId,
    supplierSjNo: '',
    vehiclePlate: '',
    driverName: '',
    receivedBy: '',
    notes: '',
    files: [],
    lines: lines.map((line) => arrived(line.orderLineId, { qtyReceived: line.toReceive })),
  }
}

/** A kept draft as it was written. */
export function draftArrival(draft: ReceiptDetail, lines: ReceivableOrder['lines']): DraftReceiptValues {
  const kept = new Map(draft.lines.map((line) => [line.orderLineId, line]))
  return {
    version: draft.version,
    date: draft.date,
    warehouseId: draft.warehouseId,
    supplierSjNo: draft.supplierSjNo ?? '',
    vehiclePlate: draft.vehiclePlate ?? '',
    driverName: draft.driverName ?? '',
    receivedBy: draft.receivedBy ?? '',
    notes: draft.notes ?? '',
    files: [],
    lines: lines.map(({ orderLineId }) => {
      const line = kept.get(orderLineId)
      if (!line) return arrived(orderLineId, { qtyReceived: '' })
      return arrived(orderLineId, {
        qtyReceived: line.qtyReceived,
        qtyRejected: line.qtyRejected === '0' ? '' : line.qtyRejected,
        rejectReason: line.rejectReason ?? '',
        rack: line.rack ?? '',
        note: line.note ?? '',
      })
    }),
  }
}

/** The lines that came, each with its place in the form, as they are sent. */
export function cameOf(filled: readonly Arrived[]) {
  return filled.flatMap((line, index) => (isThere(line) ? [{ at: `lines.${index}`, line }] : []))
}

/** A line as it is sent. */
export function lineOf({ key: _key, ...line }: Arrived): InputOf<typeof createReceipt>['lines'][number] {
  return { ...line, qtyRejected: line.qtyRejected || '0' }
}

/** What can be refused of what came before it is sent. */
export function checkArrived(lines: readonly Arrived[]): Record<string, string[]> {
  if (!lines.some(isThere)) return { 'lines.0.qtyReceived': ['Isi jumlah yang datang.'] }
  const errors: Record<string, string[]> = {}
  lines.forEach((line, index) => {
    if (line.qtyRejected !== '' && line.qtyRejected !== '0' && line.rejectReason.trim() === '')
      errors[`lines.${index}.rejectReason`] = ['Tulis mengapa ditolak.']
  })
  return errors
}

function arrived(orderLineId: string, line: Pick<Arrived, 'qtyReceived'> & Partial<Arrived>): Arrived {
  return { orderLineId, key: orderLineId, qtyRejected: '', rejectReason: '', rack: '', note: '', ...line }
}

function isThere({ qtyReceived }: Arrived): boolean {
  return qtyReceived !== '' && qtyReceived !== '0'
}
