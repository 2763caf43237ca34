import * as z from 'zod/mini'
import { day, type Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { percent, type Percent } from '#ground/percent.ts'
import { price, type Price } from '#ground/price.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'

/** Turns checked text into a branded value; a text that the value refuses is an issue at the field. */
function read<T>(make: (text: string) => T, error: string, decimals = 0) {
  return z.pipe(
    z
      .string({
        error: ({ input }) => (typeof input === 'number' ? 'Kirim angka sebagai teks, misalnya "12.5".' : error),
      })
      .check(z.maxLength(40, error)),
    z.transform((text: string, context): T => {
      try {
        return make(text)
      } catch {
        const isTooFine = decimals > 0 && /^-?\d+\.\d+$/.test(text)
        const message = isTooFine ? `Tulis paling banyak ${decimals} angka di belakang koma.` : error
        context.issues.push({ code: 'custom', message, input: text })
        return z.NEVER
      }
    }),
  )
}

// Eighteen digits are what a column holds.
const fits = (scaled: bigint): boolean => scaled > -(10n ** 18n) && scaled < 10n ** 18n

/** Whole rupiah as text: '57417525'. */
export const zMoney = read<Money>(money, 'Tulis jumlah rupiah tanpa desimal.')

/** Whole rupiah above zero. */
export const zPositiveMoney = zMoney.check(z.refine((value) => value > 0n, 'Jumlah harus lebih dari Rp0.'))

/** Whole rupiah, zero or more. */
export const zMoneyOrZero = zMoney.check(z.refine((value) => value >= 0n, 'Jumlah tidak boleh kurang dari Rp0.'))

/** The same, zero where nothing is sent. */
export const zMoneyOrNothing = z._default(zMoneyOrZero, () => zMoneyOrZero.parse('0'))

/** Quantity as text with up to four decimals: '12.5'. */
export const zQuantity = read<Quantity>(quantity, 'Tulis jumlah dengan angka, misalnya 12,5.', 4).check(
  z.refine((value) => fits(value), 'Jumlah ini terlalu besar.'),
)

/** A quantity above zero. */
export const zPositiveQuantity = zQuantity.check(z.refine((value) => value > 0n, 'Jumlah harus lebih dari 0.'))

/** A quantity, zero or more. */
export const zQuantityOrZero = zQuantity.check(z.refine((value) => value >= 0n, 'Jumlah tidak boleh kurang dari 0.'))

/** Unit price as text with up to two decimals, zero or more. */
export const zPrice = read<Price>(price, 'Tulis harga dengan angka, misalnya 68.000.', 2).check(
  z.refine((value) => fits(value), 'Harga ini terlalu besar.'),
  z.refine((value) => value >= 0n, 'Harga tidak boleh kurang dari Rp0.'),
)

/** Percent as text with up to four decimals, 0 to 100. */
export const zPercent = read<Percent>(percent, 'Tulis persen dengan angka, misalnya 2,5.', 4).check(
  z.refine((value) => value >= 0n && value <= 1_000_000n, 'Persen harus antara 0 dan 100.'),
)

/** A calendar day 'YYYY-MM-DD' that a business can mean: the day after the last of all days is none. */
export const zDay = read<Day>(day, 'Tulis tanggal, misalnya 21/11/2026.').check(
  z.refine((value) => value >= '1900-01-01' && value < '2200-01-01', 'Tulis tanggal antara tahun 1900 dan 2199.'),
)

/** A row's id. */
export const zId = z.uuid({ error: 'Pilih dari daftar.' })

/** Required text without surrounding blanks and without control characters. */
export function zText(max: number, error = 'Required') {
  return z
    .string({ error })
    .check(z.trim(), z.minLength(1, error), z.maxLength(max), z.refine(isPlain, 'Ada huruf yang tidak bisa disimpan.'))
}

/** Text that may be empty, and then stays so. */
export function zTextOrEmpty(max: number) {
  return z
    .string({ error: 'Required' })
    .check(z.trim(), z.maxLength(max), z.refine(isPlain, 'Ada huruf yang tidak bisa disimpan.'))
}

/** Text that may be left out or empty; empty becomes null. */
export function zOptionalText(max: number) {
  return z._default(
    z.nullable(
      z.pipe(
        z.string().check(z.trim(), z.maxLength(max), z.refine(isPlain, 'Ada huruf yang tidak bisa disimpan.')),
        z.transform((text: string) => (text === '' ? null : text)),
      ),
    ),
    null,
  )
}

/** Free words by which rows are filed; a comma parts them where they travel as text. */
export const zTags = z.array(zText(40).check(z.regex(/^[^,]+$/, 'Tulis label tanpa koma.'))).check(z.maxLength(20))

/** Makes a field optional: left out or null reads as null. */
export function zOrNull<T extends z.ZodMiniType>(shape: T) {
  return z._default(z.nullable(shape), null)
}

/** An email address, in lower case. */
export const zEmail = z
  .string({ error: 'Tulis alamat email lengkap, misalnya nama@perusahaan.co.id.' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.email({ error: 'Tulis alamat email lengkap, misalnya nama@perusahaan.co.id.' }),
  )

/** The version of a row as it was read; a stale one is answered with 409. */
export const zVersion = z.int({ error: 'Muat ulang halaman ini.' })

/** The version of a row that is taken away: a call without a body names it in the address, as text. */
export const zVersionInAddress = z.coerce
  .number<string | number>({ error: 'Muat ulang halaman ini.' })
  .check(z.int({ error: 'Muat ulang halaman ini.' }))

/** True or false; query strings send 'true' or 'false'. */
export const zBool = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
])

/** What somebody searches for. */
export const zSearch = z
  .string()
  .check(z.trim(), z.maxLength(100), z.refine(isPlain, 'Ada huruf yang tidak bisa dicari.'))

/** What the person picked last in this list, newest first: ids separated by commas. They come first among equals. */
export const zLastChosen = z.optional(zText(1000))

// NUL breaks PostgreSQL text; lone surrogates cannot be written as UTF-8.
function isPlain(text: string): boolean {
  return !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(text) && text.isWellFormed()
}
