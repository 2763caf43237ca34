import { expect, test } from 'vitest'
import { samples } from '#app/website/samples.ts'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { dressed } from '#kit/paper/dress.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { usualTemplate } from '#modules/company/templates/contract.ts'
import { dressFrom } from '#modules/company/templates/face.ts'
import { paperKinds } from '#modules/company/templates/kinds.ts'

const textOf = async (id: string, choice: object) => {
  const dress = dressFrom(id, { ...usualTemplate, ...choice })
  const paper = samples[id]?.({ letterhead: { ...letterhead, dress }, printed }, 'a4')
  if (!paper) throw new Error(`no sample of ${id}`)
  const pages = await readPdf(await press(paper))
  return { paper: dressed(paper), text: pages.map((page) => page.text).join(' ') }
}

test.each(paperKinds)('$name: what may be left out stands on it, and is gone when left out', async (kind) => {
  const usual = await textOf(kind.id, {})
  expect(usual.text).toContain(kind.title)
  const columns = usual.paper.lines?.columns.map(({ title }) => title) ?? []
  const shownColumns = kind.columns.filter((title) => columns.includes(title))
  const bare = await textOf(kind.id, {
    hiddenFacts: kind.facts,
    hiddenColumns: kind.columns,
    hiddenParts: kind.parts,
    letterhead: false,
    title: 'lembar kita',
    terms: 'Barang tidak bisa ditukar.',
    footer: 'Kaki sendiri',
    signers: kind.signers.map((_, at) => ({ above: `Tempat ${at}`, name: `Nama ${at}`, role: `Jabatan ${at}` })),
  })
  expect(bare.text).toContain('LEMBAR KITA')
  expect(bare.text).toContain('Barang tidak bisa ditukar.')
  expect(bare.text).toContain('Kaki sendiri')
  expect(bare.text).not.toContain('Jl. Raya Tajur No. 88, Bogor Timur')
  for (const at of kind.signers.keys()) expect(bare.text).toContain(`Nama ${at}`)
  const left = bare.paper.lines?.columns.map(({ title }) => title) ?? []
  expect(left).toEqual(columns.filter((title) => !shownColumns.includes(title)))
  expect((await textOf(kind.id, { language: 'en' })).text).toContain(kind.english)
})

test('nobody signs when nobody is asked to', async () => {
  expect((await textOf('invoice', { signers: [] })).text).not.toContain('Rina Marlina')
})
