import { sql, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { knowPeople, type WhichPeople } from '#kit/access/people.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { actorFrom, type SessionRow } from '#modules/company/accounts/actor-from.ts'

/** The active people who may work in a company, with rights and scope, as the session of each would bring them. */
export async function actorsOf(tx: Tx, companyId: string, which: WhichPeople): Promise<readonly Actor[]> {
  const { rows } = await sql<SessionRow>`
    select u.id, '' as csrf_secret, ${companyId}::uuid as company_id, false as is_stale, u.id as user_id, u.name, u.email,
      u.status, u.scope_companies, u.scope_warehouses, u.scope_projects, u.own_only,
      coalesce(c.zone, 'Asia/Jakarta') as zone, r.is_owner, r.permissions, r.role_ids
    from app_user u
    left join company c on c.id = ${companyId}
    left join lateral (
      select coalesce(bool_or(role.is_owner), false) as is_owner,
        coalesce(string_agg(array_to_string(role.permissions, ','), ','), '') as permissions,
        coalesce(string_agg(role.id::text, ','), '') as role_ids
      from user_role join role on role.id = user_role.role_id
      where user_role.user_id = u.id
    ) r on true
    where u.status = 'active' and (u.scope_companies is null or ${companyId}::uuid = any (u.scope_companies))
      and ${holds(which.permission)} and ${plays(which.roleId)} and ${isOne(which.ids)} and ${isNamed(which.named)}
    order by u.name collate "id-x-icu", u.id limit ${which.most ?? 200}
  `.execute(tables(tx))
  return rows.flatMap((row) => actorFrom(row) ?? [])
}

function holds(permission: string | undefined) {
  return permission === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(r.is_owner or ${permission} = any (string_to_array(r.permissions, ',')))`
}

function plays(roleId: string | undefined) {
  return roleId === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(r.is_owner or ${roleId} = any (string_to_array(r.role_ids, ',')))`
}

function isOne(ids: readonly string[] | undefined) {
  return ids === undefined ? sql<SqlBool>`true` : sql<SqlBool>`u.id = any (${[...ids]}::uuid[])`
}

// A mark of LIKE in what is typed means itself.
function isNamed(named: string | undefined) {
  if (!named) return sql<SqlBool>`true`
  const typed = named.replace(/[\\%_]/g, (mark) => `\\${mark}`)
  return sql<SqlBool>`(u.name ilike ${`${typed}%`} or u.name ilike ${`% ${typed}%`})`
}

knowPeople(actorsOf)
