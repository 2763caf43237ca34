import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { costAccounts } from '#modules/journal/rules.ts'
import { own } from '../store.ts'

/**
 * Which manual journals (alias `j`) a person may see: their own where their sight ends there, those with a line of their
 * projects where it is narrowed to some, and without 'view biaya' none that books a cost.
 */
export function seenManualJournals(actor: Actor): RawBuilder<SqlBool> {
  const inProjects =
    actor.scope.projects === 'all'
      ? sql`true`
      : sql`exists (select from manual_journal_line p where p.journal_id = j.id and ${scoped(actor, { project: 'p.project_id' })})`
  const withoutCosts = actor.can('view biaya')
    ? sql`true`
    : sql`not exists (select from manual_journal_line k where k.journal_id = j.id and k.account_code = any (${[...costAccounts]}))`
  return sql`j.company_id = ${actor.companyId} and ${scoped(actor, { owner: 'j.created_by' })} and ${inProjects} and ${withoutCosts}`
}

/** Answers 404 for a manual journal that is not this person's to see. */
export async function seenManualJournal(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { rows } =
    await sql`select j.id from manual_journal j where j.id = ${id} and ${seenManualJournals(actor)}`.execute(own(tx))
  found(rows[0])
}
