import { sql } from 'kysely'
import { tables } from '#kit/db/tx.ts'
import { tellWorkItemUse } from '#modules/projects/face.ts'

// What was booked on a work item is kept under its code for good; goods that moved for it were booked as well.
tellWorkItemUse(async (tx, companyId, item) => {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (
      select from project_balance
      where company_id = ${companyId} and project_id = ${item.project_id} and work_item_id = ${item.id}
    ) as "isUsed"
  `.execute(tables(tx))
  return rows[0]?.isUsed ?? false
})
