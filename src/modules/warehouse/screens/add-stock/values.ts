import type { Day } from '#ground/day.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { KeyedRow } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { dimsOfLine } from '#modules/projects/rules.ts'
import type { Condition, StockDocumentType } from '#modules/warehouse/contract.ts'
import type { addStock } from '#modules/warehouse/documents/contract.ts'
import type { createCount } from '#modules/warehouse/opname/contract.ts'
import type { createTransfer } from '#modules/warehouse/transfers/contract.ts'

export interface StockLine extends KeyedRow {
  readonly item: Choice | null
  readonly qty: string
  readonly unit: string
  readonly value: string
  readonly note: string
  readonly condition: Condition
  readonly rack: string
  /** For which project and work item; nothing: those of the head. */
  readonly projectId?: string | null
  readonly workItemId?: string | null
}

/** What is done with goods: they come, they go, they change place, they are counted. */
export type Way = 'masuk' | 'keluar' | 'transfer' | 'opname'

export interface StockValues {
  readonly way: Way
  /** Of goods that come. */
  readonly inType: StockDocumentType
  /** Of goods that go. */
  readonly outType: StockDocumentType
  readonly on: string
  readonly warehouseId: string
  readonly toWarehouseId: string
  readonly requestedBy: string
  readonly receivedBy: string
  readonly reference: string
  readonly projectId?: string | null
  /** What every line without its own is for; nothing of its own is kept of it. */
  readonly workItemId?: string | null
  readonly driverName: string
  readonly vehiclePlate: string
  readonly categories: readonly string[]
  readonly racks: readonly string[]
  readonly isStill: boolean
  readonly isBlind: boolean
  readonly notes: string
  /** Photos and papers that travel with a new one. */
  readonly files: readonly string[]
  readonly lines: readonly StockLine[]
  /** The draft that is written anew, as it was seen. */
  readonly version?: number
}

export const blankLine = () => ({
  item: null,
  qty: '',
  unit: '',
  value: '',
  note: '',
  condition: 'baik' as const,
  rack: '',
})

export function blankStock(on: Day, warehouseId = '', way: Way = 'masuk'): StockValues {
  return {
    way,
    inType: 'saldo_awal',
    outType: 'pengeluaran',
    on,
    warehouseId,
    toWarehouseId: '',
    requestedBy: '',
    receivedBy: '',
    reference: '',
    driverName: '',
    vehiclePlate: '',
    categories: [],
    racks: [],
    isStill: true,
    isBlind: false,
    notes: '',
    files: [],
    lines: [],
  }
}

export function isBlankLine(line: StockLine): boolean {
  return !line.item && !line.qty && !line.value
}

/** What a stock document sends; goods that go out carry no value of their own. */
export function documentInput(values: StockValues, post: boolean): Omit<InputOf<typeof addStock>, 'files'> {
  const isOut = values.way === 'keluar'
  return {
    type: isOut ? values.outType : values.inType,
    on: values.on,
    warehouseId: values.warehouseId,
    requestedBy: values.requestedBy,
    receivedBy: values.receivedBy,
    projectId: values.projectId ?? null,
    reference: values.reference,
    notes: values.notes,
    post,
    lines: values.lines.map((line) =>
      isOut
        ? { ...lineInput(line, values), value: null }
        : { ...lineInput(line, values), value: line.value || null, condition: line.condition, rack: line.rack },
    ),
  }
}

export function transferInput(values: StockValues, send: boolean): Omit<InputOf<typeof createTransfer>, 'files'> {
  return {
    date: values.on,
    fromWarehouseId: values.warehouseId,
    toWarehouseId: values.toWarehouseId,
    driverName: values.driverName,
    vehiclePlate: values.vehiclePlate,
    requestedBy: values.requestedBy,
    reference: values.reference,
    notes: values.notes,
    send,
    lines: values.lines.map((line) => lineInput(line, {})),
  }
}

export function countInput(values: StockValues, start: boolean): InputOf<typeof createCount> {
  return {
    date: values.on,
    warehouseId: values.warehouseId,
    categories: values.categories.length > 0 ? [...values.categories] : null,
    racks: values.racks.length > 0 ? [...values.racks] : null,
    isStill: values.isStill,
    isBlind: values.isBlind,
    notes: values.notes,
    start,
  }
}

function lineInput(line: StockLine, head: Pick<StockValues, 'projectId' | 'workItemId'>) {
  const { item, qty, unit, note } = line
  return { itemId: item?.id ?? '', qty, unit: unit || null, note, ...dimsOfLine(line, head) }
}
