import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOrNull, zSearch, zVersion } from '#kit/http/shapes.ts'

/** Something that was removed or archived and can come back. */
export interface TrashedThing {
  readonly from: 'trash' | 'archive'
  /** Of its place in the trash, or of the archived master itself. */
  readonly id: string
  /** The master's name, when it is archived. */
  readonly subject: string
  readonly version: number
  /** 'Draf order', 'Pelanggan' */
  readonly kind: string
  readonly title: string
  readonly at: string
  readonly by: string
  /** When it goes for good; archived masters stay. */
  readonly until: string | null
}

/** So many are told at once; older ones are found by name. */
export const MOST_TRASHED = 300

/**
 * What one may bring back. Whoever sees the settings is told of all that others removed and of what is archived;
 * everybody else of what they removed themselves, as far as they may still make such a thing.
 */
export const openTrash = endpoint({
  method: 'GET',
  path: '/api/sampah',
  permission: 'signed-in',
  input: z.strictObject({ q: zOrNull(zSearch), from: z.optional(z.enum(['trash', 'archive'])) }),
  answer: answer<readonly TrashedThing[]>(),
  reads: [
    'trash',
    'orders',
    'purchases',
    'purchase-requests',
    'stock',
    'parties',
    'catalog',
    'suppliers',
    'production',
    'projects',
    'cash-entries',
    'manual-journals',
    'employees',
    'workers',
  ],
})

const touches = [
  'trash',
  'settings-log',
  'orders',
  'deliveries',
  'invoices',
  'purchases',
  'purchase-requests',
  'receipts',
  'bills',
  'stock-documents',
  'transfers',
  'counts',
  'production',
  'projects',
  'cash-entries',
  'manual-journals',
  'employees',
  'workers',
  'recipes',
  'parties',
  'suppliers',
  'catalog',
  'items',
  'warehouses',
  'company',
  'photo-albums',
  'analyses',
]

/** Brings a removed draft or master back as it was; whoever may remove such a thing may. */
export const restoreTrash = endpoint({
  method: 'POST',
  path: '/api/sampah/:id/pulihkan',
  permission: 'signed-in',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches,
})

/** Forgets a removed draft or master for good, before its thirty days are over. */
export const forgetTrash = endpoint({
  method: 'DELETE',
  path: '/api/sampah/:id',
  permission: 'update pengaturan-website',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly title: string }>(),
  touches: ['trash', 'settings-log'],
})

/** Brings an archived master back into lists and choices. */
export const restoreArchived = endpoint({
  method: 'POST',
  path: '/api/sampah/arsip/:subject/:id/pulihkan',
  permission: 'view pengaturan-website',
  input: z.strictObject({ subject: z.string().check(z.maxLength(40)), id: zId, version: zVersion }),
  answer: answer<{ readonly id: string }>(),
  touches,
})
