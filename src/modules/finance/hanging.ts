import { sql } from 'kysely'
import { rupiah } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellHanging, type ClosingProject, type HangingThing } from '#modules/projects/face.ts'
import { floatsAll } from './float/store.ts'
import { own } from './store.ts'

/** Finds the expenses of a site that wait for the yes of the office; at most 50. */
async function hangingExpenses(tx: Tx, actor: Actor, { id }: ClosingProject): Promise<HangingThing[]> {
  const { rows } = await sql<{ id: string; amount: string }>`
    select e.id, e.amount::text as amount from site_expense s join cash_entry e on e.id = s.entry_id
    where s.company_id = ${actor.companyId} and s.project_id = ${id} and e.state not in ('posted', 'void')
    order by e.id limit 50
  `.execute(own(tx))
  const maySee = actor.can('view laporan-keuangan-proyek')
  return rows.map((row) => ({
    what: `Pengeluaran lokasi ${rupiah(row.amount)} menunggu persetujuan`,
    href: maySee ? `/laporan-keuangan-proyek/detail/${id}` : null,
    isWaivable: false,
  }))
}

/** Finds the money that people still hold for a project, or that is owed to them; at most 200. */
async function hangingFloats(tx: Tx, actor: Actor, { id }: ClosingProject): Promise<HangingThing[]> {
  const maySee = actor.can('view laporan-keuangan-proyek')
  const open = (await floatsAll(tx, actor.companyId, id)).filter(({ balance }) => balance !== '0')
  return open.map(({ holderName, balance }) => ({
    what: balance.startsWith('-')
      ? `Perusahaan berutang ${rupiah(balance.slice(1))} kepada ${holderName} (kas lapangan)`
      : `Kas lapangan ${holderName} bersisa ${rupiah(balance)}`,
    href: maySee ? `/laporan-keuangan-proyek/detail/${id}` : null,
    isWaivable: false,
  }))
}

tellHanging(hangingExpenses)
tellHanging(hangingFloats)
