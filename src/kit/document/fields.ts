import type * as z from 'zod/mini'
import type { Quantity } from '#ground/quantity.ts'
import { zPlate } from '#kit/http/plate.ts'
import { zOptionalText, zPositiveQuantity, zQuantity, zText } from '#kit/http/shapes.ts'
import type { Field, FieldKind } from '#kit/record/fields.ts'

type Needed<Out, In = Out> = Field<z.ZodMiniType<Out, In>, false, false>
type Spare<Out, In = Out> = Field<z.ZodMiniType<Out, In>, true, false>

/** Text that may be left out; blanks alone are nothing. */
export const note = (label: string, max: number): Spare<string | null> => spare('text', label, zOptionalText(max), max)

/** A vehicle's plate, kept as it is read: 'B 1234 XYZ'; may be left out. */
export const plate = (label: string): Spare<string | null> => spare('text', label, zPlate)

/** A quantity above zero. */
export const positive = (label: string): Needed<Quantity, string> => ({
  kind: 'quantity',
  label,
  shape: zPositiveQuantity,
  isOptional: false,
  isGuarded: false,
})

/** A quantity that may be below zero: what is added or taken off. */
export const signed = (label: string): Needed<Quantity, string> => ({
  kind: 'quantity',
  label,
  shape: zQuantity,
  isOptional: false,
  isGuarded: false,
})

/** A moment, as acts set it and rows keep it. */
export const instant = (label: string): Needed<string> => ({
  kind: 'instant',
  label,
  shape: zText(40),
  isOptional: false,
  isGuarded: false,
})

function spare(kind: FieldKind, label: string, shape: z.ZodMiniType, max?: number): Spare<string | null> {
  // Safe: both shapes read text that may be left out, and give text or null.
  const asked = shape as unknown as z.ZodMiniType<string | null, string | null>
  return { kind, label, shape: asked, isOptional: true, isGuarded: false, preset: null, ...(max && { max }) }
}
