import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zDay,
  zBool,
  zId,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPositiveQuantity,
  zPrice,
  zVersion,
  zTags,
} from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { tagsEndpoint } from '#kit/list/tags.ts'
import { zOnlyId } from '../contract.ts'
import type { DocumentRef, SavedDocument, Warning, WithholdingTax } from '../contract.ts'
import { orderColumns, orderViews } from './columns.ts'
import { orderFields, zHouses } from './shapes.ts'
import type { OrderDetail, OrderRow, OrderStart } from './detail.ts'

export type { OrderDetail, OrderLineDetail, OrderRow, OrderStart, OrderStatus, OrderAct } from './detail.ts'

const touches = ['orders', 'sales-statement']
const posting = ['orders', 'sales-statement', 'stock', 'parties']

const inView = { view: z.optional(z.enum(orderViews)), house: z.optional(zHouses) }

/** The order list: `q` finds numbers, customers and their PO; `view` is one of the five views. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/order',
  permission: 'view order',
  input: zListQuery<typeof orderColumns, typeof inView>(orderColumns, inView),
  answer: answer<ListAnswer<OrderRow>>(),
  reads: ['orders'],
})

const inFile = { ...inView, format: z.enum(['csv', 'xlsx']) }
export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/order/ekspor',
  permission: 'export order',
  input: zListQuery<typeof orderColumns, typeof inFile>(orderColumns, inFile),
  answer: answer<never>(),
})

/** How many orders wait in each view, counted no further than 1,000. */
export const countOrders = endpoint({
  method: 'GET',
  path: '/api/order/jumlah',
  permission: 'view order',
  input: z.strictObject({}),
  answer: answer<{ toDeliver: number; toBill: number; overdue: number; thisMonth: number; cap: number }>(),
  reads: ['orders'],
})

/** The tags orders bear, for the filter and the form. */
export const orderTags = tagsEndpoint('/api/order/label', ['view order', 'create order', 'update order'], ['orders'])

export const openOrder = endpoint({
  method: 'GET',
  path: '/api/order/:id',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<OrderDetail>(),
  sensitive: { margin: 'view biaya', 'lines.unitCost': 'view biaya' },
  reads: ['orders', 'deliveries', 'invoices', 'payments', 'returns', 'files'],
})

/** What an empty order form needs: settings, tax codes, warehouses, cash accounts. */
export const startOrder = endpoint({
  method: 'GET',
  path: '/api/order/awal',
  permission: ['create order', 'update order', 'view order'],
  input: z.strictObject({ date: z.optional(zDay) }),
  answer: answer<OrderStart>(),
  reads: ['company', 'warehouses', 'sales-settings'],
})

/** The hints while typing: credit limit, short stock, the same PO elsewhere, cost and prices below it ('view biaya'). */
export const checkOrder = endpoint({
  method: 'POST',
  path: '/api/order/pratinjau',
  permission: ['create order', 'update order'],
  input: z.strictObject({
    orderId: z.optional(zId),
    customerId: zId,
    date: z.optional(zDay),
    customerPoNo: zOptionalText(60),
    total: z.optional(zMoneyOrZero),
    /** Of it: a customer who remits it himself does not owe it. */
    ppn: z.optional(zMoneyOrZero),
    /** Where lines go from that name no warehouse themselves. */
    warehouseId: z.optional(zId),
    lines: z._default(
      z.array(
        z.strictObject({
          itemId: zId,
          unit: zOptionalText(20),
          price: zPrice,
          qty: zPositiveQuantity,
          warehouseId: zOrNull(zId),
        }),
      ),
      [],
    ),
  }),
  answer: answer<OrderHints>(),
  sensitive: { cost: 'view biaya' },
})

/** What is worth saying while an order is typed; `cost` only to who may 'view biaya'. */
export interface OrderHints {
  readonly warnings: readonly Warning[]
  readonly credit: CreditAnswer
  /** What the goods cost on average today; null while one of them never lay in a warehouse. */
  readonly cost?: string | null
  /** The taxes this customer will hold back of it, and why. */
  readonly withholding: readonly (WithholdingTax & { readonly source: string })[]
}

export interface CreditAnswer {
  readonly limit: string | null
  readonly unpaidInvoices: string
  readonly uninvoicedDeliveries: string
  /** What confirmed orders still promise: neither sent nor billed. */
  readonly unsentOrders: string
  readonly thisOrder: string
  /** Limit less the four above; null without a limit. */
  readonly room: string | null
  readonly mode: 'off' | 'warn' | 'block'
}

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/order',
  permission: 'create order',
  /** `confirm` also confirms it, when the person may 'update order'. `acceptWarnings` confirms above the credit limit in mode 'warn'. */
  input: z.strictObject({ ...orderFields, files: zFileIds(), confirm: z._default(zBool, false) }),
  answer: answer<SavedDocument>(),
  touches: posting,
  idempotent: true,
})

export const updateOrder = endpoint({
  method: 'PUT',
  path: '/api/order/:id',
  permission: 'update order',
  input: z.strictObject({ id: zId, version: zVersion, ...orderFields, confirm: z._default(zBool, false) }),
  answer: answer<SavedDocument>(),
  touches: posting,
  idempotent: true,
})

/** What may still change after confirmation (K8); every field is sent, an absent salesperson and absent tags stay. */
export const amendOrder = endpoint({
  method: 'PATCH',
  path: '/api/order/:id',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    promisedDate: zOrNull(zDay),
    customerPoNo: zOptionalText(60),
    customerPoDate: zOrNull(zDay),
    billingAddress: zOptionalText(500),
    shippingAddress: zOptionalText(500),
    contactName: zOptionalText(120),
    contactPhone: zOptionalText(30),
    salespersonId: zOrNull(zId),
    notes: zOptionalText(2000),
    internalNotes: zOptionalText(2000),
    tags: z.optional(zTags),
  }),
  answer: answer<DocumentRef>(),
  touches,
})

export interface HistoryEntry {
  readonly id: string
  readonly at: string
  readonly by: string
  /** From where: device and address. */
  readonly place: string | null
  readonly act: string
  readonly subject: 'order' | 'delivery' | 'invoice' | 'payment' | 'return' | 'credit-note'
  readonly subjectId: string
  readonly label: string
  readonly reason: string | null
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>> | null
}

/** The order's own acts and those of its documents, newest first. */
export const orderHistory = endpoint({
  method: 'GET',
  path: '/api/order/:id/riwayat',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<readonly HistoryEntry[]>(),
  reads: ['orders', 'deliveries', 'invoices', 'payments', 'returns', 'papers'],
})
