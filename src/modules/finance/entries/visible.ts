import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { costAccounts } from '#modules/journal/rules.ts'
import { own } from '../store.ts'

/**
 * Which cash entries (alias `c`) a person may see: their own where their sight ends there, those with a line of their
 * projects where it is narrowed to some, and without 'view biaya' none that books a cost.
 */
export function seenCashEntries(actor: Actor): RawBuilder<SqlBool> {
  const inProjects =
    actor.scope.projects === 'all'
      ? sql`true`
      : sql`exists (select from cash_entry_line p where p.entry_id = c.id and ${scoped(actor, { project: 'p.project_id' })})`
  const withoutCosts = actor.can('view biaya')
    ? sql`true`
    : sql`not exists (select from cash_entry_line k where k.entry_id = c.id and k.account_code = any (${[...costAccounts]}))`
  return sql`c.company_id = ${actor.companyId} and ${scoped(actor, { owner: 'c.created_by' })} and ${inProjects} and ${withoutCosts}`
}

/** Answers 404 for a cash entry that is not this person's to see. */
export async function seenCashEntry(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { rows } = await sql`select c.id from cash_entry c where c.id = ${id} and ${seenCashEntries(actor)}`.execute(
    own(tx),
  )
  found(rows[0])
}
