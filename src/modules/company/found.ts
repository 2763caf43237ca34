import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Short } from '#kit/list/short-door.ts'
import { seenBy } from '#kit/record/rows.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'

/** Our companies, the people with access, and their roles, for the search over everything: a few hundred rows at most. */
export function foundCompany(actor: Actor): Short[] {
  return [
    ...(actor.can('view perusahaan') ? [companies(actor)] : []),
    ...(actor.can('view permissions') ? [users, roles] : []),
  ]
}

function companies(actor: Actor): Short {
  return {
    title: 'Perusahaan',
    source: {
      from: sql`company t`,
      where: sql`${seenBy(companyRecord, actor)} and t.archived_at is null`,
      alias: 't',
      search: sql.ref('t.search'),
    },
    order: sql`t.name, t.id`,
    name: sql.ref('t.name'),
    picked: { name: sql.ref('t.name'), city: sql.ref('t.city') },
    hit: (row) => ({
      title: row['name'] ?? '',
      about: row['city'] ?? '',
      amount: null,
      to: `/perusahaan/detail/${row.id}`,
    }),
  }
}

const users: Short = {
  title: 'Pengguna',
  source: {
    from: sql`app_user u`,
    where: sql`u.status <> 'unverified'`,
    alias: 'u',
    search: sql`lower(u.name || ' ' || u.email || ' ' || coalesce('0' || substr(u.phone, 4), ''))`,
  },
  order: sql`u.name, u.id`,
  name: sql.ref('u.name'),
  picked: { name: sql.ref('u.name'), email: sql.ref('u.email') },
  hit: (row) => ({
    title: row['name'] ?? '',
    about: row['email'] ?? '',
    amount: null,
    to: '/permissions?bagian=pengguna',
  }),
}

const roles: Short = {
  title: 'Peran',
  source: { from: sql`role r`, where: sql`true`, alias: 'r', search: sql`lower(r.name || ' ' || r.description)` },
  order: sql`r.name, r.id`,
  name: sql.ref('r.name'),
  picked: { name: sql.ref('r.name'), about: sql.ref('r.description') },
  hit: (row) => ({ title: row['name'] ?? '', about: row['about'] ?? '', amount: null, to: '/permissions' }),
}
