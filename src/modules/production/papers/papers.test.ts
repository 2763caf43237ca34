import { describe, expect, test } from 'vitest'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { aWorkOrder as data } from './examples.ts'
import { productionCardPaper, workOrderPaper } from './work-order.ts'

const textOf = async (paper: Parameters<typeof makePdf>[0]) => JSON.stringify(await readPdf(await makePdf(paper)))

describe('the papers of a production order', () => {
  test('the SPK names what is made, of what and by when, with room for what was used', async () => {
    const text = await textOf(
      workOrderPaper({ ...data, materials: data.materials.map((each) => ({ ...each, used: '0' })) }),
    )
    for (const said of [
      'SPK PRODUKSI',
      'SPK-2611-0003',
      '24 November 2026',
      '200 m²',
      'Semen Portland',
      '18,54',
      'Dede Suherman',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('Rp')
  })

  test('on the SPK what was used stands under its head as the recipe does, figure under figure', () => {
    const columns = workOrderPaper(data).lines?.columns ?? []
    for (const title of ['Resep', 'Dipakai'])
      expect(columns.find((column) => column.title === title)).toMatchObject({ align: 'right' })
  })

  test('the card tells what happened and how the material stands to the recipe', async () => {
    const text = await textOf(productionCardPaper(data))
    for (const said of ['KARTU PRODUKSI', 'Bagus: 85', 'selisih 0,5643', 'dari target 200'])
      expect(text).toContain(said)
    expect(text).not.toContain('Rp')
  })
})
