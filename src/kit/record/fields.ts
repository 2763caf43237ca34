import * as z from 'zod/mini'
import type { Day } from '#ground/day.ts'
import { nik as readNik, nitku as readNitku, npwp16, phoneE164 } from '#ground/identifiers.ts'
import type { Money } from '#ground/money.ts'
import type { Percent } from '#ground/percent.ts'
import type { Price } from '#ground/price.ts'
import type { Quantity } from '#ground/quantity.ts'
import {
  zDay,
  zEmail,
  zBool,
  zId,
  zMoneyOrZero,
  zPercent,
  zPrice,
  zQuantityOrZero,
  zText,
  zTextOrEmpty,
  zTags,
} from '#kit/http/shapes.ts'
import { onceEach } from './once-each.ts'

/** What a value is: decides its column, its input, and how it is written on screen and in files. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'npwp'
  | 'nik'
  | 'nitku'
  | 'flag'
  | 'choice'
  | 'money'
  | 'quantity'
  | 'price'
  | 'percent'
  | 'coordinate'
  | 'day'
  | 'instant'
  | 'whole'
  | 'ref'
  | 'tags'

/** What every field may say beside its kind. */
export interface FieldWords {
  /** The heading under which forms and details show it. */
  readonly section?: string
  readonly hint?: string
  /** The column, when it is not the key in snake_case. */
  readonly column?: string
  /** Kept in another table by the department itself: the engine neither reads nor writes it. */
  readonly isElsewhere?: boolean
  /** Kept in the table that stands beside the master's own (`beside` of its record). */
  readonly isBeside?: boolean
}

/** One field of a master. `O`: may be left out. `G`: seen only by who holds `permission`. */
export interface Field<
  S extends z.ZodMiniType = z.ZodMiniType,
  O extends boolean = boolean,
  G extends boolean = boolean,
> extends FieldWords {
  readonly label: string
  readonly kind: FieldKind
  readonly shape: S
  readonly isOptional: O
  readonly isGuarded: G
  /** What an optional field holds when nobody says otherwise. */
  readonly preset?: unknown
  readonly max?: number
  readonly choices?: Readonly<Record<string, string>>
  readonly permission?: string
}

/** The fields of a master by key. */
export type Fields = Readonly<Record<string, Field>>

type Shape<Out, In = Out> = z.ZodMiniType<Out, In>
type Made<Out, In = Out> = Field<Shape<Out, In>, false, false>

function made<Out, In>(
  kind: FieldKind,
  label: string,
  shape: Shape<Out, In>,
  more: Partial<Field> = {},
): Made<Out, In> {
  return { ...more, kind, label, shape, isOptional: false, isGuarded: false }
}

/** Short text, required unless wrapped in maybe(). */
export const text = (label: string, max: number, more: FieldWords = {}): Made<string> =>
  made('text', label, zText(max), { ...more, max })

/** Text of several lines. */
export const long = (label: string, max: number, more: FieldWords = {}): Made<string> =>
  made('long', label, zText(max), { ...more, max })

/** An email address. */
export const email = (label: string, more: FieldWords = {}): Made<string> => made('email', label, zEmail, more)

/** A telephone number; kept as E.164. */
export const phone = (label: string, more: FieldWords = {}): Made<string> =>
  made('phone', label, readWith(phoneE164, 'Tulis nomor telepon, misalnya 0812-3456-7890.'), more)

/** A tax number of 15 or 16 digits; kept as 16. */
export const npwp = (label: string, more: FieldWords = {}): Made<string> =>
  made('npwp', label, readWith(npwp16, 'NPWP terdiri dari 15 atau 16 angka.'), more)

/** A citizen's number of 16 digits. */
export const nik = (label: string, more: FieldWords = {}): Made<string> =>
  made('nik', label, readWith(readNik, 'NIK terdiri dari 16 angka.'), more)

/** A place-of-business number of 22 digits. */
export const nitku = (label: string, more: FieldWords = {}): Made<string> =>
  made('nitku', label, readWith(readNitku, 'NITKU terdiri dari 22 angka.'), more)

/** Yes or no. */
export const flag = (label: string, more: FieldWords = {}): Made<boolean, boolean> =>
  made('flag', label, zBool as Shape<boolean, boolean>, more)

