import { sql } from 'kysely'
import type { Job } from '#kit/jobs/job.ts'
import { dailyJob, type Daily } from '#kit/notices/daily.ts'

/** Bills of suppliers that are due today or were, every morning. */
export const dueBills: Daily = {
  name: 'purchasing.due',
  permission: 'approve pembelian-barang',
  counted: (today) => sql`
    select company_id, count(*) as count from purchase_bill
    where state = 'posted' and open_due > 0 and due_date <= ${today} group by company_id`,
  telling: (count) => ({
    kind: 'due',
    subject: 'bill-due',
    title: `${count} tagihan supplier jatuh tempo hari ini atau sudah lewat`,
    href: '/pembelian-barang/?jenis=tagihan&isOverdue=true',
  }),
}

export const purchasingJobs: readonly Job[] = [dailyJob(dueBills)]
