import { expect, test } from 'vitest'
import type { Paper } from '#kit/paper/paper.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { aReturnReceipt } from './return-example.ts'
import { returnReceiptPaper } from './return-receipt.ts'

const textOf = async (paper: Paper) => (await readPdf(await press(paper))).map((page) => page.text).join('\n')

test('a bukti retur names the goods, the surat jalan and what follows, and no price', async () => {
  const text = await textOf(returnReceiptPaper(aReturnReceipt()))
  for (const said of ['BUKTI RETUR', 'RT-2611-0002', 'SJ-2611-0009', 'Dikirim pengganti', 'Semen Portland', '2,5'])
    expect(text).toContain(said)
  expect(text).not.toContain('Rp')
  const alone = await textOf(returnReceiptPaper({ ...aReturnReceipt(), then: null }))
  expect(alone).not.toContain('Tindak lanjut')
})
