import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Short } from '#kit/list/short-door.ts'
import { seenBy } from '#kit/record/rows.ts'
import { projectRecord } from './project.record.ts'
import { projectStatuses, type ProjectStatus } from './words.ts'

/** Projects for the search over everything: by name, code, town, manager and foreman. */
export function foundProjects(actor: Actor): Short[] {
  if (!actor.can('view daftar-proyek')) return []
  return [
    {
      title: 'Proyek',
      source: {
        from: sql`project t`,
        where: sql`${seenBy(projectRecord, actor)} and t.archived_at is null`,
        alias: 't',
        search: sql.ref('t.search'),
      },
      order: sql`t.name, t.id`,
      name: sql.ref('t.name'),
      picked: {
        name: sql.ref('t.name'),
        code: sql.ref('t.code'),
        city: sql.ref('t.city'),
        status: sql.ref('t.status'),
      },
      hit: (row) => ({
        title: row['name'] ?? '',
        about: [row['code'], row['city'], projectStatuses[row['status'] as ProjectStatus]].filter(Boolean).join(' · '),
        amount: null,
        to: `/daftar-proyek/detail/${row.id}`,
      }),
    },
  ]
}
