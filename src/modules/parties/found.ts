import { sql, type RawBuilder } from 'kysely'
import { phoneText } from '#ground/identifiers.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Short } from '#kit/list/short-door.ts'
import { later } from '#kit/list/short-kept.ts'
import { seenBy } from '#kit/record/rows.ts'
import { lastDealOn } from '#modules/parties/party-store.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

/** Customers and suppliers for the search over everything: by name, code, tax number, and any of their telephones. */
export function foundParties(actor: Actor): Short[] {
  return [
    ...(actor.can('view pelanggan') ? [partyShort(actor, 'customer')] : []),
    ...(actor.can('view supplier') ? [partyShort(actor, 'supplier')] : []),
  ]
}

function partyShort(actor: Actor, party: 'customer' | 'supplier'): Short {
  const record = party === 'customer' ? customerRecord : supplierRecord
  const page = party === 'customer' ? 'pelanggan' : 'supplier'
  return {
    title: party === 'customer' ? 'Pelanggan' : 'Supplier',
    source: {
      from: sql`${sql.table(party)} t`,
      where: sql`${seenBy(record, actor)} and t.archived_at is null`,
      alias: 't',
      search: sql.ref('t.search'),
    },
    order: sql`t.name, t.id`,
    name: sql.ref('t.name'),
    codes: [sql.ref('t.code')],
    used: lastDealOn(party),
    also: ({ phone }) => (phone === undefined ? [] : byPhone(actor, party)),
    picked: {
      code: sql.ref('t.code'),
      name: sql.ref('t.name'),
      ...(party === 'supplier' && { supply: sql.ref('t.supply') }),
      contact: sql.ref('t.contact_name'),
      phone: sql.ref('t.phone'),
      city: sql.ref('t.city'),
    },
    hit: (row) => ({
      title: row['name'] ?? '',
      // By what they sell and by whom one calls they are found as well: it says why they are there.
      about: [row['code'], row['supply'], row['contact'], row['phone'] && phoneText(row['phone']), row['city']]
        .filter(Boolean)
        .join(' · '),
      amount: null,
      to: `/${page}/detail/${row.id}`,
    }),
  }
}

// Their own numbers and those of the people there; each through its own index.
function byPhone(actor: Actor, party: 'customer' | 'supplier'): RawBuilder<unknown>[] {
  const begins = (column: RawBuilder<unknown>) => sql`company_id = ${actor.companyId}
    and ${column} >= ${later(({ phone }) => phone)} and ${column} < ${later(({ phone }) => `${phone}~`)} limit 5`
  const of = (table: string, id: string, column: string) =>
    sql`select ${sql.ref(id)} as id from ${sql.table(table)} where ${begins(sql.ref(column))}`
  return [of(party, 'id', 'phone'), of(party, 'id', 'whatsapp'), of(`${party}_contact`, `${party}_id`, 'phone')]
}
