import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { registerFileOwner } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { dayFormat } from '#ground/format.ts'
import { siteReportRow } from './store.ts'

/** What the office checked is evidence: its photos come and go no more. A sent report still takes those that a phone sends late. */
async function mayWrite(tx: Tx, actor: Actor, id: string): Promise<void> {
  const writes = actor.can('create dokumentasi-proyek') || actor.can('update dokumentasi-proyek')
  const row = await siteReportRow(tx, actor, id)
  if (!writes || row.state === 'checked') throw new Forbidden('update dokumentasi-proyek')
}

/** What was sent is told as it was: its photos are taken away only once the office gave it back ('site-report.not-now'). */
async function mayTakeAway(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { state } = await siteReportRow(tx, actor, id)
  if (state !== 'draft') throw new Refusal('site-report.not-now', { state })
}

registerFileOwner('dokumentasi-proyek', {
  record: 'site-report',
  mayRead: async (tx, actor, id) => {
    if (!actor.can('view dokumentasi-proyek')) throw new Forbidden('view dokumentasi-proyek')
    await siteReportRow(tx, actor, id)
  },
  mayWrite,
  mayTakeAway,
  // What was said of a photo before stays to be read.
  tells: (_actor, field) => field === 'caption' || field === 'spot' || field === 'workItem',
  calledAs: async (tx, actor, id) => {
    const row = await siteReportRow(tx, actor, id)
    return `laporan harian ${dayFormat(row.report_date, 'short')}`
  },
})
