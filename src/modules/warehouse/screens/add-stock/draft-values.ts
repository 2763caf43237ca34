import { day } from '#ground/day.ts'
import { rowKey } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { Condition } from '#modules/warehouse/contract.ts'
import type { StockDocument } from '#modules/warehouse/documents/contract.ts'
import type { TransferDetail } from '#modules/warehouse/transfers/contract.ts'
import { blankStock, type StockLine, type StockValues } from './values.ts'

type Items = ReadonlyMap<string, Choice>

const outs: readonly string[] = ['pengeluaran', 'rusak', 'karantina', 'hilang']

/** A draft of a stock document as the form holds it. */
export function documentValues(draft: StockDocument, items: Items): StockValues {
  const isOut = outs.includes(draft.type)
  return {
    ...blankStock(day(draft.on), draft.warehouseId, isOut ? 'keluar' : 'masuk'),
    ...(isOut ? { outType: draft.type } : { inType: draft.type }),
    requestedBy: draft.requestedBy ?? '',
    receivedBy: draft.receivedBy ?? '',
    reference: draft.reference ?? '',
    projectId: draft.projectId,
    notes: draft.notes ?? '',
    version: draft.version,
    lines: draft.lines.map((line) => lineOf(line, { items, value: isOut ? '' : (line.value ?? '') })),
  }
}

/** A draft of a transfer as the form holds it. */
export function transferValues(draft: TransferDetail, items: Items): StockValues {
  return {
    ...blankStock(day(draft.date), draft.fromId, 'transfer'),
    toWarehouseId: draft.toId,
    driverName: draft.driverName ?? '',
    vehiclePlate: draft.vehiclePlate ?? '',
    requestedBy: draft.requestedBy ?? '',
    reference: draft.reference ?? '',
    notes: draft.notes ?? '',
    version: draft.version,
    lines: draft.lines.map((line) =>
      lineOf({ ...line, qty: line.enteredQty, unit: line.enteredUnit }, { items, value: '' }),
    ),
  }
}

interface Kept {
  readonly itemId: string
  readonly itemName: string
  readonly itemCode: string
  readonly qty: string
  readonly unit: string
  readonly note: string | null
  readonly condition?: Condition
  readonly rack?: string | null
  readonly projectId: string | null
  readonly workItemId: string | null
}

function lineOf(line: Kept, { items, value }: { readonly items: Items; readonly value: string }): StockLine {
  const item = items.get(line.itemId) ?? { id: line.itemId, label: line.itemName, code: line.itemCode }
  const { qty, unit, note, condition = 'baik', rack, projectId, workItemId } = line
  const kept = { projectId, workItemId, note: note ?? '', rack: rack ?? '' }
  return { key: rowKey(), item, qty, unit, value, condition, ...kept }
}
