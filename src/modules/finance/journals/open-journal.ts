import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { actsNow } from '#kit/document/guard.ts'
import { readDocument } from '#kit/document/load.ts'
import { wireOf } from '#kit/document/wire.ts'
import type { ListSource } from '#kit/list/source.ts'
import { labelOf } from '#kit/posting/label.ts'
import { own } from '../store.ts'
import { manualJournalColumns } from './columns.ts'
import type { ManualJournalDetail, ManualJournalLine } from './contract.ts'
import { manualJournal, manualJournalActs, type ManualJournal } from './manual-journal.ts'
import { seenManualJournal, seenManualJournals } from './visible.ts'
import { manualGround } from './write-journal.ts'

/** Shows a manual journal with its lines and what may be done with it. */
export async function manualJournalPage(tx: Tx, actor: Actor, id: string): Promise<ManualJournalDetail> {
  await seenManualJournal(tx, actor, id)
  const doc: ManualJournal = await readDocument(tx, manualJournal, actor.companyId, id)
  const { lines, ...head } = wireOf(manualJournal, doc, actor.can)
  const names = await namesOfLines(tx, actor.companyId, id)
  return {
    ...head,
    label: labelOf(doc.number),
    state: doc.state as ManualJournalDetail['state'],
    updatedAt: doc.updatedAt,
    updatedBy: doc.updatedByName ?? '',
    lines: lines.map((line, at) => ({
      ...line,
      ...(names[at] ?? { accountName: '', projectName: null, workItemName: null }),
    })),
    can: await actsNow(tx, actor, { table: manualJournalActs, ground: manualGround, doc }),
  }
}

type Names = Pick<ManualJournalLine, 'accountName' | 'projectName' | 'workItemName'>

async function namesOfLines(tx: Tx, companyId: string, id: string): Promise<Names[]> {
  const { rows } = await sql<Names>`
    select a.name as "accountName", p.name as "projectName", w.name as "workItemName"
    from manual_journal_line l
    join account a on a.company_id = l.company_id and a.code = l.account_code
    left join project p on p.company_id = l.company_id and p.id = l.project_id
    left join work_item w on w.company_id = l.company_id and w.id = l.work_item_id
    where l.company_id = ${companyId} and l.journal_id = ${id} order by l.line_no
  `.execute(own(tx))
  return rows
}

/** Journals written by hand, as far as a person may see them. */
export function manualJournalSource(actor: Actor): ListSource {
  const tie = sql.ref('j.id')
  return {
    columns: manualJournalColumns,
    from: sql`manual_journal j`,
    where: sql`${seenManualJournals(actor)}`,
    alias: 'j',
    at: {
      label: sql`coalesce(j.number, 'Draf')`,
      date: sql.ref('j.journal_date'),
      reverseOn: sql.ref('j.reverse_date'),
      accounts: sql`(select string_agg(a.name, ', ' order by l.line_no) from manual_journal_line l
        join account a on a.company_id = l.company_id and a.code = l.account_code where l.journal_id = j.id)`,
    },
    sorts: { label: { by: sql`coalesce(j.number, '')`, tie } },
    search: sql.ref('j.search'),
    defaultSort: '-date',
    zone: actor.zone,
  }
}