/** One of a few words: value → word on screen. */
export function choice<const C extends Readonly<Record<string, string>>>(
  label: string,
  choices: C,
  more: FieldWords = {},
): Made<keyof C & string> {
  const values = Object.keys(choices) as [keyof C & string, ...(keyof C & string)[]]
  return made('choice', label, z.enum(values) as unknown as Shape<keyof C & string>, { ...more, choices })
}

/** Whole rupiah, zero or more. */
export const amount = (label: string, more: FieldWords = {}): Made<Money, string> =>
  made('money', label, zMoneyOrZero, more)

/** A quantity, zero or more. */
export const qty = (label: string, more: FieldWords = {}): Made<Quantity, string> =>
  made('quantity', label, zQuantityOrZero, more)

/** A price per unit. */
export const unitPrice = (label: string, more: FieldWords = {}): Made<Price, string> =>
  made('price', label, zPrice, more)

/** A percentage, 0 to 100. */
export const share = (label: string, more: FieldWords = {}): Made<Percent, string> =>
  made('percent', label, zPercent, more)

/** A calendar day. */
export const date = (label: string, more: FieldWords = {}): Made<Day, string> => made('day', label, zDay, more)

/** A whole number between two. */
export const whole = (label: string, from: number, to: number, more: FieldWords = {}): Made<number> =>
  made('whole', label, z.int().check(z.minimum(from), z.maximum(to)), more)

/** The id of a row elsewhere. */
export const ref = (label: string, more: FieldWords = {}): Made<string> => made('ref', label, zId, more)

/** A latitude or longitude in degrees, as plain decimal text. */
export const coordinate = (label: string, more: FieldWords = {}): Made<string> =>
  made(
    'coordinate',
    label,
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,7})?$/, 'Tulis titik peta, misalnya -6.2000000.')),
    more,
  )

/** A few free words. */
export const tags = (label: string, more: FieldWords = {}): Made<string[]> =>
  made(
    'tags',
    label,
    z.pipe(
      zTags,
      z.transform((words: string[]) => onceEach(words)),
    ),
    more,
  )

/** One or more of a few words: value → word on screen. */
export function several<const C extends Readonly<Record<string, string>>>(
  label: string,
  choices: C,
  more: FieldWords = {},
): Made<(keyof C & string)[]> {
  const values = Object.keys(choices) as [keyof C & string, ...(keyof C & string)[]]
  const shape = z.array(z.enum(values)).check(z.minLength(1, 'Pilih sedikitnya satu.'), z.maxLength(values.length))
  // Safe: the enum is made of the keys of the choices.
  return made('tags', label, shape as unknown as Shape<(keyof C & string)[]>, { ...more, choices })
}

/** Makes a field optional: empty text and nothing read as null. */
export function maybe<Out, In>(
  field: Field<Shape<Out, In>, false, false>,
): Field<Shape<Out | null, In | null>, true, false> {
  const orNull = z.pipe(
    z.transform((given: unknown) => (given === '' ? null : given)),
    z.nullable(field.shape),
  )
  // Safe: the transform changes only the empty text; everything else is judged by the field's own shape.
  return { ...field, shape: orNull as unknown as Shape<Out | null, In | null>, isOptional: true, preset: null }
}

/** Gives a field a value for when nobody says otherwise. */
export function preset<Out, In>(
  field: Field<Shape<Out, In>, false, false>,
  value: Out,
): Field<Shape<Out, In>, true, false> {
  return { ...field, isOptional: true, preset: value }
}

/** Short text that may be left out or emptied; kept as '', never null. */
export const textOrEmpty = (label: string, max: number, more: FieldWords = {}): Field<Shape<string>, true, false> =>
  preset(made('text', label, zTextOrEmpty(max), { ...more, max }), '')

/** Hides a field from everyone without the permission: in answers, lists, exports and history. */
export function guarded<S extends z.ZodMiniType, O extends boolean>(
  field: Field<S, O, false>,
  permission: string,
): Field<S, O, true> {
  return { ...field, isGuarded: true, permission }
}

function readWith(make: (text: string) => string | undefined, error: string): Shape<string> {
  return z.pipe(
    z.string({ error }).check(z.maxLength(40, error)),
    z.transform((text: string, context) => {
      const read = make(text)
      if (read !== undefined) return read
      context.issues.push({ code: 'custom', message: error, input: text })
      return z.NEVER
    }),
  )
}
