import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrNothing, zPositiveMoney, zText } from '#kit/http/shapes.ts'
import { zMonth } from '../vat/contract.ts'
import type { AssetKind } from './rules.ts'

/** Something that is used for years; amounts in rupiah. */
export interface FixedAsset {
  readonly id: string
  readonly name: string
  readonly kind: AssetKind
  readonly acquiredOn: string
  readonly cost: string
  readonly residual: string
  readonly months: number
  readonly writtenOff: string
  /** Cost less what is written off. */
  readonly value: string
  /** How it left the books: for what, at which gain (below 0 at a loss), and by which journal. */
  readonly gone: {
    readonly on: string
    readonly amount: string
    readonly gain: string
    readonly journalId: string
    readonly number: string
  } | null
}

/** The assets, and the months that were written off. */
export interface AssetRegister {
  /** At most 1,000, by the day they were bought. */
  readonly assets: readonly FixedAsset[]
  /** The newest first, at most 24. */
  readonly runs: readonly {
    readonly id: string
    readonly period: string
    readonly number: string
    readonly amount: string
  }[]
}

const touches = ['fixed-assets', 'manual-journals', 'journal']

/** The register of fixed assets. */
export const listAssets = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/aset',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<AssetRegister>(),
  reads: ['fixed-assets', 'manual-journals'],
})

/** Takes an asset into the register; what it cost is booked where it was bought. */
export const addAsset = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/aset',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    name: zText(120),
    kind: z.enum(['inventaris', 'kendaraan', 'mesin', 'bangunan']),
    acquiredOn: zDay,
    cost: zPositiveMoney,
    residual: zMoneyOrNothing,
    months: z.int().check(z.minimum(1, 'Paling sedikit 1 bulan.'), z.maximum(600, 'Paling banyak 600 bulan.')),
    /** Written off before the books began. */
    writtenOffBefore: zMoneyOrNothing,
  }),
  answer: answer<{ readonly id: string }>(),
  touches: ['fixed-assets'],
  idempotent: true,
})

/** Books what all assets lose in a month, by a journal of its last day. */
export const runDepreciation = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/penyusutan',
  permission: 'create laporan-keuangan',
  input: z.strictObject({ period: zMonth }),
  answer: answer<{ readonly id: string; readonly number: string; readonly amount: string }>(),
  touches,
  idempotent: true,
})

/** Takes the depreciation of a month back by its mirror, on its own day; the last one first. */
export const reopenDepreciation = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/penyusutan/:id/buka',
  permission: 'delete laporan-keuangan',
  input: z.strictObject({ id: zId, reason: zText(300) }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Takes a sold, broken or lost asset out of the books: what it was still worth becomes gain or loss of that day. */
export const disposeAsset = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/aset/:id/lepas',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    id: zId,
    date: zDay,
    /** What it was sold for, in rupiah, written down as money in of account 7-1000; 0 when nothing came in. */
    amount: zMoneyOrNothing,
    memo: zText(200),
  }),
  answer: answer<{ readonly id: string; readonly number: string; readonly gain: string }>(),
  touches,
  idempotent: true,
})

/** Brings an asset back by the mirror of its disposal, on its own day. */
export const restoreAsset = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/aset/:id/batal-lepas',
  permission: 'delete laporan-keuangan',
  input: z.strictObject({ id: zId, reason: zText(300) }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
