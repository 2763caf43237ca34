import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { allRoutes } from '#app/server-routes.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { readCsv } from '#kit/import/file/read-csv.ts'
import * as bank from '#modules/finance/bank/contract.ts'
import { readStatement } from '#modules/finance/bank/rules.ts'
import { keepStatement } from '#modules/finance/bank/take-statement.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import { addManualJournal } from '#modules/finance/journals/contract.ts'
import { lockReconciliation, openReconciliation } from '#modules/finance/reconciliation/contract.ts'
import { closeVat } from '#modules/finance/vat/contract.ts'
import { postOpening } from '#modules/journal/opening/contract.ts'
import { createBill } from '#modules/purchasing/bills/contract.ts'
import { postOpeningPayable } from '#modules/purchasing/bills/change-contract.ts'
import { createPurchase, openPurchase } from '#modules/purchasing/orders/contract.ts'
import { pphRecap, vatRecap } from '#modules/reports/taxes/contract.ts'
import { cashBasisEntries, cashStatement, profitAndLoss, trialReport } from '#modules/reports/statements/contract.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import { createInvoice, postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { newId } from '#kit/id.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import vectors from '../../../tests/vectors/finance_small.json' with { type: 'json' }

// The small company of the vectors, document by document as people write them; what the bank knows first is made from its file.
let db: Database
let house: House
let desk: Desk
let bankId: string
let cashId: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  await db.pool.query(`update company set is_pkp = true, pkp_date = '2019-03-01' where id = $1`, [house.companyId])
  desk = deskOf(db, house.actor, allRoutes)
  const places = await desk.do(cashStandings, {})
  bankId = places.find(({ kind }) => kind === 'bank')?.id ?? ''
  cashId = places.find(({ kind }) => kind === 'kas')?.id ?? ''
  await openBooks()
  await writeMonth()
})

const supplier = async (name: string, isPkp: boolean, pphType: string | null = null) => {
  const id = newId()
  const sql = `insert into supplier (id, company_id, code, name, is_pkp, status, pph_type, npwp) values ($1, $2, $3, $4, $5, 'aktif', $6, '0012345678912000')`
  await db.pool.query(sql, [id, house.companyId, `S-${name}`, name, isPkp, pphType])
  return id
}

async function openBooks() {
  const sides = (vectors.entries[0]?.expected.journal ?? []).filter(({ account }) => account !== '3-1000')
  const lines = sides.map(({ account, debit, credit }) => ({ account, debit: String(debit), credit: String(credit) }))
  const isCash = (account: string) => account < '1-1300'
  for (const { account, debit } of lines.filter((line) => isCash(line.account))) {
    const cashAccountId = account === '1-1100' ? cashId : bankId
    const about = { kind: 'masuk' as const, date: '2025-02-28', cashAccountId }
    await desk.do(addCashEntry, { ...about, lines: [{ account: '3-1000', amount: debit }] })
  }
  await desk.do(postOpening, { on: '2025-02-28', lines: lines.filter((line) => !isCash(line.account)) } as never)
}

async function writeMonth() {
  const customers = customerDesk(db, house.actor)
  const [k, l] = [(await customers.add({ name: 'K' })).id, (await customers.add({ name: 'L' })).id]
  const [m, n] = [await supplier('M', false), await supplier('N', true, 'pph23')]
  await desk.do(postOpeningReceivable, { id: k, date: '2025-02-28', dueDate: '2025-02-28', amount: '8880000' })
  await desk.do(postOpeningPayable, { id: m, date: '2025-02-28', dueDate: '2025-03-20', amount: '5550000' } as never)
  const labour = await house.item({ kind: 'jasa', name: 'Jasa', unit: 'ls' })
  const sold = [{ itemId: labour, qty: '1', price: '7350000' }]
  const order = await desk.do(createOrder, { customerId: l, date: '2025-03-05', confirm: true, lines: sold } as never)
  await desk.do(createInvoice, { id: order.id, date: '2025-03-05', dueDate: '2025-04-04' } as never)
  const about = { kind: 'keluar' as const, date: '2025-03-12', cashAccountId: cashId, memo: 'Bensin' }
  await desk.do(addCashEntry, { ...about, lines: [{ account: '6-2000', amount: '385500' }] })
  const moved = { kind: 'pindah' as const, date: '2025-03-10', cashAccountId: bankId, toCashAccountId: cashId }
  await desk.do(addCashEntry, { ...moved, amount: '2000000' })
  const bought = {
    supplierId: n,
    date: '2025-03-14',
    submit: true,
    lines: [{ itemId: labour, qty: '1', price: '2450000' }],
  }
  const { id } = await desk.do(createPurchase, bought as never)
  const [line] = (await desk.do(openPurchase, { id })).lines
  const paper = { supplierInvoiceNo: 'N-1', date: '2025-03-14', dueDate: '2025-03-28' }
  await desk.do(createBill, { supplierId: n, ...paper, lines: [{ orderLineId: line?.id ?? null }] } as never)
  const wear = [
    { account: '6-3000', debit: '375000', credit: '0' },
    { account: '1-2510', debit: '0', credit: '375000' },
  ]
  await desk.do(addManualJournal, { date: '2025-03-31', memo: 'Penyusutan inventaris 1/48', lines: wear })
  expect(await desk.do(closeVat, { period: '2025-03' })).toMatchObject({ owed: '539000', carried: '0' })
}

const take = (name: string) => {
  const bytes = readFileSync(new URL(`../../../tests/vectors/${name}`, import.meta.url))
  const statement = readStatement(readCsv(bytes).sheets[0]?.rows ?? [])
  return db.withTx((tx) => keepStatement(tx, house.actor, { cashAccountId: bankId, fileName: name }, statement))
}

