import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'

/** Whose eyes a session borrows. */
interface Preview {
  readonly roleId: string
  readonly moreRoles?: readonly string[]
  /** Whose, where it is a person's. */
  readonly of?: string
  readonly ownOnly: boolean
  readonly companies: readonly string[] | null
  readonly warehouses: readonly string[] | null
  readonly projects: readonly string[] | null
}

/** Begins or ends the preview of a session; answers the role it saw through before. */
export async function setPreview(tx: Tx, sessionId: string, preview: Preview | null): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    update session s set preview_role_id = ${preview?.roleId ?? null}, preview_own_only = ${preview?.ownOnly ?? false},
      preview_warehouses = ${preview?.warehouses ? [...preview.warehouses] : null}::uuid[],
      preview_projects = ${preview?.projects ? [...preview.projects] : null}::uuid[],
      preview_companies = ${preview?.companies ? [...preview.companies] : null}::uuid[],
      preview_more_roles = ${preview?.moreRoles ? [...preview.moreRoles] : null}::uuid[], preview_of = ${preview?.of ?? null}
    from (select id, preview_role_id from session where id = ${sessionId} for update) old
    where s.id = old.id returning old.preview_role_id as before
  `.execute(tables(tx))
  return rows[0]?.before ?? null
}
