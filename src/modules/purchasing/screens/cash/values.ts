import type { InputOf } from '#kit/http/endpoint.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { PayMethod } from '#ground/pay-method.ts'
import { money, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { buyForCash, CashStart } from '../../cash/contract.ts'

/** A line of a nota as it is being typed. */
export interface CashLine extends KeyedRow {
  readonly item: Choice | null
  readonly qty: string
  readonly unit: string
  readonly price: string
}

/** A nota toko as it is being typed: only the lines must be filled. */
export interface CashValues {
  readonly files: readonly string[]
  readonly lines: readonly CashLine[]
  readonly supplier: Choice | null
  readonly supplierInvoiceNo: string
  readonly date: string
  readonly warehouseId: string
  readonly cashAccountId: string
  readonly method: PayMethod
  readonly discount: string
  readonly freight: string
  readonly notes: string
}

export type CashInput = InputOf<typeof buyForCash>

/** A fresh nota: today, cash, the usual warehouse, and one line that waits. */
export function freshNota(start: CashStart, today: string, items: readonly CashLine[] = []): CashValues {
  return {
    files: [],
    lines: items.length > 0 ? items : [blankCashLine()],
    supplier: null,
    supplierInvoiceNo: '',
    date: today,
    warehouseId: start.warehouseId ?? '',
    cashAccountId: '',
    method: 'tunai',
    discount: '',
    freight: '',
    notes: '',
  }
}

/** A line that waits to be filled. */
export function blankCashLine(): CashLine {
  return { key: rowKey(), item: null, qty: '', unit: '', price: '' }
}

/** True for a line nobody filled. */
export function isBlankCashLine(line: CashLine): boolean {
  return !line.item && line.qty === '' && line.price === ''
}

/** What is sent. */
export function cashInput(values: CashValues, start: CashStart): Omit<CashInput, 'confirmDuplicates' | 'submit'> {
  const place = start.warehouses.find((one) => one.id === values.warehouseId)
  return {
    supplierId: values.supplier?.id || null,
    supplierInvoiceNo: values.supplierInvoiceNo,
    date: values.date || null,
    warehouseId: values.warehouseId || null,
    shipTo: place?.type === 'proyek' ? 'site' : 'warehouse',
    lines: values.lines.map(({ item, qty, unit, price: each }) => ({ itemId: item?.id ?? '', qty, unit, price: each })),
    discount: values.discount || undefined,
    freight: values.freight || undefined,
    method: values.method,
    cashAccountId: values.cashAccountId || null,
    supplierBankAccountId: null,
    notes: values.notes,
    files: [...values.files],
  }
}

/** What one line comes to. */
export function cashLineAmount({ qty, price: each }: CashLine): Money {
  return read(() => lineAmount(quantity(qty), price(each)))
}

/** What leaves the cash box. */
export function cashTotal(values: CashValues): Money {
  const lines = values.lines.reduce((sum, line) => sum + cashLineAmount(line), 0n)
  const [discount, freight] = [values.discount, values.freight].map((text) => read(() => money(text)))
  return read(() => money(lines - (discount ?? ZERO) + (freight ?? ZERO)))
}

// What cannot be read yet counts as not typed; the field itself says what is wrong.
function read(make: () => Money): Money {
  try {
    return make()
  } catch {
    return ZERO
  }
}
