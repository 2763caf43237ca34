import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import { itemViewers } from '#modules/catalog/rights.ts'

function zCount(most: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, 'Tulis angka bulat.')),
      z.transform((given: string) => Number(given)),
    ),
    z.int().check(z.minimum(0), z.maximum(most)),
  )
}

const zLabels = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(5000)),
    z.transform((text: string) =>
      text.split(',').map((part): [string, string] => {
        const [id = '', copies = '1'] = part.split('*')
        return [id, copies]
      }),
    ),
  ),
  z
    .array(z.tuple([zId, zCount(500)]))
    .check(
      z.minLength(1, 'Pilih paling sedikit satu barang.'),
      z.maxLength(100, 'Paling banyak 100 barang sekaligus.'),
    ),
)

/** Sheets of 24 on A4, or a roll of 50 × 30 mm. */
export const labelSizes = { a4: 'Lembar A4, 24 label', roll: 'Gulungan 50 × 30 mm' } as const
/** Most labels of one print. */
export const MOST_LABELS = 1200

/** Labels as PDF: `of` names items and how many of each ('id*3,id*1'); `skip` leaves the first places of a used sheet empty. */
export const itemLabels = endpoint({
  method: 'GET',
  path: '/api/barang/label',
  permission: itemViewers,
  input: z.strictObject({
    of: zLabels,
    /** Absent: as the template says. */
    size: z.optional(z.enum(['a4', 'roll'])),
    skip: z._default(zCount(23), 0),
  }),
  answer: answer<never>(),
})
