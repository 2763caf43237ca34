import { expect, test } from 'vitest'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import type { LineKept } from '../runs/pages.ts'
import { slipPaper, type SlipOnPaper } from './slip-paper.ts'

const line = (side: LineKept['side'], code: LineKept['code'], label: string, amount: string): LineKept => ({
  ...{ side, code, label, amount },
  note: code === 'pph21' ? 'TER B 1,5%' : null,
})
const slipOf = (name: string): SlipOnPaper => ({
  ...{
    label: 'GAJI-2611-0001/08',
    code: 'KRY-0014',
    name,
    position: 'Pelaksana Lapangan',
    ptkp: 'K/1',
    method: 'gross',
  },
  ...{ scheduled: 21, paidDays: '19,5', earned: '10016040', cut: '986663', net: '9029377' },
  lines: [
    line('pendapatan', 'pokok', 'Gaji pokok', '7500000'),
    line('pendapatan', 'tetap', 'Tunjangan jabatan', '750000'),
    line('potongan', 'pph21', 'PPh 21', '156663'),
    line('perusahaan', 'jht', 'JHT', '305250'),
    line('natura', 'natura', 'Sewa rumah', '1200000'),
  ],
})

test('slips stand two on a sheet, each with its own sums, in words and figures', async () => {
  const basis = { letterhead, printed, state: 'posted' as const, number: 'GAJI-2611-0001', date: '2026-11-30' }
  const names = ['Bagas Prayoga', 'Wahyu Saputra', 'Eka Permana']
  const pages = await readPdf(
    await makePdf(slipPaper({ ...basis, month: '2026-11', kind: 'monthly', slips: names.map(slipOf) })),
  )
  const texts = pages.map(({ text }) => text)
  expect(texts.map((text) => names.filter((name) => text.includes(name)))).toEqual([names.slice(0, 2), names.slice(2)])
  for (const said of [
    ...['SLIP GAJI', 'November 2026', '19,5 dari 21 hari kerja', 'TER B 1,5%', '10.016.040', '986.663', 'Rp9.029.377'],
    ...[
      'Sembilan juta dua puluh sembilan ribu',
      'di luar upah: JHT 305.250',
      'ikut kena pajak: Sewa rumah 1.200.000',
      'GAJI-2611-0001/08',
    ],
  ]) {
    expect(texts[1]).toContain(said)
  }
})

test('the paper of a holiday bonus says so, and no days', async () => {
  const basis = { letterhead, printed, state: 'posted' as const, number: 'THR-2612-0001', date: '2026-12-18' }
  const slip = { ...slipOf('Bagas Prayoga'), scheduled: 0, paidDays: '0' }
  const [page] = await readPdf(await makePdf(slipPaper({ ...basis, month: '2026-12', kind: 'thr', slips: [slip] })))
  expect(page?.text).toContain('SLIP THR')
  expect(page?.text).not.toContain('hari kerja')
})
