import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dressed, picturesIn } from '#kit/paper/cast.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { deliveryNotePaper } from './delivery-note.ts'
import type { DeliveryNoteData } from './data.ts'
import { aDeliveryNote, anInvoice, aQuotation, aReceipt, aReturnNote } from './examples.ts'
import { invoicePaper } from './invoice.ts'
import { quotationPaper } from './quotation.ts'
import { receiptPaper } from './receipt.ts'
import { returnNotePaper } from './return-note.ts'

// What stands on papers as a picture: the head of the company, its stamp, and who signed.
let drawn: Uint8Array
let head: Uint8Array
beforeAll(async () => {
  const picture = (width: number, background: string) =>
    sharp({ create: { width, height: 120, channels: 3, background } })
      .png()
      .toBuffer()
  drawn = await picture(300, '#236')
  head = await picture(1600, '#632')
})
afterAll(closePress)

const seen = async (paper: Paper) => {
  const file = await press(paper)
  const pages = await readPdf(file)
  return { pages: pages.length, text: pages[0]!.text, pictures: picturesIn(file) }
}

test.each([
  ['A4', 1],
  ['A5', 1],
  ['continuous', 0],
] as const)(
  'an arrived surat jalan on %s tells who took what and when, and what was refused',
  async (size, pictures) => {
    const sent = aDeliveryNote(3, size)
    const [first, ...others] = sent.lines
    const arrived: DeliveryNoteData = {
      ...sent,
      lines: [{ ...first!, rejected: { qty: '12', reason: 'Sobek' } }, ...others],
      received: { by: 'Yusuf Maulana', at: '2026-11-22T03:20:00Z', signature: drawn },
    }
    const paper = await seen(deliveryNotePaper(arrived))
    for (const said of [
      'Ditolak: Sobek',
      'Diterima oleh Yusuf Maulana pada 22 Nov 2026 10.20 WIB',
      'kecuali yang tercatat',
    ])
      expect(paper.text).toContain(said)
    expect(paper.text).not.toContain('baik dan cukup')
    expect(paper.pictures).toBe(pictures)

    const whole = await seen(deliveryNotePaper({ ...sent, received: { ...arrived.received!, signature: null } }))
    expect(whole.text).toContain('baik dan cukup')
    expect(whole.text).not.toContain('Ditolak')
    expect(whole.pictures).toBe(0)
  },
)

test('what the driver signed through the QR stands at the driver, and what was short is told instead of well and whole', async () => {
  const said = {
    by: 'Joko',
    isComplete: false,
    note: 'Kurang 2 sak',
    signedAt: '2026-11-22T03:20:00Z',
    signature: drawn,
  }
  const sent = { ...aDeliveryNote(3, 'A4'), signAt: null }
  const byDriver = await seen(deliveryNotePaper({ ...sent, signed: { ...said, as: 'sopir' } }))
  expect(byDriver.text).toMatch(/Sopir\s[\s\S]*Joko/)
  expect(byDriver.text).toContain('Joko (sopir, lewat QR): ada yang kurang atau rusak; Kurang 2 sak')
  expect(byDriver.text).not.toContain('baik dan cukup')
  expect(byDriver.text).toContain('Nama, tanggal dan cap')
  expect(byDriver.pictures).toBe(1)

  const byReceiver = await seen(deliveryNotePaper({ ...sent, signed: { ...said, as: 'penerima' } }))
  expect(byReceiver.text).not.toContain('Nama, tanggal dan cap')
  const onForm = await seen(deliveryNotePaper({ ...sent, size: 'continuous', signed: { ...said, as: 'penerima' } }))
  expect(onForm.pictures).toBe(0)
})

test.each([
  ['invoice', () => anInvoice(3), invoicePaper],
  ['penawaran', () => aQuotation(), quotationPaper],
  ['kwitansi', () => aReceipt(), receiptPaper],
  ['kwitansi with a duty stamp', () => aReceipt('9000000'), receiptPaper],
  ['nota retur', () => aReturnNote(), returnNotePaper],
] as const)(
  '%s bears the head, the stamp and the signature the company keeps, once it is issued',
  async (_name, a, of) => {
    const data = a() as never as ReturnType<typeof anInvoice>
    const layOut = of as unknown as typeof invoicePaper
    const plain = await seen(layOut(data))
    const letterhead = dressed(data.letterhead, { head, drawn })
    const issued = await seen(layOut({ ...data, state: 'posted', letterhead }))
    expect([plain.pictures, issued.pictures]).toEqual([0, 3])
    expect(issued.pages).toBe(plain.pages)
    expect(issued.text).not.toContain('Telp. 0251')
    for (const state of ['draft', 'void'] as const)
      expect((await seen(layOut({ ...data, state, letterhead }))).pictures).toBe(1)
  },
)
