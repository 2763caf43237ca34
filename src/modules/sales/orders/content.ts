import { rowDims } from '#ground/dims.ts'
import { addDays, daysBetween, day } from '#ground/day.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { taxesOf } from '../withholding/of-order.ts'
import type { OrderAsked } from './draft.ts'
import type { Order, OrderLine } from './store.ts'

/** An order as it would be typed again: what a revision or a copy begins with. */
export function contentOf(order: Order, lines: readonly OrderLine[]): OrderAsked {
  const share = (text: string | null) => (text === null ? null : percent(text))
  return {
    customerId: order.customer_id,
    date: day(order.order_date),
    validUntil: order.valid_until === null ? null : day(order.valid_until),
    promisedDate: order.promised_date === null ? null : day(order.promised_date),
    customerPoNo: order.customer_po_no,
    customerPoDate: order.customer_po_date === null ? null : day(order.customer_po_date),
    projectId: order.project_id,
    salespersonId: order.salesperson_id,
    billingAddress: order.billing_address,
    shippingAddress: order.shipping_address,
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    warehouseId: order.warehouse_id,
    termDays: order.term_days,
    priceIncludesTax: order.price_includes_tax,
    taxCode: order.tax_code,
    discountPercent: share(order.discount_percent),
    discountAmount: order.discount_amount,
    shippingFee: order.shipping_fee,
    downPaymentPercent: share(order.down_payment_percent),
    downPaymentAmount: order.down_payment_amount,
    retentionPercent: share(order.retention_percent),
    withholding: order.withholding_is_usual ? undefined : taxesOf(order),
    terms: order.terms,
    notes: order.notes,
    internalNotes: order.internal_notes,
    tags: order.tags,
    plainKind: lines.some((line) => line.item_id === null && line.item_kind === 'jasa') ? 'jasa' : undefined,
    lines: lines.map((line) => ({
      row: line.kind,
      itemId: line.item_id,
      description: line.description,
      ...(line.kind === 'item' ? { qty: quantity(line.qty), price: price(line.price) } : {}),
      unit: line.unit,
      discountPercent: share(line.discount_percent),
      discountAmount: line.discount_amount,
      taxCode: line.tax_code,
      warehouseId: line.warehouse_id,
      ...rowDims(line),
    })),
  }
}

/** The same for a new day: what depends on the day moves with it, the customer's own paper is left out. */
export function copiedTo(today: ReturnType<typeof day>, content: OrderAsked): OrderAsked {
  const moved = (date: OrderAsked['validUntil']) =>
    date === null ? null : addDays(today, Math.max(daysBetween(content.date, date), 0))
  return {
    ...content,
    date: today,
    validUntil: moved(content.validUntil),
    promisedDate: moved(content.promisedDate),
    customerPoNo: null,
    customerPoDate: null,
  }
}
