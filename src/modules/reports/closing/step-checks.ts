import { sql } from 'kysely'
import { rupiah } from '#ground/format.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { assetsToWriteOff, monthsToRepeat } from '#modules/finance/face.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { taxSlips, vatDocuments } from '../taxes/store.ts'
import type { MonthCheck } from './contract.ts'

const MOST = 1000

/** Tells which steps of a month's closing are still to be made: what is repeated, depreciation, reconciliation, and its taxes. */
export async function stepChecks(tx: Tx, actor: Actor, period: Period): Promise<MonthCheck[]> {
  const { companyId } = actor
  const span = { from: firstDay(period), to: lastDay(period) }
  const slips = (await taxSlips(tx, companyId, span, MOST)).filter(({ proofNo }) => proofNo === null)
  const invoices = (await vatDocuments(tx, companyId, span, MOST)).filter(({ taxInvoiceNo }) => taxInvoiceNo === null)
  const vatOut = -(await balanceOf(tx, companyId, accounts.vatOut, span.to))
  const lost = await assetsToWriteOff(tx, companyId, period)
  const page = (view: string) => `/laporan-keuangan/?view=${view}`
  const taxes = page(`pajak&bulan=${period}`)
  const check = (id: string, title: string, of: { found: number; to: string; about?: string }): MonthCheck => ({
    ...{ id, title, found: of.found, about: (of.found > 0 && of.about) || null, to: of.to },
  })
  return [
    check('recurring', 'Transaksi berulang yang belum dicatat', {
      ...{ found: await monthsToRepeat(tx, actor, period), to: page('berulang') },
    }),
    check('depreciation', 'Aset yang belum disusutkan', {
      ...{ found: lost.assets, about: rupiah(String(lost.amount)), to: page('aset') },
    }),
    check('reconciliation', 'Rekening bank yang belum direkonsiliasi', {
      ...(await unreconciled(tx, companyId, period)),
    }),
    check('tax-invoices', 'PPN tanpa nomor faktur pajak', { found: invoices.length, to: taxes }),
    check('vat', 'PPN yang belum ditutup', {
      ...{ found: vatOut > 0n ? 1 : 0, about: `PPN keluaran ${rupiah(String(vatOut))}`, to: taxes },
    }),
    check('tax-slips', 'PPh tanpa bukti potong', { found: slips.length, to: `${taxes}&pajak=pph` }),
  ]
}

// Whoever takes no files of the bank in has nothing to reconcile with.
async function unreconciled(tx: Tx, companyId: string, period: Period) {
  const end = lastDay(period)
  const { rows } = await sql<{ id: string; name: string }>`
    select a.id, a.name from cash_account a
    where a.company_id = ${companyId} and exists (
      select from bank_statement s where s.company_id = a.company_id and s.cash_account_id = a.id and s.from_date <= ${end}::date
    ) and not exists (
      select from bank_reconciliation r where r.company_id = a.company_id and r.cash_account_id = a.id and r.state = 'locked'
        and r.reconciled_to >= ${end}::date
    ) order by a.name, a.id limit 100
  `.execute(tables(tx))
  const first = rows[0] ? `&rekening=${rows[0].id}&sampai=${end}` : ''
  const to = `/laporan-keuangan/?view=rekonsiliasi${first}`
  return { found: rows.length, about: rows.map(({ name }) => name).join(', '), to }
}
