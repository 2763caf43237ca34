import { pphWords } from '#ground/pph.ts'
import { addDays } from '#ground/day.ts'
import { max, money, ZERO } from '#ground/money.ts'
import { firstDay, lastDay, period as periodFrom, periodOf, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { tableFile } from '#kit/list/export.ts'
import { today } from '#kit/posting/today.ts'
import { vatClosingOfMonth } from '#modules/finance/face.ts'
import { vatClosingOf } from '#modules/finance/vat/rules.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { refuseNarrowed } from '../statements/make-report.ts'
import type * as contract from './contract.ts'
import { type PphRecap, type TaxAccount, type TaxSlip, type VatDocument, type VatRecap } from './contract.ts'
import { taxMovements, taxSlips, vatDocuments } from './store.ts'

const MOST = 1000
const MOST_IN_FILE = 20_000

/** Tells the PPN of a month: by its documents, by the books, and what is missing. */
export async function makeVatRecap(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.vatRecap>): Promise<VatRecap> {
  refuseNarrowed(actor, null)
  const { companyId } = actor
  const { period, from, to } = monthOf(actor, asked.period)
  const documents = await vatDocuments(tx, companyId, { from, to }, MOST_IN_FILE)
  const of = (side: VatDocument['side']) => documents.filter((one) => one.side === side)
  const missing = (side: VatDocument['side']) => of(side).filter(({ taxInvoiceNo }) => taxInvoiceNo === null).length
  // A closed month still tells what it owed: what the closing took off the accounts belongs to it.
  const closed = await vatClosingOfMonth(tx, companyId, period)
  const out = max(money((closed?.out ?? 0n) - (await balanceOf(tx, companyId, accounts.vatOut, to))), ZERO)
  const into = max(money((closed?.into ?? 0n) + (await balanceOf(tx, companyId, accounts.vatIn, to))), ZERO)
  const { owed, carried } = vatClosingOf(out, into)
  return {
    period,
    ...{ out: sumOf(of('keluaran').map(({ ppn }) => ppn)), in: sumOf(of('masukan').map(({ ppn }) => ppn)) },
    ...{ bookedOut: String(out), bookedIn: String(into), owed: String(owed), carried: String(carried) },
    closing: closed ? { id: closed.id, number: closed.number } : null,
    missing: { out: missing('keluaran'), in: missing('masukan') },
    documents: documents.slice(0, MOST),
  }
}

/** Gives the documents of the PPN of a month as a file. */
export async function vatFile(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.exportVat>): Promise<FileReply> {
  refuseNarrowed(actor, null)
  const { period, from, to } = monthOf(actor, asked.period)
  const documents = await vatDocuments(tx, actor.companyId, { from, to }, MOST_IN_FILE)
  return tableFile(actor, {
    title: `Rekap PPN ${period}`,
    format: asked.format,
    columns: {
      side: { label: 'Jenis', kind: 'text' },
      date: { label: 'Tanggal', kind: 'day' },
      number: { label: 'Nomor', kind: 'text' },
      party: { label: 'Pihak', kind: 'text' },
      taxInvoiceNo: { label: 'Nomor faktur pajak', kind: 'text' },
      dpp: { label: 'DPP (Rp)', kind: 'money' },
      ppn: { label: 'PPN (Rp)', kind: 'money' },
    },
    rows: documents.map((one) => ({ ...one, side: one.side === 'keluaran' ? 'PPN Keluaran' : 'PPN Masukan' })),
  })
}

/** Where income tax stands that we hold back from others, and that others hold back from us. */
const OWED = ['2-1500', '2-1510', '2-1520', '2-1540']
const PREPAID = ['1-1610', '1-1620', '1-1630', '8-1000', '8-1100']

/** Tells the income tax of a month: by its accounts, by its slips, and which slips are missing. */
export async function makePphRecap(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.pphRecap>): Promise<PphRecap> {
  refuseNarrowed(actor, null)
  const { period, from, to } = monthOf(actor, asked.period)
  const slips = await taxSlips(tx, actor.companyId, { from, to }, MOST_IN_FILE)
  const missing = (side: TaxSlip['side']) => slips.filter((one) => one.side === side && one.proofNo === null).length
  const moved = await taxMovements(tx, actor.companyId, { from, to }, [...OWED, ...PREPAID])
  const told = moved
    .filter(({ before, debit, credit, net }) => before !== 0n || debit !== 0n || credit !== 0n || net !== 0n)
    .map(({ code, name, before, debit, credit, net }): TaxAccount => {
      const isOwed = OWED.includes(code)
      const sign = isOwed ? -1n : 1n
      const [raised, settled] = isOwed ? [credit - net, debit] : [debit + net, credit]
      return {
        ...{ code, name, side: isOwed ? 'owed' : 'prepaid', before: String(sign * before) },
        ...{ raised: String(raised), settled: String(settled), after: String(sign * before + raised - settled) },
      }
    })
  return {
    period,
    accounts: told,
    missing: { byUs: missing('by-us'), fromUs: missing('from-us') },
    slips: slips.slice(0, MOST),
  }
}

/** Gives the slips of the income tax of a month as a file. */
export async function pphFile(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.exportPph>): Promise<FileReply> {
  refuseNarrowed(actor, null)
  const { period, from, to } = monthOf(actor, asked.period)
  const slips = await taxSlips(tx, actor.companyId, { from, to }, MOST_IN_FILE)
  return tableFile(actor, {
    title: `Rekap PPh ${period}`,
    format: asked.format,
    columns: {
      side: { label: 'Pemotong', kind: 'text' },
      kind: { label: 'Jenis', kind: 'text' },
      date: { label: 'Tanggal', kind: 'day' },
      number: { label: 'Pembayaran', kind: 'text' },
      party: { label: 'Pihak', kind: 'text' },
      base: { label: 'Dasar (Rp)', kind: 'money' },
      amount: { label: 'PPh (Rp)', kind: 'money' },
      proofNo: { label: 'Bukti potong', kind: 'text' },
    },
    rows: slips.map((one) => ({
      ...one,
      side: one.side === 'by-us' ? 'Kita potong' : 'Dipotong pelanggan',
      kind: pphWords[one.kind],
    })),
  })
}

/** Tells the month that is asked for, or the one before this, and its days. */
export function monthOf(actor: Actor, asked: string | undefined) {
  const on = today(actor)
  const period: Period = asked ? periodFrom(asked) : periodOf(addDays(firstDay(periodOf(on)), -1))
  return { period, from: firstDay(period), to: lastDay(period) }
}

const sumOf = (amounts: readonly string[]) => String(amounts.reduce((all, amount) => all + BigInt(amount), 0n))
