import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Short } from '#kit/list/short-door.ts'
import { seenBy } from '#kit/record/rows.ts'
import { employeeRecord } from './employees/employee.record.ts'
import { workerRecord } from './workers/worker.record.ts'

/** Employees and workers for the search over everything: by number, name, position and trade. */
export function foundPeople(actor: Actor): Short[] {
  if (!actor.can('view management-karyawan')) return []
  return [
    shortOf('Karyawan', employeeRecord, actor, { about: 'position', page: 'detail' }),
    shortOf('Pekerja', workerRecord, actor, { about: 'trade', page: 'detail-pekerja' }),
  ]
}

function shortOf(
  title: string,
  master: typeof employeeRecord | typeof workerRecord,
  actor: Actor,
  { about, page }: { about: string; page: string },
): Short {
  return {
    title,
    source: {
      from: sql`${sql.table(master.table)} t`,
      where: sql`${seenBy(master, actor)} and t.archived_at is null`,
      alias: 't',
      search: sql.ref('t.search'),
    },
    order: sql`t.name, t.id`,
    name: sql.ref('t.name'),
    codes: [sql.ref('t.code')],
    picked: { name: sql.ref('t.name'), code: sql.ref('t.code'), about: sql.ref(`t.${about}`) },
    hit: (row) => ({
      title: row['name'] ?? '',
      about: [row['code'], row['about']].filter(Boolean).join(' · '),
      amount: null,
      to: `/management-karyawan/${page}/${row.id}`,
    }),
  }
}
