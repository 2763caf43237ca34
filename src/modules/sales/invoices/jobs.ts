import { sql } from 'kysely'
import type { Job } from '#kit/jobs/job.ts'
import { dailyJob, type Daily } from '#kit/notices/daily.ts'

/** Invoices that are due today or were, every morning. */
export const dueInvoices: Daily = {
  name: 'sales.due',
  permission: 'approve order',
  counted: (today) => sql`
    select company_id, count(*) as count from sales_invoice
    where state = 'posted' and open_due > 0 and due_date <= ${today} group by company_id`,
  telling: (count) => ({
    kind: 'due',
    subject: 'invoice-due',
    title: `${count} invoice pelanggan jatuh tempo hari ini atau sudah lewat`,
    href: '/order/?jenis=invoice&isOverdue=true',
  }),
}

export const salesJobs: readonly Job[] = [dailyJob(dueInvoices)]
