import { rowDims } from '#ground/dims.ts'
import { addDays, daysBetween, day, type Day } from '#ground/day.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { PurchaseAsked } from './draft.ts'
import type { Purchase, PurchaseLine } from './store.ts'

/** An order as it would be typed again for a new day: what a copy begins with. */
export function contentOf(order: Purchase, lines: readonly PurchaseLine[], on: Day): PurchaseAsked {
  const share = (text: string | null) => (text === null ? null : percent(text))
  const expected = order.expected_date === null ? null : day(order.expected_date)
  return {
    supplierId: order.supplier_id,
    date: on,
    expectedDate: expected === null ? null : addDays(on, Math.max(daysBetween(day(order.order_date), expected), 0)),
    supplierRef: null,
    projectId: order.project_id,
    shipTo: order.ship_to,
    warehouseId: order.warehouse_id,
    shippingAddress: order.shipping_address,
    contactName: order.contact_name,
    contactPhone: order.contact_phone,
    termDays: order.term_days,
    priceIncludesTax: order.price_includes_tax,
    taxCode: order.tax_code,
    discountPercent: share(order.discount_percent),
    discountAmount: order.discount_amount,
    freight: order.freight,
    downPaymentAmount: order.down_payment_amount,
    terms: order.terms,
    notes: order.notes,
    internalNotes: order.internal_notes,
    tags: order.tags,
    lines: lines.map((line) => ({
      row: line.kind,
      itemId: line.item_id,
      description: line.description,
      ...(line.kind === 'item' ? { qty: quantity(line.qty), price: price(line.price) } : {}),
      unit: line.unit,
      discountPercent: share(line.discount_percent),
      discountAmount: line.discount_amount,
      taxCode: line.tax_code,
      requestLineId: null,
      ...rowDims(line),
    })),
  }
}
