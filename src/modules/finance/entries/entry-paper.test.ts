import { expect, test } from 'vitest'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import type { CashEntry } from './contract.ts'
import { cashEntryPaper } from './entry-paper.ts'

const basis = { letterhead, printed, state: 'posted' as const, number: 'BKK-2611-0003', date: '2026-11-23' }
const line = {
  account: '6-2000',
  accountName: 'Beban kantor',
  memo: 'Solar',
  workItemId: null,
  workItemName: null,
  tax: null,
}
const entry: CashEntry = {
  ...{ id: 'satu', version: 1, number: 'BKK-2611-0003', label: 'BKK-2611-0003', state: 'posted', kind: 'keluar' },
  ...{ date: '2026-11-23', arrivalDate: null, cashAccountId: 'kas', cashAccountName: 'Kas kantor' },
  ...{ toCashAccountId: null, toCashAccountName: null, amount: '1385500', fee: '0', partyName: 'SPBU Cibinong' },
  ...{ memo: 'Bensin dan solar', reference: null, voidReason: null, postedAt: null, postedBy: 'Siti Nurjanah' },
  ...{ updatedAt: '2026-11-23T03:00:00Z', updatedBy: 'Siti Nurjanah', can: [], approvalFrom: null },
  lines: [
    { ...line, amount: '1000000', projectId: 'p', projectName: 'Ruko Sentul' },
    { ...line, memo: null, amount: '385500', projectId: null, projectName: null },
  ],
}

async function textOf(given: Partial<CashEntry>): Promise<string> {
  const pages = await readPdf(await press(cashEntryPaper(basis, { ...entry, ...given })))
  return pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ')
}

test('money that went out names whom to, each line with its project, and the sum in words', async () => {
  const text = await textOf({})
  for (const said of [
    ...['BUKTI KAS KELUAR', 'BKK-2611-0003', 'SPBU Cibinong', 'Kas kantor', 'Beban kantor: Solar', 'Ruko Sentul'],
    ...['1.000.000', '385.500', 'Rp1.385.500', 'atu juta tiga ratus delapan puluh lima ribu lima ratus rupiah'],
    ...['Bensin dan solar', 'Siti Nurjanah', 'Penerima uang'],
  ])
    expect(text).toContain(said)
})

test('moved money tells both places, when it arrives and what the bank took', async () => {
  const moved = { kind: 'pindah' as const, toCashAccountName: 'BCA 123', arrivalDate: '2026-11-24', fee: '2500' }
  const text = await textOf({ ...moved, lines: [], partyName: null })
  for (const said of ['BUKTI PINDAH KAS', 'BCA 123', '24 November 2026', 'Rp2.500', 'Diterima oleh'])
    expect(text).toContain(said)
  expect(text).not.toContain('Untuk')
})
