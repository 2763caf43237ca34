import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zDay,
  zId,
  zOptionalText,
  zOrNull,
  zPercent,
  zPositiveQuantity,
  zPrice,
  zSearch,
  zText,
  zVersion,
} from '#kit/http/shapes.ts'

export interface RecipeLine {
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  readonly qty: string
  readonly unit: string
  readonly baseUnit: string
  readonly baseQty: string
  readonly wastePercent: string
}

/** What an item is made of, from a day on. */
export interface Recipe {
  readonly id: string
  readonly version: number
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  readonly unit: string
  readonly validFrom: string
  /** A later version holds today. */
  readonly isOld: boolean
  readonly outputQty: string
  /** Needs 'view biaya'. */
  readonly pieceRate?: string
  readonly secondItem: { readonly id: string; readonly code: string; readonly name: string } | null
  readonly notes: string | null
  readonly lines: readonly RecipeLine[]
}

/** Recipes, newest version first: of one item, or of all whose item matches. At most 100. */
export const recipes = endpoint({
  method: 'GET',
  path: '/api/resep',
  permission: 'view rumah-produksi',
  input: z.strictObject({ itemId: z.optional(zId), q: z.optional(zSearch) }),
  answer: answer<readonly Recipe[]>(),
  sensitive: { pieceRate: 'view biaya' },
  reads: ['recipes'],
})

const content = {
  itemId: zId,
  /** Absent: today. */
  validFrom: zOrNull(zDay),
  outputQty: zPositiveQuantity,
  /** Absent: as it was, or none. Needs 'view biaya' to be given. */
  pieceRate: zOrNull(zPrice),
  secondItemId: zOrNull(zId),
  notes: zOptionalText(500),
  lines: z
    .array(
      z.strictObject({
        itemId: zId,
        qty: zPositiveQuantity,
        unit: zText(20),
        /** Absent: nothing is lost. */
        wastePercent: zOrNull(zPercent),
      }),
    )
    .check(z.minLength(1, 'Isi paling sedikit satu bahan.'), z.maxLength(200)),
}

/** Writes a recipe that holds from a day on; with `id` that version is replaced, its history kept. */
export const saveRecipe = endpoint({
  method: 'POST',
  path: '/api/resep',
  permission: ['create rumah-produksi', 'update rumah-produksi'],
  input: z.strictObject({ id: z.optional(zId), version: z.optional(zVersion), ...content }),
  answer: answer<{ id: string; version: number }>(),
  touches: ['recipes'],
  idempotent: true,
})

/** Removes a version of a recipe; orders keep what they were planned with. */
export const removeRecipe = endpoint({
  method: 'DELETE',
  path: '/api/resep/:id',
  permission: 'delete rumah-produksi',
  input: z.strictObject({ id: zId }),
  answer: answer<{ id: string }>(),
  touches: ['recipes'],
})
