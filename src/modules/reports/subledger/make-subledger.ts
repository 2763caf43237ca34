import { addDays } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import { accountSums, type AccountSum } from '#modules/journal/face.ts'
import type { Report, ReportRow } from '../report.ts'
import { spanText } from '../statements/columns.ts'
import { reportFile, reportPdf } from '../statements/give-report.ts'
import { refuseNarrowed, spanOf } from '../statements/make-report.ts'
import {
  subledgers,
  type exportSubledger,
  type PartyRow,
  type subledger,
  type Subledger,
  type SubledgerSum,
} from './contract.ts'
import { partiesMoved, type PartyMoved } from './store.ts'

const MOST = 2000
/** Lent money is part of what people are paid. */
const OF_WAGES = '1-1400'

type Asked = AskedOf<typeof subledger>
type Moved = Pick<PartyMoved, 'opening' | 'debit' | 'credit'>

/** Tells an account by party between two days, all of them, beside what the ledger says of it. */
async function wholeSubledger(tx: Tx, actor: Actor, asked: Asked) {
  refuseNarrowed(actor, null)
  if (!actor.can('view biaya')) throw new Refusal('report.costs-hidden', {}, { field: 'account' })
  const { account } = asked
  if (account === OF_WAGES && !actor.can('view gaji')) throw new Refusal('subledger.wages', {}, { field: 'account' })
  const { from, to } = spanOf(actor, asked, await bookYearBegin(tx, actor.companyId))
  const moved = await partiesMoved(tx, actor.companyId, { account, from, to })
  const of = { companyId: actor.companyId, projectId: null, withCosts: true }
  const sums = await accountSums(tx, of, [
    { from: null, to: addDays(from, -1) },
    { from, to },
  ])
  const sign = account.startsWith('1') ? 1n : -1n
  const parties = shown(together(moved), sign)
  const ledger = shown(inLedger(sums.filter((sum) => sum.account === account)), sign)
  const difference = String(BigInt(ledger.closing) - BigInt(parties.closing))
  const rows = moved.map(({ partyId, name, ...one }): PartyRow => ({ partyId, name, ...shown(one, sign) }))
  return { account, title: subledgers[account], from, to, rows, parties, ledger, difference }
}

/** Tells an account by party for a screen. */
export async function makeSubledger(tx: Tx, actor: Actor, asked: Asked): Promise<Subledger> {
  const whole = await wholeSubledger(tx, actor, asked)
  return { ...whole, rows: whole.rows.slice(0, MOST), more: Math.max(0, whole.rows.length - MOST) }
}

/** Gives an account by party as a file. */
export async function subledgerFile(
  tx: Tx,
  actor: Actor,
  { format, ...asked }: AskedOf<typeof exportSubledger>,
): Promise<FileReply> {
  return reportFile(actor, asReport(await wholeSubledger(tx, actor, asked)), format)
}

/** Gives an account by party as PDF. */
export async function subledgerPdf(tx: Tx, actor: Actor, asked: Asked): Promise<FileReply> {
  return reportPdf(tx, actor, asReport(await wholeSubledger(tx, actor, asked)))
}

type Whole = Awaited<ReturnType<typeof wholeSubledger>>

function asReport({ account, title, from, to, rows, parties, ledger, difference }: Whole): Report {
  const row = (kind: ReportRow['kind'], label: string, sum: SubledgerSum): ReportRow => ({
    ...{ kind, code: null, label, change: null },
    amounts: [sum.opening, sum.debit, sum.credit, sum.closing],
  })
  const nothing = { opening: '0', debit: '0', credit: '0', closing: difference }
  return {
    title: `Buku pembantu ${account}`,
    columns: ['Saldo awal', 'Debit', 'Kredit', 'Saldo akhir'].map((label) => ({ label, from, to })),
    rows: [
      row('section', `${title}, ${spanText(from, to)}`, { opening: '', debit: '', credit: '', closing: '' }),
      ...rows.map((one) => row('account', one.name, one)),
      row('subtotal', 'Jumlah pihak', parties),
      row('total', 'Menurut buku besar', ledger),
      ...(difference === '0' ? [] : [row('subtotal', 'Selisih: tanpa pihak', nothing)]),
    ].map((one) => (one.kind === 'section' ? { ...one, amounts: [] } : one)),
    ...{ isWhole: true, projectName: null, span: spanText(from, to) },
  }
}

function together(rows: readonly Moved[]): Moved {
  const total = (of: (row: Moved) => bigint) => rows.reduce((all, row) => all + of(row), 0n)
  return { opening: total((row) => row.opening), debit: total((row) => row.debit), credit: total((row) => row.credit) }
}

function inLedger(sums: readonly AccountSum[]): Moved {
  const before = sums.find(({ range }) => range === 0)
  const within = sums.find(({ range }) => range === 1)
  const opening = (before?.debit ?? 0n) - (before?.credit ?? 0n)
  return { opening, debit: within?.debit ?? 0n, credit: within?.credit ?? 0n }
}

// Of a debt, what is owed is above zero.
function shown({ opening, debit, credit }: Moved, sign: 1n | -1n): SubledgerSum {
  return {
    ...{ opening: String(sign * opening), debit: String(debit), credit: String(credit) },
    closing: String(sign * (opening + debit - credit)),
  }
}
