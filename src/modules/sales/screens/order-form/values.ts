import type { InputOf } from '#kit/http/endpoint.ts'
import type { GridRow } from '#kit/screen/grid/column.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { dimsOfLine } from '#modules/projects/rules.ts'
import { discountsOf, isShare } from '#modules/company/totals/screens/face.tsx'
import type { createOrder, OrderDetail, OrderLineDetail, OrderStart } from '../../orders/contract.ts'
import { taxesIn, taxesValue } from './taxes.ts'

/** A line as it is being typed. */
export interface LineValues extends GridRow {
  readonly id?: string
  readonly row: 'item' | 'section' | 'note'
  readonly item: Choice | null
  readonly description: string
  /** What papers say of the item instead of its name; empty: its name. */
  readonly wording?: string
  readonly qty: string
  readonly unit: string
  readonly price: string
  readonly discount: string
  readonly discountAmount: string
  /** 'none', a code, or 'usual': the server says which. */
  readonly taxCode: string
  /** Where it goes from; empty: from the order's warehouse. */
  readonly warehouseId?: string | null
  /** For which project and work item; nothing: those of the head. */
  readonly projectId?: string | null
  readonly workItemId?: string | null
}

/** An order as it is being typed: text as typed, choices as picked. */
export interface OrderValues {
  readonly version?: number
  readonly customer: Choice | null
  readonly date: string
  readonly validUntil: string
  readonly promisedDate: string
  readonly customerPoNo: string
  readonly customerPoDate: string
  readonly billingAddress: string
  readonly shippingAddress: string
  readonly contactName: string
  readonly contactPhone: string
  readonly salespersonId: string
  readonly warehouseId: string
  readonly projectId?: string | null
  /** What every line without its own is for; nothing of its own is kept of it. */
  readonly workItemId?: string | null
  readonly termDays: string
  readonly taxMode: 'exclusive' | 'inclusive' | 'none'
  readonly discountPercent: string
  readonly discountAmount: string
  readonly shippingFee: string
  readonly downPaymentPercent: string
  readonly downPaymentAmount: string
  readonly retentionPercent: string
  /** 'pph23|2', 'none', or empty: what is usual for what is sold. */
  readonly withholding: string
  readonly terms: string
  readonly notes: string
  readonly internalNotes: string
  readonly tags: readonly string[]
  readonly lines: readonly LineValues[]
  /** Drafts that a new order takes along; one that stands has its own card. */
  readonly files?: readonly string[]
}

type OrderInput = InputOf<typeof createOrder>

const blankOrder = {
  customer: null,
  validUntil: '',
  promisedDate: '',
  customerPoNo: '',
  customerPoDate: '',
  billingAddress: '',
  shippingAddress: '',
  contactName: '',
  contactPhone: '',
  salespersonId: '',
  discountPercent: '',
  discountAmount: '',
  shippingFee: '',
  downPaymentPercent: '',
  downPaymentAmount: '',
  retentionPercent: '',
  withholding: '',
  notes: '',
  internalNotes: '',
  tags: [],
  lines: [],
} as const

/** A fresh order: today, the usual warehouse, term and conditions. */
export function freshOrder(
  start: OrderStart,
  customer: Choice | null = null,
  brought: Partial<OrderValues> = {},
): OrderValues {
  return {
    ...blankOrder,
    customer,
    date: start.today,
    warehouseId: start.warehouses[0]?.id ?? '',
    termDays: String(start.settings.termDays),
    taxMode: start.sellerIsPkp ? start.taxMode : 'none',
    terms: start.settings.defaultTerms ?? '',
    ...brought,
  }
}

/** A fresh line, taxed as the order is. */
export function blankLine(taxCode: string | null = null): Omit<LineValues, 'key'> {
  return {
    ...{ row: 'item', item: null, description: '', wording: '', qty: '', unit: '', price: '' },
    ...{ discount: '', discountAmount: '', taxCode: taxCode ?? 'usual', warehouseId: '' },
  }
}

