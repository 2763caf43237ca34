import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Short } from '#kit/list/short-door.ts'
import { seenCashEntries } from './entries/visible.ts'
import { seenManualJournals } from './journals/visible.ts'

/** Money in, out and moved, for the search over everything: by number, words, party and reference. */
export function foundFinance(actor: Actor): Short[] {
  if (!actor.can('view laporan-keuangan')) return []
  return [
    {
      title: 'Kas & bank',
      source: {
        from: sql`cash_entry c`,
        where: sql`${seenCashEntries(actor)}`,
        alias: 'c',
        search: sql.ref('c.search'),
      },
      order: sql`c.entry_date desc, c.id desc`,
      number: sql.ref('c.number'),
      picked: {
        number: sql`coalesce(c.number, 'Draf')`,
        day: sql.ref('c.entry_date'),
        about: sql`concat_ws(' · ', c.party_name, c.memo)`,
        amount: sql`c.amount::text`,
      },
      hit: (row) => ({
        title: row['number'] ?? '',
        about: [row['about'], row['day'] && dayFormat(row['day'] as Day, 'short')].filter(Boolean).join(' · '),
        amount: row['amount'] ?? null,
        to: `/laporan-keuangan/detail/${row.id}`,
      }),
    },
    {
      title: 'Jurnal umum',
      source: {
        from: sql`manual_journal j`,
        where: sql`${seenManualJournals(actor)}`,
        alias: 'j',
        search: sql.ref('j.search'),
      },
      order: sql`j.journal_date desc, j.id desc`,
      number: sql.ref('j.number'),
      picked: {
        number: sql`coalesce(j.number, 'Draf')`,
        day: sql.ref('j.journal_date'),
        about: sql.ref('j.memo'),
        amount: sql`j.total::text`,
      },
      hit: (row) => ({
        title: row['number'] ?? '',
        about: [row['about'], row['day'] && dayFormat(row['day'] as Day, 'short')].filter(Boolean).join(' · '),
        amount: row['amount'] ?? null,
        to: `/laporan-keuangan/detail/${row.id}?jenis=jurnal`,
      }),
    },
  ]
}
