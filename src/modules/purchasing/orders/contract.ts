import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zDay, zId, zOptionalText, zPercent, zText, zVersion } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { tagsEndpoint } from '#kit/list/tags.ts'
import { zDecide } from '#kit/posting/decisions.ts'
import { zAct, zActWithReason, zOnlyId, type DocumentAct, type DocumentRef } from '../contract.ts'
import type { Leftover } from '../requests/detail.ts'
import { purchaseColumns, purchaseViews } from './columns.ts'
import type {
  LastPrice,
  PurchaseDetail,
  PurchaseRow,
  PurchaseSettings,
  PurchaseStart,
  SavedPurchase,
} from './detail.ts'
import { purchaseFields, zFirstPayment } from './shapes.ts'

export type * from './detail.ts'

const touches = ['purchases', 'purchase-requests']
const posting = ['purchases', 'purchase-requests', 'stock', 'suppliers']
const view = 'view pembelian-barang'

/** `item`: only orders with a line of it. */
const inView = { view: z.optional(z.enum(purchaseViews)), item: z.optional(zId) }

/** The list of orders: `q` finds numbers, suppliers and their references. */
export const listPurchases = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang',
  permission: view,
  input: zListQuery<typeof purchaseColumns, typeof inView>(purchaseColumns, inView),
  answer: answer<ListAnswer<PurchaseRow>>(),
  reads: ['purchases'],
})

const inFile = { ...inView, format: z.enum(['csv', 'xlsx']) }
export const exportPurchases = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/ekspor',
  permission: 'export pembelian-barang',
  input: zListQuery<typeof purchaseColumns, typeof inFile>(purchaseColumns, inFile),
  answer: answer<never>(),
})

/** The tags orders bear, for the filter and the form. */
export const purchaseTags = tagsEndpoint(
  '/api/pembelian-barang/label',
  [view, 'create pembelian-barang', 'update pembelian-barang'],
  ['purchases'],
)

/** How many orders wait in each view, counted no further than `cap`. */
export const countPurchases = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/jumlah',
  permission: view,
  input: z.strictObject({}),
  answer: answer<{
    toApprove: number
    toReceive: number
    toBill: number
    late: number
    thisMonth: number
    cap: number
  }>(),
  reads: ['purchases'],
})

/** What an empty order form needs: tax codes of the day, warehouses, cash accounts, settings. */
export const startPurchase = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/awal',
  permission: ['create pembelian-barang', 'update pembelian-barang', view],
  input: z.strictObject({ date: z.optional(zDay) }),
  answer: answer<PurchaseStart>(),
  reads: ['company', 'warehouses', 'purchase-settings'],
})

/** Last prices paid for items (ids separated by commas), for the default and the '% change' of a price. */
export const lastPrices = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/harga-terakhir',
  permission: view,
  input: z.strictObject({ itemIds: zText(20_000), supplierId: z.optional(zId) }),
  answer: answer<readonly LastPrice[]>(),
  reads: ['purchases', 'items'],
})

export const openPurchase = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id',
  permission: view,
  input: zOnlyId,
  answer: answer<PurchaseDetail>(),
  reads: ['purchases', 'receipts', 'bills', 'purchase-payments', 'purchase-returns', 'files'],
})

/** What lies at other sites of the goods of this order: shown before it is approved. */
export const purchaseLeftovers = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id/sisa-gudang-lain',
  permission: view,
  input: zOnlyId,
  answer: answer<readonly Leftover[]>(),
  reads: ['purchases', 'stock'],
})

/** `submit` also orders it, or hands it in when its amount needs a yes; `payment` pays an advance with what binds at once. */
export const createPurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    ...purchaseFields,
    files: zFileIds(),
    submit: z._default(zBool, false),
    payment: z.optional(zFirstPayment),
  }),
  answer: answer<SavedPurchase>(),
  touches: [...posting, 'purchase-payments', 'journal', 'payables', 'cash'],
  idempotent: true,
})

