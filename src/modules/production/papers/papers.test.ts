import { describe, expect, test } from 'vitest'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import type { OrderPaperData } from './data.ts'
import { productionCardPaper, workOrderPaper } from './work-order.ts'

const data: OrderPaperData = {
  letterhead,
  printed,
  state: 'posted',
  number: 'SPK-2611-0003',
  date: '2026-11-17',
  dueDate: '2026-11-24',
  house: { name: 'Rumah Produksi Ciawi', address: 'Jl. Raya Sukabumi Km 3, Kab. Bogor', head: 'Dede Suherman' },
  item: { code: 'PJ-0002', name: 'Paving block natural 6 cm', unit: 'm²' },
  plannedQty: '200',
  orderNumber: 'ORD-2611-0042',
  customerName: 'PT Sinar Abadi',
  note: 'Cetakan baru, jaga kelembapan tiga hari.',
  materials: [
    { code: 'BR-0001', name: 'Semen Portland 50 kg', unit: 'zak', planned: '80', used: '36.4', variance: '0' },
    { code: 'BB-0001', name: 'Pasir cor Cimangkok', unit: 'm³', planned: '18.54', used: '9', variance: '0.5643' },
  ],
  entries: [
    { date: '2026-11-18', act: 'Pemakaian bahan', said: 'Semen Portland 50 kg 36,4 zak', by: 'Siti Nurjanah' },
    { date: '2026-11-18', act: 'Hasil', said: 'Bagus 85 m², KW 2 5 m², Gagal 1 m²', by: 'Siti Nurjanah' },
  ],
  made: { good: '85', second: '5', reject: '1' },
}

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

  test('the card tells what happened and how the material stands to the recipe', async () => {
    const text = await textOf(productionCardPaper(data))
    for (const said of ['KARTU PRODUKSI', 'Bagus 85', 'selisih 0,564', 'dari target 200']) expect(text).toContain(said)
    expect(text).not.toContain('Rp')
  })
})
