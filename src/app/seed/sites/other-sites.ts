import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { saveFirstHandover } from '#modules/works/handover/contract.ts'
import { fenceBill, houseBill, warehouseBill } from './bills.ts'
import { askSite, buildSite, workItemNamed } from './build-site.ts'
import type { DemoSite } from './shophouse.ts'
import { giveGuarantees } from './guarantees.ts'
import { giveWork } from './subcontracts.ts'

/** What a site spends: weeks after it began, for what, under which head, rupiah. */
type Spent = readonly (readonly [week: number, memo: string, account: string, amount: string])[]

/** Shows projects in their other states: one that is late, one that was handed over, one whose bill waits for a yes; the late one is given. */
export async function demoOtherSites(person: Person, today: Day): Promise<DemoSite> {
  const late = await lateWarehouse(person, addDays(today, -100))
  await handedOverFence(person, addDays(today, -84))
  await askSite(person, {
    ...{ name: 'Rumah Bapak Hartono', customer: 'Bapak Hartono', city: 'Kota Bogor' },
    ...{ begun: addDays(today, 21), days: 120, bill: houseBill },
  })
  return late
}

async function lateWarehouse(person: Person, begun: Day): Promise<DemoSite> {
  const id = await buildSite(person, {
    ...{
      name: 'Gudang Logistik Citeureup',
      customer: 'PT Rantai Dingin Nusantara',
      city: 'Kab. Bogor',
      withholdsTax: true,
    },
    ...{ agreement: '021/SPK/RDN', begun, days: 92, bill: warehouseBill },
    schedule: {
      'Pondasi tapak': [0, 21],
      'Lantai kerja beton K-225': [18, 24],
      'Kolom dan rafter WF 250': [28, 35],
      'Gording CNP 150': [49, 21],
      'Atap spandek 0,45': [60, 20],
      'Dinding spandek': [66, 21],
      'Pintu gulung 4 × 4 m': [84, 8],
    },
    reports: [
      { week: 4, built: { 'Pondasi tapak': '38', 'Lantai kerja beton K-225': '300' } },
      { week: 8, built: { 'Lantai kerja beton K-225': '480', 'Kolom dan rafter WF 250': '6100' } },
      { week: 13, built: { 'Kolom dan rafter WF 250': '7400', 'Gording CNP 150': '1800', 'Atap spandek 0,45': '210' } },
    ],
    bills: [
      { at: 28, paidAfter: 12 },
      { at: 56, paidAfter: 15 },
      { at: 91, paidAfter: null },
    ],
  })
  await spend(person, { id, begun }, [
    [2, 'Beton siap pakai pondasi', accounts.projectMaterial, '96400000'],
    [5, 'Borongan lantai kerja', accounts.projectPieceWages, '61250000'],
    [7, 'Baja WF 250', accounts.projectMaterial, '214800000'],
    [9, 'Sewa crane 25 ton', accounts.projectEquipment, '28500000'],
  ])
  await giveGuarantees(person, { id, begun }, [
    { kind: 'uang_muka', number: 'JUM-0148/RDN', issuer: 'Asuransi Jasindo', amount: '195000000', days: [0, 92] },
    { kind: 'pelaksanaan', number: 'BG-22871', issuer: 'Bank BJB Bogor', amount: '48700000', days: [0, 118] },
  ])
  await giveWork(person, {
    ...{ projectId: id, begun, work: 'Kolom dan rafter WF 250', unit: 'kg', volume: '13000', price: '6000' },
    more: { at: 63, volume: '1200', reason: 'Ikatan angin dan konsol talang' },
    built: { at: 91, volume: '11500' },
  })
  return { projectId: id, begun, workItemId: await workItemNamed(person, id, 'Kolom dan rafter WF 250') }
}

async function handedOverFence(person: Person, begun: Day): Promise<void> {
  const id = await buildSite(person, {
    ...{ name: 'Pagar Sekolah Al-Hikmah', customer: 'Yayasan Al-Hikmah Bogor', city: 'Kota Bogor' },
    ...{ agreement: 'AH/2026/07', begun, days: 60, bill: fenceBill },
    instalments: [
      ['Uang muka', '20', 0],
      ['Termin 1', '40', 30],
      ['Termin 2', '35', 'bast-1'],
      ['Retensi', '5', 'bast-2'],
    ],
    schedule: {
      'Pondasi batu kali pagar': [0, 21],
      'Pasangan bata merah': [14, 28],
      'Plester dan cat': [30, 26],
      'Gerbang besi 6 m': [45, 12],
    },
    reports: [
      { week: 4, built: { 'Pondasi batu kali pagar': '42', 'Pasangan bata merah': '120' } },
      { week: 8, built: { 'Pasangan bata merah': '190', 'Plester dan cat': '620', 'Gerbang besi 6 m': '1' } },
    ],
    bills: [{ at: 28, paidAfter: 9 }],
  })
  await spend(person, { id, begun }, [
    [2, 'Batu kali dan pasir', accounts.projectMaterial, '24600000'],
    [5, 'Bata merah dan semen', accounts.projectMaterial, '38900000'],
    [6, 'Borongan pasangan', accounts.projectPieceWages, '33250000'],
  ])
  await giveWork(person, {
    ...{ projectId: id, begun, work: 'Gerbang besi 6 m', unit: 'unit', volume: '1', price: '21800000' },
    ...{ built: { at: 56, volume: '1' }, releasedAt: 70 },
  })
  await giveGuarantees(person, { id, begun }, [
    {
      ...{ kind: 'pelaksanaan', number: 'BG-20915', issuer: 'Bank BJB Bogor', amount: '9200000' },
      ...{ days: [0, 60], returnedAt: 62 },
    },
    { kind: 'pemeliharaan', number: 'JP-0311/AH', issuer: 'Asuransi Askrindo', amount: '9200000', days: [58, 245] },
  ])
  const agreed = { maintenanceDays: 180, penaltyPerMille: '1', penaltyCap: '5', penaltyBase: null }
  await person.do(saveFirstHandover, { id, version: null, date: addDays(begun, 58), number: 'BAST-1/AH/01', ...agreed })
}

async function spend(person: Person, site: { readonly id: string; readonly begun: Day }, spent: Spent): Promise<void> {
  const bank = (await person.do(cashStandings, {})).find(({ kind }) => kind === 'bank')
  if (!bank) return
  for (const [week, memo, account, amount] of spent)
    await person.do(addCashEntry, {
      ...{ kind: 'keluar', date: addDays(site.begun, week * 7), cashAccountId: bank.id, memo },
      lines: [{ account, amount, projectId: site.id, workItemId: null }],
    })
}