export const updatePurchase = endpoint({
  method: 'PUT',
  path: '/api/pembelian-barang/:id',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, version: zVersion, ...purchaseFields, submit: z._default(zBool, false) }),
  answer: answer<SavedPurchase>(),
  touches: posting,
  idempotent: true,
})

/** Orders a draft, or hands it in when its amount needs a yes. */
export const submitPurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/pesan',
  permission: 'update pembelian-barang',
  input: zAct,
  answer: answer<SavedPurchase>(),
  touches: posting,
  idempotent: true,
})

/** Takes an order that waits back into a draft; a waiting change of a posted order is dropped. */
export const withdrawPurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/tarik',
  permission: 'update pembelian-barang',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Setujui (posts it), setujui dengan catatan, kembalikan untuk revisi, tolak; never by who handed it in. */
export const decidePurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/putuskan',
  permission: 'approve pembelian-barang',
  input: zDecide,
  answer: answer<SavedPurchase>(),
  touches: posting,
  idempotent: true,
})

/**
 * Changes a posted order: dates, notes, terms, and its lines (never below what was received; a line with receipts keeps
 * its price). Needs a yes again when the total rises into an amount that does, and a reason whenever the total becomes
 * another. Every field is sent, lines with ids.
 */
export const amendPurchase = endpoint({
  method: 'PATCH',
  path: '/api/pembelian-barang/:id',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, version: zVersion, ...purchaseFields, reason: zOptionalText(300) }),
  answer: answer<SavedPurchase>(),
  touches: posting,
  idempotent: true,
})

/** Stops receipts for the time being. */
export const holdPurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/tahan',
  permission: 'update pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const resumePurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/lanjutkan',
  permission: 'update pembelian-barang',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Tutup sisa: nothing more is expected; what was on its way is no longer counted. */
export const closePurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/tutup',
  permission: 'update pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** Takes an order back while nothing was received or billed. */
export const voidPurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/batal',
  permission: 'delete pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

export const duplicatePurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/duplikat',
  permission: 'create pembelian-barang',
  input: zOnlyId,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Removes a draft for good. */
export const deletePurchase = endpoint({
  method: 'DELETE',
  path: '/api/pembelian-barang/:id',
  permission: 'delete pembelian-barang',
  input: zOnlyId,
  answer: answer<{ id: string }>(),
  touches,
})

/** Writes down that the supplier was asked about a late order. */
export const followUpPurchase = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/ditanyakan',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, note: zText(300), expectedDate: z.optional(zDay) }),
  answer: answer<DocumentRef>(),
  touches: ['purchases'],
})

export const purchaseHistory = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id/riwayat',
  permission: view,
  input: zOnlyId,
  answer: answer<readonly DocumentAct[]>(),
  reads: ['purchases', 'receipts', 'bills', 'purchase-payments', 'purchase-returns', 'papers'],
})

/** The card of buying rules, as often as it was saved. */
export type PurchaseSettingsSaved = PurchaseSettings & { readonly version: number }

export const openPurchaseSettings = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/pengaturan',
  permission: ['view pengaturan-website', view],
  input: z.strictObject({}),
  answer: answer<PurchaseSettingsSaved>(),
  reads: ['purchase-settings'],
})

export const savePurchaseSettings = endpoint({
  method: 'PUT',
  path: '/api/pembelian-barang/pengaturan',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    version: zVersion,
    priceTolerancePercent: zPercent,
    overReceiptPercent: zPercent,
    termDays: z.int().check(z.minimum(0), z.maximum(365)),
    defaultTerms: zOptionalText(4000),
    /** Absent: as before. */
    servicesNeedHandover: z.optional(zBool),
    /** Absent: as before. */
    refusesOverBudget: z.optional(zBool),
  }),
  answer: answer<PurchaseSettingsSaved>(),
  touches: ['purchase-settings', 'purchases'],
})
