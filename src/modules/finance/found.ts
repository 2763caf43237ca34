import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import type { Short, ShortRow } from '#kit/list/short-door.ts'
import { seenCashEntries } from './entries/visible.ts'
import { seenManualJournals } from './journals/visible.ts'

/**
 * Money in, out and moved, journals, giros and lines of the bank, for the search over everything: by number, words, party and
 * reference. Giros and the bank tell of everybody's money, and are for who sees the whole company.
 */
export function foundFinance(actor: Actor): Short[] {
  if (!actor.can('view laporan-keuangan')) return []
  return [...foundBooks(actor), ...(seesAll(actor) ? foundBank(actor) : [])]
}

function foundBooks(actor: Actor): Short[] {
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
      hit: (row) => ({ ...told(row), to: `/laporan-keuangan/detail/${row.id}` }),
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
      hit: (row) => ({ ...told(row), to: `/laporan-keuangan/detail/${row.id}?jenis=jurnal` }),
    },
  ]
}

function foundBank({ companyId }: Actor): Short[] {
  return [
    {
      title: 'Giro',
      source: {
        from: sql`giro g`,
        where: sql`g.company_id = ${companyId} and g.state <> 'void'`,
        alias: 'g',
        search: sql.ref('g.search'),
      },
      order: sql`g.taken_on desc, g.id desc`,
      picked: {
        number: sql.ref('g.number'),
        day: sql.ref('g.due_on'),
        about: sql`concat_ws(' · ', g.bank, g.party_name)`,
        amount: sql`g.amount::text`,
      },
      hit: (row) => ({ ...told(row), to: '/laporan-keuangan/?view=giro' }),
    },
    {
      title: 'Mutasi bank',
      source: {
        from: sql`bank_line b`,
        where: sql`b.company_id = ${companyId}`,
        alias: 'b',
        search: sql.ref('b.search'),
      },
      order: sql`b.line_date desc, b.id desc`,
      picked: {
        number: sql.ref('b.description'),
        day: sql.ref('b.line_date'),
        about: sql.ref('b.reference'),
        amount: sql`b.amount::text`,
        place: sql.ref('b.cash_account_id'),
      },
      hit: (row) => ({ ...told(row), to: lineAt(row) }),
    },
  ]
}

const told = (row: ShortRow) => ({
  title: row['number'] ?? '',
  about: [row['about'], row['day'] && dayFormat(row['day'] as Day, 'short')].filter(Boolean).join(' · '),
  amount: row['amount'] ?? null,
})

// The list begins with its day, and the line itself is chosen.
const lineAt = (row: ShortRow) =>
  `/laporan-keuangan/?view=cocokkan&rekening=${row['place']}&setelah=${row['day']}_${BEFORE_ALL}&mutasi=${row.id}`
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