const lineOf = async (text: string) => {
  const { lines } = await desk.do(bank.openMatching, { cashAccountId: bankId })
  const found = lines.find(({ description, state }) => description.includes(text) && state === 'waiting')
  if (!found) throw new Error(`no line ${text}`)
  return { id: found.id, version: found.version }
}
const claim = async (text: string, party: string) => {
  const { claims } = await desk.do(bank.matchProposals, { id: (await lineOf(text)).id })
  const found = claims.find((one) => one.party === party)
  if (!found) throw new Error(`no claim of ${party}`)
  return { kind: found.kind, id: found.id }
}

test('its month is made from its documents and the file of the bank, to the rupiah', async () => {
  await take('mutasi_2_seperti_mandiri.csv')
  expect(await take('mutasi_1_seperti_bca.csv')).toMatchObject({ added: 0 })
  expect(await take('mutasi_3_umum.csv')).toMatchObject({ added: 0 })

  // K pays part of what is open; L all of it less PPh 23; one transfer pays M and N, of N less PPh 23.
  const partly = { ...(await claim('CR K', 'K')), amount: '6000000' }
  await desk.do(bank.matchLine, { ...(await lineOf('CR K')), claims: [partly] })
  const whole = { ...(await claim('SWITCHING', 'L')), withheld: '147000', withholdingKind: 'pph23' as const }
  await desk.do(bank.matchLine, { ...(await lineOf('SWITCHING')), claims: [whole] })
  const held = { ...(await claim('VENDOR', 'N')), withheld: '49000', withholdingKind: 'pph23' as const }
  await desk.do(bank.matchLine, { ...(await lineOf('VENDOR')), claims: [await claim('VENDOR', 'M'), held] })

  const cash = await lineOf('TARIKAN')
  const [sure] = await desk.do(bank.matchCandidates, { id: cash.id })
  expect(sure).toMatchObject({ isSure: true, amount: '-2000000' })
  await desk.do(bank.matchLine, { ...cash, lines: [{ entryId: sure?.entryId ?? '', lineNo: sure?.lineNo ?? 0 }] })
  for (const [text, account] of [
    ['PLN', '6-2000'],
    ['BIAYA TXN', '7-2000'],
    ['PAJAK MPN', '2-1410'],
    ['BIAYA ADM', '7-2000'],
  ] as const)
    await desk.do(bank.makeFromLine, { ...(await lineOf(text)), account })

  const trial = await desk.do(trialReport, { to: '2025-03-31' })
  const told = trial.rows.flatMap(({ code, amounts }) =>
    code && amounts[2] !== '0' ? [[code, Number(amounts[2])]] : [],
  )
  const wanted = vectors.expected.trial_balance['2025-03-31']
  expect(Object.fromEntries(told)).toEqual(wanted)
  const profit = await desk.do(profitAndLoss, { from: '2025-03-01', to: '2025-03-31', compare: 'tidak' })
  expect(profit.rows.at(-1)?.amounts[0]).toBe(String(vectors.expected.laba_rugi.net))

  expect(await desk.do(vatRecap, { period: '2025-03' })).toMatchObject({ out: '808500', in: '269500' })
  const pph = await desk.do(pphRecap, { period: '2025-03' })
  expect(pph.slips.map(({ side, kind, amount }) => [side, kind, amount])).toEqual([
    ['by-us', 'pph23', '49000'],
    ['from-us', 'pph23', '147000'],
  ])
  const march = { cashAccountId: bankId, to: '2025-03-31' }
  const { book_closing, statement_closing, difference } = vectors.expected.reconciliation
  expect(await desk.do(openReconciliation, march)).toMatchObject({
    ...{ book: String(book_closing), bank: String(statement_closing), difference: String(difference) },
    ...{ inBook: [], onBank: [] },
  })
  await desk.do(lockReconciliation, march)
  expect(await checkBooks(db.read)).toEqual([])
})

// After the month above: the same story told by its money.
test('on a cash basis it earned what money brought and took, and with what is no result that is how much cash it gained', async () => {
  const march = { from: '2025-03-01', to: '2025-03-31' }
  const profit = await desk.do(profitAndLoss, { ...march, compare: 'tidak', basis: 'kas' })
  const told = Object.fromEntries(profit.rows.map(({ code, label, amounts }) => [code ?? label, amounts[0]]))
  // Two invoices (7.350.000 + PPN) and two bills (2.450.000 + PPN) were settled; 6.000.000 and 5.550.000 stood open before.
  expect(told).toMatchObject({
    ...{ '4-1000': '7350000', '1-1300': '6000000', '2-1100': '-5550000', '6-2000': '-4023100', '7-2000': '-15000' },
    ...{ 'Laba bersih (dasar kas)': '3761900', '2-1400': '808500', '1-1600': '-269500' },
    ...{ '1-1620': '-147000', '2-1510': '49000', '2-1410': '-1320000' },
  })
  const flow = await desk.do(cashStatement, march)
  const cash = flow.rows.find(({ label }) => label === 'Kenaikan (penurunan) kas')?.amounts[0]
  expect(told['Kenaikan (penurunan) kas']).toBe(cash)
  for (const { code, amounts } of profit.rows.filter((row) => row.code !== null)) {
    const { rows } = await desk.do(cashBasisEntries, { ...march, account: code ?? '', offset: 0 })
    expect(String(rows.reduce((all, { amount }) => all + BigInt(amount), 0n)), code ?? '').toBe(amounts[0])
  }
})
