import * as z from 'zod/mini'
import { zDay, zId, zPositiveQuantity, zPrice } from '#kit/http/shapes.ts'

/** What lay somewhere when the books of an item began: in base units, at what one of them cost. */
const zOpening = z
  .array(z.strictObject({ warehouseId: zId, qty: zPositiveQuantity, cost: zPrice }))
  .check(z.maxLength(50, 'Paling banyak 50 gudang.'))

/** The production houses that use it; left out, they stay as they are. */
const zHouses = z.optional(z.array(zId).check(z.maxLength(100)))

const ofNew = {
  houseIds: zHouses,
  opening: z.optional(zOpening),
  /** The day of the opening stock; today unless said. */
  openingOn: z.optional(zDay),
}

const ofChange = {
  houseIds: zHouses,
  /** What its suppliers asked when the form was opened: what somebody else changed meanwhile stays as they left it. */
  askedBefore: z.optional(
    z.array(z.strictObject({ supplierId: zId, price: z.nullable(zPrice) })).check(z.maxLength(500)),
  ),
}

type NewKeys = z.ZodMiniObject<typeof ofNew>
type ChangeKeys = z.ZodMiniObject<typeof ofChange>

/** What later departments keep of a new item, in the act that makes it. */
export type WithBeginnings = z.output<NewKeys>
/** What they keep of one that is changed. */
export type WithKept = z.output<ChangeKeys>
export type WithKeptIn = z.input<ChangeKeys>

/** One row of opening stock. */
export type OpeningLine = NonNullable<WithBeginnings['opening']>[number]

// Safe: the shape of a record is a strict object; here it gets more keys.
const more = <Out, In, MoreOut, MoreIn>(shape: z.ZodMiniType<Out, In>, keys: object) =>
  z.extend(shape as unknown as z.ZodMiniObject, keys as typeof ofNew) as unknown as z.ZodMiniType<
    Out & MoreOut,
    In & MoreIn
  >

/** The shape of a new item, with its houses and its opening stock. */
export const withBeginnings = <Out, In>(shape: z.ZodMiniType<Out, In>) =>
  more<Out, In, WithBeginnings, z.input<NewKeys>>(shape, ofNew)

/** The shape of a change, with its houses and what its suppliers asked before: opening stock is of what is new. */
export const withKept = <Out, In>(shape: z.ZodMiniType<Out, In>) => more<Out, In, WithKept, WithKeptIn>(shape, ofChange)
