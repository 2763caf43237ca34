import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zDay,
  zId,
  zOptionalText,
  zOrNull,
  zPositiveQuantity,
  zPrice,
  zQuantityOrZero,
  zText,
  zVersion,
} from '#kit/http/shapes.ts'
import type { OrderRef } from '../contract.ts'
import { posting } from '../orders/contract.ts'

const about = { id: zId, version: zVersion, date: zOrNull(zDay) }

const zUsed = z
  .array(z.strictObject({ itemId: zId, qty: zPositiveQuantity }))
  .check(z.minLength(1, 'Isi paling sedikit satu bahan.'), z.maxLength(200))

/** The yes of who may approve it: material kept for others is used as well, instead of the refusal 'stock.kept'. */
const takeKept = z.optional(z.boolean())

/** Takes material out of the raw warehouse into work in process. */
export const useMaterial = endpoint({
  method: 'POST',
  path: '/api/spk/:id/bahan',
  permission: 'update rumah-produksi',
  input: z.strictObject({ ...about, lines: zUsed, reason: zOptionalText(300), takeKept }),
  answer: answer<OrderRef>(),
  touches: posting,
  idempotent: true,
})

/**
 * Records what was made. `useRecipe` takes the material of these pieces as well, as the recipe says; `finish` closes the
 * order with it. Pieces without any material recorded need `withoutMaterial` and a reason.
 */
export const recordOutput = endpoint({
  method: 'POST',
  path: '/api/spk/:id/hasil',
  permission: 'update rumah-produksi',
  input: z.strictObject({
    ...about,
    good: zQuantityOrZero,
    second: zQuantityOrZero,
    reject: zQuantityOrZero,
    useRecipe: z._default(z.boolean(), false),
    withoutMaterial: z._default(z.boolean(), false),
    takeKept,
    finish: z._default(z.boolean(), false),
    reason: zOptionalText(300),
    /** Photos of what was made; they are kept with the order. */
    files: zFileIds(),
  }),
  answer: answer<OrderRef>(),
  touches: posting,
  idempotent: true,
})

/** Writes down piece-rate pay. Without a rate it is that of the recipe; giving one needs 'view gaji'. */
export const recordLabour = endpoint({
  method: 'POST',
  path: '/api/spk/:id/upah',
  permission: 'update rumah-produksi',
  input: z.strictObject({
    ...about,
    rows: z
      .array(
        z.strictObject({
          workerName: zText(120),
          qty: zPositiveQuantity,
          rate: zOrNull(zPrice),
        }),
      )
      .check(z.minLength(1, 'Isi paling sedikit satu pekerja.'), z.maxLength(100)),
  }),
  answer: answer<OrderRef>(),
  touches: posting,
  idempotent: true,
})

/** Takes one act back at the cost it had. */
export const voidEntry = endpoint({
  method: 'POST',
  path: '/api/spk/:id/batalkan-catatan',
  permission: 'delete rumah-produksi',
  input: z.strictObject({ id: zId, version: zVersion, entryId: zId, reason: zText(300) }),
  answer: answer<OrderRef>(),
  touches: posting,
  idempotent: true,
})

/** Ties a name typed for piece-rate pay to a worker who is known; `id` is that of the name. */
export const tieWorker = endpoint({
  method: 'POST',
  path: '/api/rumah-produksi/pekerja/:id/orang',
  permission: 'update rumah-produksi',
  input: z.strictObject({ id: zId, workerId: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: ['production', 'journal', 'workers'],
  idempotent: true,
})
