import * as z from 'zod/mini'
import type { Document, DraftAsked, DraftIn, Part } from '#kit/document/document.ts'

/** The keys and shapes a form sends to write a draft; put into `z.strictObject` with whatever the door asks beside. */
export function draftShape<D extends Document>(declared: D): DraftShape<D> {
  const parts = Object.entries(declared.parts).map(([key, part]) => [
    key,
    z
      .array(z.strictObject(typedShapes(part)))
      .check(z.minLength(1, 'Isi paling sedikit satu baris.'), z.maxLength(part.most)),
  ])
  // Safe: the keys and shapes are those of the declaration, as the mapped type says of each.
  return { ...typedShapes(declared.head), ...Object.fromEntries(parts) } as unknown as DraftShape<D>
}

type DraftShape<D extends Document> = {
  [K in keyof DraftAsked<D> & keyof DraftIn<D>]-?: undefined extends DraftIn<D>[K]
    ? z.ZodMiniOptional<z.ZodMiniType<DraftAsked<D>[K], DraftIn<D>[K]>>
    : z.ZodMiniType<DraftAsked<D>[K], DraftIn<D>[K]>
}

function typedShapes(part: Part): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries({ ...part.typed, ...part.sent }).map(([key, field]) => [
      key,
      field.isOptional ? z._default(field.shape as z.ZodMiniType<unknown>, field.preset as never) : field.shape,
    ]),
  )
}