/** An order as it is saved, ready to be changed. */
export function valuesOf(order: OrderDetail): OrderValues {
  return {
    version: order.version,
    customer: { id: order.customerId, label: order.customerName },
    date: order.date,
    validUntil: order.validUntil ?? '',
    promisedDate: order.promisedDate ?? '',
    customerPoNo: order.customerPoNo ?? '',
    customerPoDate: order.customerPoDate ?? '',
    billingAddress: order.billingAddress ?? '',
    shippingAddress: order.shippingAddress ?? '',
    contactName: order.contactName ?? '',
    contactPhone: order.contactPhone ?? '',
    salespersonId: order.salespersonId ?? '',
    warehouseId: order.warehouseId ?? '',
    projectId: order.projectId,
    termDays: String(order.termDays),
    taxMode:
      order.taxCode === 'none' || !order.sellerIsPkp ? 'none' : order.priceIncludesTax ? 'inclusive' : 'exclusive',
    discountPercent: order.discountPercent ?? '',
    discountAmount: order.discountPercent ? '' : textOrBlank(order.discountAmount),
    shippingFee: textOrBlank(order.shippingFee),
    downPaymentPercent: order.downPaymentPercent ?? '',
    downPaymentAmount: order.downPaymentPercent ? '' : textOrBlank(order.downPaymentAmount),
    retentionPercent: order.retentionPercent ?? '',
    withholding: withholdingOf(order),
    terms: order.terms ?? '',
    notes: order.notes ?? '',
    internalNotes: order.internalNotes ?? '',
    tags: order.tags,
    lines: order.lines.map(lineValues),
  }
}

function withholdingOf({ withholding, withholdingIsUsual }: OrderDetail): string {
  return withholdingIsUsual ? '' : taxesValue(withholding) || 'none'
}

function lineValues(line: OrderLineDetail): LineValues {
  const item = line.itemId ? { id: line.itemId, label: line.description, code: line.itemCode } : null
  return {
    key: line.id,
    id: line.id,
    row: line.row,
    item: item ?? (line.row === 'item' ? { id: '', label: line.description } : null),
    description: line.description,
    // Kept as it was worded, by an import or by hand, until another item is picked.
    wording: line.itemId ? line.description : '',
    qty: line.qty,
    unit: line.unit,
    price: line.price,
    discount: line.discountPercent ?? '',
    discountAmount: line.discountPercent ? '' : textOrBlank(line.discountAmount),
    taxCode: line.taxCode ?? 'usual',
    warehouseId: line.warehouseId ?? '',
    projectId: line.projectId,
    workItemId: line.workItemId,
  }
}

/** True for the row that only asks to be filled. */
export function isBlankLine(line: LineValues): boolean {
  return line.row === 'item' && !line.item && line.description === '' && line.price === ''
}

/** What is sent: left-out fields are null, never empty text. */
export function inputOf(values: OrderValues): OrderInput {
  const tax = values.taxMode
  return {
    customerId: values.customer?.id ?? '',
    date: values.date,
    validUntil: orNull(values.validUntil),
    promisedDate: orNull(values.promisedDate),
    customerPoNo: values.customerPoNo,
    customerPoDate: orNull(values.customerPoDate),
    billingAddress: values.billingAddress,
    shippingAddress: values.shippingAddress,
    contactName: values.contactName,
    contactPhone: values.contactPhone,
    salespersonId: orNull(values.salespersonId),
    warehouseId: orNull(values.warehouseId),
    projectId: values.projectId ?? null,
    termDays: values.termDays === '' ? null : Number(values.termDays),
    priceIncludesTax: tax === 'inclusive',
    taxCode: tax === 'none' ? 'none' : null,
    ...discountsOf(values.discountPercent, values.discountAmount),
    shippingFee: values.shippingFee || undefined,
    downPaymentPercent: isShare(values.downPaymentPercent) ? values.downPaymentPercent : null,
    downPaymentAmount: isShare(values.downPaymentPercent) ? null : orNull(values.downPaymentAmount),
    retentionPercent: orNull(values.retentionPercent),
    withholding: values.withholding === '' ? undefined : taxesIn(values.withholding),
    terms: values.terms,
    notes: values.notes,
    internalNotes: values.internalNotes,
    tags: [...values.tags],
    lines: values.lines.map((line) => lineInput(line, values, tax === 'none' ? 'none' : line.taxCode)),
  }
}

function lineInput(line: LineValues, head: OrderValues, taxCode: string): OrderInput['lines'][number] {
  if (line.row !== 'item') return { row: line.row, description: line.description, ...(line.id && { id: line.id }) }
  return {
    ...(line.id && { id: line.id }),
    row: 'item',
    itemId: line.item?.id || null,
    description: line.item?.id ? orNull(line.wording?.trim() ?? '') : (line.item?.label ?? ''),
    qty: line.qty,
    unit: line.unit,
    price: line.price,
    ...discountsOf(line.discount, line.discountAmount),
    taxCode: taxCode === 'usual' ? null : taxCode,
    warehouseId: line.warehouseId || null,
    ...dimsOfLine(line, head),
  }
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}

function textOrBlank(amount: string | null): string {
  return amount === null || amount === '0' ? '' : amount
}
