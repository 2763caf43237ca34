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

type NewKeys = z.ZodMiniObject<typeof ofNew>

/** What later departments keep of a new item, in the act that makes it. */
export type WithBeginnings = z.output<NewKeys>
export interface WithHouses {
  readonly houseIds?: WithBeginnings['houseIds']
}

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

/** The shape of a change, with its houses: opening stock is of what is new. */
export const withHouses = <Out, In>(shape: z.ZodMiniType<Out, In>) =>
  more<Out, In, WithHouses, WithHouses>(shape, { houseIds: zHouses })
