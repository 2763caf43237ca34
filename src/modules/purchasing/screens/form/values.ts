import type { InputOf } from '#kit/http/endpoint.ts'
import type { GridRow } from '#kit/screen/grid/column.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { dimsOfLine } from '#modules/projects/rules.ts'
import type { createPurchase } from '../../orders/contract.ts'
import type { PurchaseDetail, PurchaseLineDetail, PurchaseStart } from '../../orders/detail.ts'
import { noPayment, type FirstPayment } from './payment-values.ts'

/** A line as it is being typed. */
export interface LineValues extends GridRow {
  readonly id?: string
  readonly row: 'item' | 'section' | 'note'
  readonly item: Choice | null
  readonly description: string
  readonly qty: string
  readonly unit: string
  readonly price: string
  readonly discount: string
  readonly discountAmount: string
  /** 'none', a code, or 'usual': the order's own. */
  readonly taxCode?: string
  readonly requestLineId?: string
  /** For which project and work item; nothing: those of the order. */
  readonly projectId?: string | null
  readonly workItemId?: string | null
  /** What came already: not to be ordered less, nor at another price. */
  readonly received?: string
}

/** An order to a supplier as it is being typed. */
export interface PurchaseValues {
  readonly version?: number
  readonly supplier: Choice | null
  readonly date: string
  readonly expectedDate: string
  readonly supplierRef: string
  readonly projectId?: string | null
  /** What every line without its own is for; nothing of its own is kept of it. */
  readonly workItemId?: string | null
  readonly shipTo: 'warehouse' | 'site'
  readonly warehouseId: string
  readonly shippingAddress: string
  readonly contactName: string
  readonly contactPhone: string
  /** Empty: the supplier's own term. */
  readonly termDays: string
  readonly taxMode: 'exclusive' | 'inclusive' | 'none'
  /** Its own code, which the freight bears; empty: the ordinary one. */
  readonly taxCode?: string
  readonly discountPercent: string
  readonly discountAmount: string
  readonly freight: string
  readonly downPaymentAmount: string
  /** Pembayaran awal; nothing while its amount is blank. */
  readonly payment: FirstPayment
  readonly terms: string
  readonly notes: string
  readonly internalNotes: string
  readonly tags: readonly string[]
  /** Why a posted order comes to another total. */
  readonly reason: string
  readonly lines: readonly LineValues[]
  /** Photos and papers of an order that does not exist yet. */
  readonly files: readonly string[]
}

export type PurchaseInput = Omit<InputOf<typeof createPurchase>, 'submit' | 'files' | 'payment'>

/** A fresh order: today, the first warehouse, the house's conditions. */
export function freshPurchase(start: PurchaseStart, given: Partial<PurchaseValues> = {}): PurchaseValues {
  return {
    supplier: null,
    date: start.today,
    expectedDate: '',
    supplierRef: '',
    shipTo: 'warehouse',
    warehouseId: start.warehouses.find((one) => one.type !== 'proyek')?.id ?? start.warehouses[0]?.id ?? '',
    shippingAddress: '',
    contactName: '',
    contactPhone: '',
    termDays: '',
    taxMode: start.taxMode,
    taxCode: '',
    discountPercent: '',
    discountAmount: '',
    freight: '',
    downPaymentAmount: '',
    payment: noPayment,
    terms: start.settings.defaultTerms ?? '',
    notes: '',
    internalNotes: '',
    tags: [],
    reason: '',
    lines: [],
    files: [],
    ...given,
  }
}

/** A fresh line. */
export function blankLine() {
  return {
    row: 'item' as const,
    item: null,
    description: '',
    qty: '',
    unit: '',
    price: '',
    discount: '',
    discountAmount: '',
    taxCode: 'usual',
  }
}

/** True for the row that only asks to be filled. */
export function isBlankLine(line: LineValues): boolean {
  return line.row === 'item' && !line.item && line.description === '' && line.price === ''
}

