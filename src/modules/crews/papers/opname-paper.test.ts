import { expect, test } from 'vitest'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { opnamePaper } from './opname-paper.ts'

const opname = {
  ...{ crew: 'Regu keramik', leader: 'Karno', project: 'Ruko Melati', spk: 'SPK/09/2026', witness: 'Bu Ratna' },
  ...{ by: 'Hendra Wijaya', note: null, gross: '2275000', retention: '113750' },
  lines: [{ workId: 'w', name: 'Pasang keramik', unit: 'm2', volume: '36.4', rate: '62500', amount: '2275000' }],
  members: [
    { workerId: 'a', name: 'Karno', trade: 'Tukang', halfDays: 11, amount: '1275000', retention: '113750' },
    { workerId: 'b', name: 'Udin', trade: '', halfDays: 0, amount: '1000000', retention: '0' },
  ],
}
const basis = { letterhead, printed, state: 'posted' as const, number: 'OPB-2611-0002', date: '2026-11-21' }
const textOf = async (asked: typeof opname) => {
  const [page] = await readPdf(await makePdf(opnamePaper({ ...basis, opname: asked })))
  return (page?.text ?? '').replace(/\s+/g, ' ')
}

test('what was measured stands with its worth, who worked, what is held back, and the places to sign', async () => {
  const text = await textOf(opname)
  for (const said of [
    ...['BERITA ACARA OPNAME BORONGAN', 'OPB-2611-0002', '21 November 2026', 'SPK/09/2026', 'Ruko Melati'],
    ...['36,4 m2', '62.500', '2.275.000', 'Karno (Tukang): 5½ hari, Rp1.275.000', 'Udin: tidak bekerja'],
    ...['Rp113.750', 'Kepala regu', 'Diukur oleh', 'Saksi: Bu Ratna'],
  ]) {
    expect(text).toContain(said)
  }
})

test('who may not see wages prints volumes and days alone', async () => {
  const blind = {
    ...{ ...opname, gross: null, retention: null },
    lines: opname.lines.map((line) => ({ ...line, rate: null, amount: null })),
    members: opname.members.map((member) => ({ ...member, amount: null, retention: null })),
  }
  const [page] = await readPdf(await makePdf(opnamePaper({ ...basis, opname: blind })))
  expect(page?.text).toContain('36,4 m2')
  expect(page?.text).not.toMatch(/62\.500|2\.275\.000|1\.275\.000|113\.750/)
})
