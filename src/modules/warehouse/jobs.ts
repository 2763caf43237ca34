import { sql } from 'kysely'
import type { Job } from '#kit/jobs/job.ts'
import { dailyJob, type Daily } from '#kit/notices/daily.ts'
import { hasRunLow, isSupply } from '#modules/stock/face.ts'

/** Stock at or below its minimum with nothing on its way, every morning; what is no longer used is not bought. */
export const lowStock: Daily = {
  name: 'warehouse.low',
  permission: 'create pembelian-barang',
  counted: () => sql`
    select b.company_id, count(*) as count from stock_balance b join item i on i.id = b.item_id
      join warehouse w on w.id = b.warehouse_id
    where ${isSupply} and i.status = 'aktif' and i.archived_at is null
      and ${hasRunLow()} group by b.company_id`,
  telling: (count) => ({
    kind: 'stock-low',
    subject: 'stock-low',
    title: `${count} stok di bawah minimum dan belum dipesan`,
    href: '/gudang/?tab=stock&needsReorder=true',
  }),
}

export const warehouseJobs: readonly Job[] = [dailyJob(lowStock)]
