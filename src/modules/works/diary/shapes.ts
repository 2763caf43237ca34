import * as z from 'zod/mini'
import { zOptionalText, zOrNull, zPositiveQuantity, zQuantityOrZero, zText } from '#kit/http/shapes.ts'
import { quantity } from '#ground/quantity.ts'
import { blockerKinds, blockerParties, safetyWords, weathers } from './words.ts'

const keysOf = <T extends Record<string, string>>(words: T) => Object.keys(words) as [keyof T & string]

export const zWeather = z.enum(keysOf(weathers), 'Pilih cuacanya.')
export const zSafety = z.enum(keysOf(safetyWords), 'Pilih keadaan K3.')

const DAY = quantity('24')

/** Hours of one day. */
export const zHours = zQuantityOrZero.check(z.refine((hours) => hours <= DAY, 'Sehari paling lama 24 jam.'))

const zCount = z
  .int({ error: 'Tulis jumlah dengan angka bulat.' })
  .check(z.minimum(1, 'Paling sedikit 1.'), z.maximum(9999, 'Paling banyak 9.999.'))

/** Who worked: how many of each trade. */
export const zCrew = z._default(
  z
    .array(z.strictObject({ role: zText(60, 'Tulis siapa, misalnya Tukang.'), count: zCount }))
    .check(z.maxLength(30, 'Paling banyak 30 kelompok.')),
  [],
)

/** What came to the site. */
export const zDelivery = z.strictObject({
  what: zText(120, 'Tulis apa yang datang.'),
  qty: zOrNull(zPositiveQuantity),
  unit: zOptionalText(20),
  from: zOptionalText(120),
})

/** What machine worked, and how long. */
export const zEquipment = z.strictObject({
  what: zText(120, 'Tulis alatnya.'),
  count: zCount,
  hours: zOrNull(zHours),
})

/** What held the work up, and whose matter it is. */
export const zBlocker = z.strictObject({
  kind: z.enum(keysOf(blockerKinds), 'Pilih kendalanya.'),
  party: z.enum(keysOf(blockerParties), 'Pilih pihaknya.'),
  hours: zOrNull(zHours),
  note: zOptionalText(300),
})
