import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { allRoutes } from '#app/server-routes.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { cashStandings } from '#modules/finance/entries/contract.ts'
import { addSiteExpense, approveSiteExpense } from '#modules/finance/site/contract.ts'
import { customers } from '#modules/parties/contract.ts'
import { changeStatus, openHanging, projects } from '#modules/projects/contract.ts'
import { createBill, openBill } from '#modules/purchasing/bills/contract.ts'
import { createPurchase, openPurchase } from '#modules/purchasing/orders/contract.ts'
import { paySupplier } from '#modules/purchasing/payments/contract.ts'
import { createReceipt, openReceipt } from '#modules/purchasing/receipts/contract.ts'
import { listProjectMoney } from '#modules/reports/projects/contract.ts'
import { trialReport } from '#modules/reports/statements/contract.ts'
import { openInvoice, voidInvoice } from '#modules/sales/invoices/contract.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'
import { addUsage } from '#modules/warehouse/usage/contract.ts'
import { billProject, openBilling, signProject, type BillKind } from '#modules/works/billing/contract.ts'
import { handedOver } from '#modules/works/cast/handed-over.ts'
import { approveChange, askChange, openChanges, saveChange } from '#modules/works/changes/contract.ts'
import { openControl } from '#modules/works/control/contract.ts'
import { approveProgress, openProgress, saveProgress } from '#modules/works/progress/contract.ts'
import { approveRab, saveRab } from '#modules/works/rab/contract.ts'
import { approveRap, saveRap } from '#modules/works/rap/contract.ts'
import * as spk from '#modules/works/subcontract/contract.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

// A project nobody worked out before: each event is written into a book kept by hand, and ours must say the same after every one.
let db: Database
let house: House
let desk: Desk
let other: Desk
let cashId = ''
/** By account, debit above zero; 'kas' is all cash and bank together. */
const book = new Map<string, number>()

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  await db.pool.query(`update company set is_pkp = true, pkp_date = '2019-03-01' where id = $1`, [house.companyId])
  desk = deskOf(db, house.actor, allRoutes)
  other = deskOf(db, { ...house.actor, userId: newId(), name: 'Siti Nurjanah' }, allRoutes)
  cashId = (await desk.do(cashStandings, {})).find(({ kind }) => kind === 'kas')?.id ?? ''
})

/** Writes what an event moved into the book by hand, then reads both books. */
async function booked(what: string, moves: Readonly<Record<string, number>>): Promise<void> {
  for (const [account, amount] of Object.entries(moves)) book.set(account, (book.get(account) ?? 0) + amount)
  const { rows } = await desk.do(trialReport, { to: '2026-12-31' })
  const ours: Record<string, number> = {}
  for (const { code, amounts } of rows.filter((row) => row.code !== null)) {
    const name = (code ?? '') < '1-1300' ? 'kas' : (code ?? '')
    ours[name] = (ours[name] ?? 0) + Number(amounts[2])
  }
  const full = (all: Iterable<readonly [string, number]>) =>
    Object.fromEntries([...all].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => a.localeCompare(b)))
  expect(full(Object.entries(ours)), what).toEqual(full(book))
}

const supplier = async (name: string) => {
  const id = newId()
  const sql = `insert into supplier (id, company_id, code, name, is_pkp, status) values ($1, $2, $3, $4, true, 'aktif')`
  await db.pool.query(sql, [id, house.companyId, `S-${name.slice(0, 3)}`, name])
  return id
}

const row = (number: string, name: string, unit: string, volume: string, unitPrice: string) =>
  ({ number, name, unit, volume, unitPrice }) as never
const group = (number: string, name: string) => ({ number, name, unit: null, volume: null, unitPrice: null }) as never

