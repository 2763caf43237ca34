import { expect, test } from 'vitest'
import '#app/departments.ts'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { dressed } from '#kit/paper/dress.ts'
import { allPaperKinds, paperKindOf } from '#kit/paper/kinds.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { usualTemplate } from '#modules/company/templates/contract.ts'
import { dressFrom } from '#modules/company/templates/face.ts'

const textOf = async (id: string, choice: object) => {
  const dress = dressFrom(id, { ...usualTemplate, ...choice })
  const content = { ...usualTemplate, ...choice }
  const paper = paperKindOf(id)?.example({ letterhead: { ...letterhead, dress }, printed }, content)
  if (!paper || 'labels' in paper) throw new Error(`no sample of ${id}`)
  const pages = await readPdf(await press(paper))
  return { paper: dressed(paper), text: pages.map((page) => page.text).join(' ') }
}

test.each(allPaperKinds().filter(({ isLabel }) => !isLabel))(
  '$name: what may be left out stands on it, and is gone when left out',
  async (kind) => {
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
  },
)

test('nobody signs when nobody is asked to', async () => {
  expect((await textOf('invoice', { signers: [] })).text).not.toContain('Rina Marlina')
})

test('labels leave out whose they are and where they lie, and fit a roll', async () => {
  const made = async (choice: object) => {
    const sheets = paperKindOf('label')?.example({ letterhead, printed }, { ...usualTemplate, ...choice })
    if (!sheets || !('labels' in sheets)) throw new Error('no labels')
    const pages = await readPdf(await press(sheets))
    return { pages: pages.length, text: pages[0]?.text ?? '' }
  }
  const usual = await made({})
  for (const words of ['BR-0001', letterhead.name, 'Rak A1']) expect(usual.text).toContain(words)
  const bare = await made({ hiddenParts: ['Nama perusahaan', 'Satuan dan rak'], size: 'roll' })
  expect(bare.pages).toBe(3)
  for (const words of [letterhead.name, 'Rak A1']) expect(bare.text).not.toContain(words)
})

test('a paper that may lie on a smaller sheet does when the company says so', async () => {
  for (const kind of allPaperKinds().filter(({ sizes, isLabel }) => sizes && !isLabel)) {
    expect((await textOf(kind.id, {})).paper.size).toBe('A4')
    const small = await textOf(kind.id, { size: 'a5' })
    expect(small.paper.size).toBe('A5')
    expect(small.text).toContain(kind.title)
  }
})
