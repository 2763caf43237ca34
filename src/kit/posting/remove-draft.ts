import { sql, type Kysely } from 'kysely'

/** Removes a document of a company while it is a draft, its lines with it where the table says so; one that was posted stays. */
export async function removeDraftOf<Tables>(
  tables: Kysely<Tables>,
  table: keyof Tables & string,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where company_id = ${companyId} and id = ${id} and state = 'draft'
  `.execute(tables)
}