/** Opens the project with its bill, its cost plan and its contract; says how one measures, bills and is paid. */
async function openedProject() {
  const customer = await desk.do(customers.add, { name: 'PT Wijaya Asri' })
  const dates = { startDate: '2026-02-02', endDate: '2026-06-30' }
  const { id } = await desk.do(projects.add, { name: 'Gudang Ciawi', customerId: customer.id, ...dates })
  const rab = await desk.do(saveRab, {
    ...{ id, version: null },
    rows: [
      group('A', 'Struktur'),
      row('1', 'Galian tanah', 'm3', '37.5', '92750'),
      row('2', 'Beton', 'm3', '18.25', '1467333'),
      group('B', 'Atap'),
      row('1', 'Penutup atap', 'm2', '143.75', '211450'),
    ],
  })
  await other.do(approveRab, { id, rabId: rab.id, version: rab.version })
  const { lines } = await desk.do(openProgress, { id })
  const items = new Map(lines.map((line) => [line.name, line.workItemId]))
  const item = (name: string) => items.get(name) ?? ''
  const plan = [
    ['Beton', 'material', '12500000'],
    ['Beton', 'upah', '1500000'],
    ['Penutup atap', 'subkon', '16000000'],
  ] as const
  const rap = await desk.do(saveRap, {
    ...{ id, version: null },
    lines: plan.map(([name, head, unitCost]) => ({
      ...{ workItemId: item(name), head, description: name, unit: 'ls', qty: '1', unitCost },
    })),
  })
  await other.do(approveRap, { id, rapId: rap.id, version: rap.version })
  await desk.do(signProject, {
    ...{ id, date: '2026-02-01', downPaymentPercent: '30', retentionPercent: '5', finalTax: '2.65' },
    retentionTax: 'at-release',
  })
  const measured = async (week: number, date: string, volumes: Readonly<Record<string, string>>) => {
    const now = new Map((await desk.do(openProgress, { id })).lines.map((line) => [line.name, line.workItemId]))
    const saved = await desk.do(saveProgress, {
      ...{ id, version: null, week, date },
      lines: Object.entries(volumes).map(([name, volume]) => ({ workItemId: now.get(name) ?? '', volume })),
    })
    await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
  const billed = (kind: BillKind, date: string) => desk.do(billProject, { id, kind, date })
  const paid = async (date: string) => {
    const { contract } = await desk.do(openBilling, { id })
    await desk.do(payOrder, { id: contract?.orderId ?? '', date })
  }
  return { id, item, measured, billed, paid }
}

test('a project from its bill to its end stands in the books as by hand, event by event', async () => {
  const { id, item, measured, billed, paid } = await openedProject()
  const { warehouse } = await desk.do(projects.open, { id })
  // 3.478.125 + 26.778.827 (of ,25) + 30.395.938 (of ,5)
  expect((await desk.do(openBilling, { id })).contract?.value).toBe('60652890')
  expect(await desk.do(openControl, { id })).toMatchObject({ basis: 'rap', budget: '30000000', actual: '0' })
  await booked('a contract books nothing', {})

  await billed('down_payment', '2026-02-03')
  await booked('down payment of 30 %', { '1-1300': 20_197_412, '2-1200': -18_195_867, '2-1400': -2_001_545 })
  await paid('2026-02-10')
  await booked('it comes less 2,65 %', { kas: 19_715_222, '8-1000': 482_190, '1-1300': -20_197_412 })

  // Cement for the site: ordered, come, billed, paid.
  const cement = await house.item({ name: 'Semen 50 kg', unit: 'zak' })
  const shop = await supplier('TB Ciawi')
  const bought = await desk.do(createPurchase, {
    ...{ supplierId: shop, date: '2026-02-11', warehouseId: warehouse.id, projectId: id, submit: true },
    lines: [{ itemId: cement, qty: '200', price: '61750', projectId: id, workItemId: item('Beton') }],
  } as never)
  expect(await desk.do(openControl, { id })).toMatchObject({ committed: '12350000', actual: '0', onSite: '0' })
  const [line] = (await desk.do(openPurchase, { id: bought.id })).lines
  const come = await desk.do(createReceipt, {
    ...{ id: bought.id, date: '2026-02-12', post: true, warehouseId: warehouse.id },
    lines: [{ orderLineId: line?.id ?? '', qtyReceived: '200' }],
  } as never)
  expect(await desk.do(openControl, { id })).toMatchObject({ committed: '0', actual: '0', onSite: '12350000' })
  await booked('it lies on site', { '1-1520': 12_350_000, '2-1110': -12_350_000 })
  const nota = await desk.do(createBill, {
    ...{ supplierId: shop, supplierInvoiceNo: 'TC/07', date: '2026-02-12', dueDate: '2026-03-12' },
    lines: [{ receiptLineId: (await desk.do(openReceipt, { id: come.id })).lines[0]?.id ?? null }],
  } as never)
  await booked('its bill', { '2-1110': 12_350_000, '1-1600': 1_358_500, '2-1100': -13_708_500 })
  await desk.do(paySupplier, {
    ...{ supplierId: shop, date: '2026-02-20', amount: '13708500', method: 'tunai' },
    allocations: [{ billId: nota.id, amount: '13708500' }],
  })
  await booked('it is paid', { '2-1100': 13_708_500, kas: -13_708_500 })
  const used = (date: string, qty: string, name: string) =>
    desk.do(addUsage, { projectId: id, date, lines: [{ itemId: cement, qty, workItemId: item(name) }] })
  await used('2026-02-23', '137', 'Beton')
  await booked('137 bags are used', { '5-1000': 8_459_750, '1-1520': -8_459_750 })
  const spent = await desk.do(addSiteExpense, {
    ...{ projectId: id, date: '2026-02-24', head: 'upah', amount: '1235000', memo: 'Upah cor', cashAccountId: cashId },
    workItemId: item('Beton'),
  } as never)
  await booked('what a site spent waits', {})
  await other.do(approveSiteExpense, { id: spent.id, version: spent.version })
  await booked('the office says yes', { '5-2000': 1_235_000, kas: -1_235_000 })

  await measured(1, '2026-02-28', { 'Galian tanah': '30', Beton: '10' })
  // 17.455.830 − 5.236.749 − 872.792 (of 872.791,5) = 11.346.289, PPN 1.248.092.
  const first = { '1-1300': 12_594_381, '1-1310': 872_792, '2-1200': 5_236_749, '2-1400': -1_248_092 }
  const termin = await billed('sale', '2026-03-02')
  await booked('first termin', { ...first, '4-1000': -17_455_830 })
  const { version } = await desk.do(openInvoice, { id: termin.id })
  await desk.do(voidInvoice, { id: termin.id, version, reason: 'Salah tanggal' })
  const undone = Object.entries({ ...first, '4-1000': -17_455_830 }).map(([account, amount]) => [account, -amount])
  await booked('it is taken back', Object.fromEntries(undone))
  await billed('sale', '2026-03-03')
  await booked('and billed again', { ...first, '4-1000': -17_455_830 })
  await paid('2026-03-20')
  await booked('it is paid less PPh', { kas: 12_293_704, '8-1000': 300_677, '1-1300': -12_594_381 })

  // More concrete and gutters, then less digging: nothing moves before the yes.
  const changed = async (date: string, reason: string, lines: readonly object[]) => {
    const about = { id, changeId: null, version: null, date, kind: 'instruksi', reason, lines }
    const draft = await desk.do(saveChange, about as never)
    const asked = await desk.do(askChange, { id, changeId: draft.id, version: draft.version })
    const before = (await desk.do(openBilling, { id })).contract?.value
    await other.do(approveChange, { id, changeId: draft.id, version: asked.version })
    return [before, (await desk.do(openBilling, { id })).contract?.value]
  }
  const bare = { number: null, name: null, unit: null, unitPrice: null }
  const roof = (await desk.do(openChanges, { id })).rows.find((one) => one.name === 'Atap')?.workItemId ?? null
  const more = await changed('2026-03-21', 'Tambah kolom dan talang', [
    { ...bare, isNew: false, workItemId: item('Beton'), volume: '4.5' },
    { isNew: true, workItemId: roof, number: '2', name: 'Talang', unit: 'm', volume: '26', unitPrice: '87500' },
  ])
  expect(more).toEqual(['60652890', '69530889'])
  const less = { ...bare, isNew: false, workItemId: item('Galian tanah'), volume: '-7.25' }
  expect(await changed('2026-03-22', 'Galian tidak sedalam gambar', [less])).toEqual(['69530889', '68858452'])
  await booked('changes of the contract book nothing', {})

  const rest = { 'Galian tanah': '0.25', Beton: '12.75', 'Penutup atap': '143.75', Talang: '26' }
  await measured(2, '2026-04-30', rest)
  // 51.402.622; of the down payment 30 % would be more than is left of it: 12.959.118; retention 2.570.131.
  await billed('sale', '2026-05-02')
  await booked('second termin', {
    ...{ '1-1300': 39_819_444, '1-1310': 2_570_131, '2-1200': 12_959_118 },
    ...{ '2-1400': -3_946_071, '4-1000': -51_402_622 },
  })
  await paid('2026-05-20')
  await booked('it is paid less PPh', { kas: 38_868_800, '8-1000': 950_644, '1-1300': -39_819_444 })
  await givenAway(id, item('Penutup atap'))
  await used('2026-05-22', '63', 'Penutup atap')
  await booked('the last bags', { '5-1000': 3_890_250, '1-1520': -3_890_250 })

  await handedOver(desk, id, { first: '2026-06-30', days: 90, final: '2026-09-28' })
  await billed('retention', '2026-09-29')
  await booked('retention', { '1-1310': -3_442_923, '1-1300': 3_821_645, '2-1400': -378_722 })
  await paid('2026-10-05')
  await booked('it is paid less PPh', { kas: 3_730_408, '8-1000': 91_237, '1-1300': -3_821_645 })
  await closed(id)
})

/** Gives the roof to a subcontractor: advance, opname, bill, back-charge and retention. */
async function givenAway(id: string, workItemId: string): Promise<void> {
  const roofer = await supplier('CV Atap Bogor')
  const line = { workItemId, description: 'Penutup atap', unit: 'm2', volume: '100', price: '151250' }
  const draft = await desk.do(spk.addSubcontract, {
    ...{ projectId: id, supplierId: roofer, date: '2026-05-03', subject: 'Atap', advance: '10', retention: '5' },
    ...{ withholdingKind: 'pph-final', withholdingRate: '2.65', lines: [line] },
  })
  const { id: order } = await desk.do(spk.issueSubcontractDoor, { id: draft.id, version: draft.version })
  expect(await desk.do(openControl, { id })).toMatchObject({ committed: '15125000', actual: '9694750' })
  const billed = async (kind: 'advance' | 'progress' | 'retention', date: string, more: object = {}) => {
    const paper = { supplierInvoiceNo: `${kind}/1`, supplierInvoiceDate: null, dueDate: null }
    const bill = await desk.do(spk.billSubcontractWork, { id: order, kind, date, ...paper, ...more })
    return async (on: string) => {
      const { openDue, withholdingAmount } = await desk.do(openBill, { id: bill.id })
      const amount = String(BigInt(openDue) - BigInt(withholdingAmount))
      const allocations = [{ billId: bill.id, amount: openDue }]
      await desk.do(paySupplier, { supplierId: roofer, date: on, amount, method: 'tunai', allocations })
    }
  }
  const payAdvance = await billed('advance', '2026-05-04')
  await booked('advance of 10 %', { '1-1410': 1_512_500, '1-1600': 166_375, '2-1100': -1_678_875 })
  await payAdvance('2026-05-05')
  await booked('paid less 2,65 %', { '2-1100': 1_678_875, '2-1520': -40_081, kas: -1_638_794 })
  const lineId = (await desk.do(spk.openSubcontract, { id: order })).lines[0]?.id ?? ''
  const opname = await desk.do(spk.addSubcontractOpname, {
    ...{ subcontractId: order, date: '2026-05-15', lines: [{ lineId, volume: '100', reason: null }] },
  })
  await other.do(spk.approveSubcontractOpname, { id: opname.id, version: opname.version })
  const paper = { backCharge: '275000', backChargeNote: 'Semen dari gudang kami' }
  const payWork = await billed('progress', '2026-05-16', paper)
  // 15.125.000 − 756.250 − 1.512.500 = 12.856.250, PPN 1.414.188; 275.000 off what is paid.
  await booked('its work, with cement charged back', {
    ...{ '5-3000': 15_125_000, '2-1120': -756_250, '1-1410': -1_512_500 },
    ...{ '1-1600': 1_414_188, '5-3100': -275_000, '2-1100': -13_995_438 },
  })
  await payWork('2026-05-20')
  await booked('paid less 2,65 %', { '2-1100': 13_995_438, '2-1520': -340_691, kas: -13_654_747 })
  const payRetention = await billed('retention', '2026-05-21')
  await booked('its retention', { '2-1120': 756_250, '1-1600': 83_188, '2-1100': -839_438 })
  await payRetention('2026-05-22')
  await booked('paid less 2,65 %', { '2-1100': 839_438, '2-1520': -20_041, kas: -819_397 })
}

/** Nothing hangs: the project is closed, told once more by each of its pages, and every law of the books holds. */
async function closed(id: string): Promise<void> {
  expect(await desk.do(openControl, { id })).toMatchObject({
    ...{ committed: '0', onSite: '0', actual: '28435000', budget: '30000000' },
  })
  const [told] = (await desk.do(listProjectMoney, {})).rows
  expect(told).toMatchObject({
    ...{ contract: '68858452', revenue: '68858452', retention: '0', cost: '28435000', margin: '40423452' },
    ...{ billed: '76432882', received: '76432882', material: '12350000', wages: '1235000', subcontract: '14850000' },
  })
  expect(await desk.do(openHanging, { id })).toEqual([])
  for (const status of ['kontrak', 'berjalan', 'bast1', 'bast2', 'selesai'] as const) {
    const { version, next } = await desk.do(projects.open, { id })
    if (next.includes(status)) await desk.do(changeStatus, { id, version, status, reason: null })
  }
  expect((await desk.do(projects.open, { id })).status).toBe('selesai')
  const left = ['1-1300', '1-1310', '1-1410', '1-1520', '2-1100', '2-1110', '2-1120', '2-1200']
  expect(left.filter((account) => book.get(account))).toEqual([])
  expect(await checkBooks(db.read)).toEqual([])
}