/** An order as it is saved, ready to be changed; its items as they are picked, with their units. */
export function valuesOf(order: PurchaseDetail, items: readonly Choice[] = []): PurchaseValues {
  const isTaxed = order.taxCode !== 'none' || order.lines.some((line) => line.row === 'item' && line.taxCode !== 'none')
  return {
    version: order.version,
    supplier: { id: order.supplierId, label: order.supplierName, more: { isPkp: order.supplierIsPkp } },
    date: order.date,
    expectedDate: order.expectedDate ?? '',
    supplierRef: order.supplierRef ?? '',
    projectId: order.projectId,
    shipTo: order.shipTo,
    warehouseId: order.warehouseId,
    shippingAddress: order.shippingAddress ?? '',
    contactName: order.contactName ?? '',
    contactPhone: order.contactPhone ?? '',
    termDays: String(order.termDays),
    taxMode: !isTaxed ? 'none' : order.priceIncludesTax ? 'inclusive' : 'exclusive',
    taxCode: isTaxed ? order.taxCode : '',
    discountPercent: order.discountPercent ?? '',
    discountAmount: order.discountPercent ? '' : textOrBlank(order.discountAmount),
    freight: textOrBlank(order.freight),
    downPaymentAmount: textOrBlank(order.downPaymentAmount),
    payment: noPayment,
    terms: order.terms ?? '',
    notes: order.notes ?? '',
    internalNotes: order.internalNotes ?? '',
    tags: order.tags,
    reason: '',
    lines: order.lines.map((line) => lineValues(line, order.taxCode, items)),
    files: [],
  }
}

function lineValues(line: PurchaseLineDetail, usual: string, items: readonly Choice[]): LineValues {
  const { more = { kind: line.itemKind, unit: line.unit } } = items.find(({ id }) => id === line.itemId) ?? {}
  const item = line.itemId ? { id: line.itemId, label: line.description, code: line.itemCode, more } : null
  return {
    key: line.id,
    id: line.id,
    row: line.row,
    item: item ?? (line.row === 'item' ? { id: '', label: line.description } : null),
    description: line.description,
    qty: line.qty,
    unit: line.unit,
    price: line.price,
    discount: line.discountPercent ?? '',
    discountAmount: line.discountPercent ? '' : textOrBlank(line.discountAmount),
    taxCode: line.taxCode === usual ? 'usual' : line.taxCode,
    ...(line.requestLineId && { requestLineId: line.requestLineId }),
    projectId: line.projectId,
    workItemId: line.workItemId,
    ...((line.received !== '0' || line.billed !== '0') && { received: line.received }),
  }
}

/** What is sent: left-out fields are null, never empty text; every line says its PPN as the form shows it. */
export function inputOf(values: PurchaseValues, { taxCode: ordinary }: Pick<PurchaseStart, 'taxCode'>): PurchaseInput {
  const usual = values.taxMode === 'none' ? 'none' : values.taxCode || ordinary
  return {
    supplierId: values.supplier?.id ?? '',
    date: values.date,
    expectedDate: orNull(values.expectedDate),
    supplierRef: values.supplierRef,
    projectId: values.projectId ?? null,
    shipTo: values.shipTo,
    warehouseId: orNull(values.warehouseId),
    shippingAddress: values.shippingAddress,
    contactName: values.contactName,
    contactPhone: values.contactPhone,
    termDays: values.termDays === '' ? null : Number(values.termDays),
    priceIncludesTax: values.taxMode === 'inclusive',
    taxCode: usual,
    ...discountsOf(values.discountPercent, values.discountAmount),
    freight: values.freight || undefined,
    downPaymentAmount: values.downPaymentAmount || undefined,
    terms: values.terms,
    notes: values.notes,
    internalNotes: values.internalNotes,
    tags: [...values.tags],
    lines: values.lines.map((line) => lineInput(line, values, lineTax(line, values.taxMode, usual))),
  }
}

function lineTax({ taxCode }: LineValues, mode: PurchaseValues['taxMode'], usual: string): string {
  return mode === 'none' || !taxCode || taxCode === 'usual' ? usual : taxCode
}

function lineInput(line: LineValues, head: PurchaseValues, taxCode: string): PurchaseInput['lines'][number] {
  const known = line.id ? { id: line.id } : {}
  if (line.row !== 'item') return { ...known, row: line.row, ...blankParts, description: line.description }
  return {
    ...known,
    row: 'item',
    itemId: line.item?.id || null,
    description: line.item?.id ? orNull(line.description.trim()) : line.description.trim() || (line.item?.label ?? ''),
    qty: line.qty,
    unit: line.unit,
    price: line.price,
    ...discountsOf(line.discount, line.discountAmount),
    taxCode,
    requestLineId: line.requestLineId ?? null,
    ...dimsOfLine(line, head),
  }
}

// A share of nothing is no discount: the sums beside the form take the amount then.
function discountsOf(share: string, amount: string) {
  const isShare = share !== '' && share !== '0'
  return { discountPercent: isShare ? share : null, discountAmount: isShare ? null : orNull(amount) }
}

const blankParts = { itemId: null, discountPercent: null, discountAmount: null, requestLineId: null } as const

function orNull(text: string): string | null {
  return text === '' ? null : text
}

function textOrBlank(amount: string | null): string {
  return amount === null || amount === '0' ? '' : amount
}
