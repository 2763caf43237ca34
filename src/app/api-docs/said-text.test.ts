import { expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { answerSchemas } from './answer-schemas.ts'
import { describe } from './describe.ts'
import { entriesIn } from './object-text.ts'
import { saidTexts } from './said-text.ts'

const said = saidTexts()

interface Told {
  readonly description?: string
  readonly items?: { readonly properties: Readonly<Record<string, Told>> }
}
interface Operation {
  readonly summary?: string
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties: Readonly<Record<string, Told>> } }>
    >
  }
}

const paths = describe(
  allRoutes.map(({ endpoint }) => endpoint),
  answerSchemas(new Map()),
  said,
)['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>
const bodyOf = (path: string) =>
  paths[path]?.['post']?.requestBody?.content['application/json']?.schema.properties ?? {}

test('a program is told what a door does, and what fields mean at any depth', () => {
  const door = paths['/api/pembayaran-supplier']?.['post']
  expect(door?.summary).toMatch(/^Pays several bills/)
  const { amount, allocations } = bodyOf('/api/pembayaran-supplier')
  expect(amount?.description).toBe(
    "Money that leaves to the supplier, without the bank's fee. · rupiah utuh sebagai teks",
  )
  expect(allocations?.items?.properties['amount']?.description).toMatch(/^What it takes off the bill/)
})

test('fields of masters and declared documents bear the labels of their forms', () => {
  expect(bodyOf('/api/daftar-proyek')['customerId']?.description).toBe('Pemberi kerja')
  const spk = bodyOf('/api/subkon')
  expect(spk['date']?.description).toBe('Tanggal SPK · hari YYYY-MM-DD')
  expect(spk['lines']?.items?.properties['price']?.description).toMatch(/^Harga satuan · harga satuan/)
  expect(paths['/api/transfer/{id}/terima']?.['post']?.summary).toMatch(/^Terima barang: /)
})

test('what a shape of several doors is, each of them says', () => {
  const { retentionBase, date } = bodyOf('/api/daftar-proyek/{id}/kontrak')
  expect(retentionBase?.description).toMatch(/^Its percent is of all that a termin bills/)
  expect(date?.description).toBe('hari YYYY-MM-DD')
})

test('a file travels as a part of a form', () => {
  const body = paths['/api/berkas/draf']?.['post']?.requestBody?.content
  expect(Object.keys(body ?? {})).toEqual(['multipart/form-data'])
})

test('most doors are told in words', () => {
  const written = allRoutes.filter(({ endpoint }) => endpoint.method !== 'GET')
  const untold = written.filter(({ endpoint }) => !said.get(`${endpoint.method} ${endpoint.path}`)?.said)
  expect(untold.length).toBeLessThan(written.length / 3)
})

test('entries of an object are read with the comments above them', () => {
  const body = `
    /** One. */
    a: z.array(z.strictObject({ b: zId, c: [1, 2] })).check(z.regex(/[,']/, 'x, y')),
    // Not told.
    ...rest,
    d,
  `
  expect(entriesIn(body).map(({ key, comment }) => [key, comment])).toEqual([
    ['a', 'One.'],
    [null, null],
    ['d', null],
  ])
})
