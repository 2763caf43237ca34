import { sql } from 'kysely'
import { dayIn } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { ALL, type TaskSource } from '#kit/tasks/task-source.ts'
import type { Queue } from '#kit/tasks/waiting-store.ts'
import { licenceText } from './companies/expiry/rules.ts'
import { endingOf } from './companies/expiry/store.ts'

/** Licences of the company that end soon, or have ended. */
const licenceTasks: TaskSource = {
  kind: 'licence',
  permission: 'update perusahaan',
  find: async (tx, actor) => {
    const on = today(actor)
    const licences = await endingOf(tx, actor.companyId, on, ALL)
    return {
      rows: licences.map((licence) => ({
        id: licence.id,
        text: licenceText(licence, on),
        about: 'Perpanjang, lalu catat masa berlakunya yang baru',
        amount: null,
        since: licence.validUntil,
        act: 'Buka',
        to: `/perusahaan/detail/${licence.companyId}?bagian=legal`,
      })),
      count: licences.length,
      isCapped: false,
    }
  },
}

/** People who registered themselves and wait for a role; the list of people has them first. */
const peopleTasks: TaskSource = {
  kind: 'people',
  permission: 'update permissions',
  find: async (tx, actor) => {
    const { rows, count } = await waitingPeople(tx, ALL)
    return {
      rows: rows.map((person) => ({
        id: person.id,
        text: 'Pendaftar menunggu persetujuan',
        about: `${person.name} · ${person.email}`,
        amount: null,
        since: dayIn(actor.zone, person.at),
        act: 'Tinjau',
        to: '/permissions?bagian=pengguna',
      })),
      count,
      isCapped: false,
    }
  },
}

/** People who registered themselves and wait for a role. */
async function waitingPeople(
  tx: Tx,
  most: number,
): Promise<Queue<{ id: string; name: string; email: string; at: string }>> {
  const { rows } = await sql<{ id: string; name: string; email: string; at: string; count: number }>`
    select id, name, email, created_at as at, (count(*) over ())::int as count
    from app_user where status = 'pending' order by created_at, id limit ${most}
  `.execute(tables(tx))
  return { rows, count: rows[0]?.count ?? 0 }
}

/** Licences that run out, people who wait for a role. */
export const companyTasks: readonly TaskSource[] = [licenceTasks, peopleTasks]
