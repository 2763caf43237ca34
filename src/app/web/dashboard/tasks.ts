import { daysBetween, type Day } from '#ground/day.ts'
import { compactRupiah, dayFormat, qtyFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { today } from '#kit/screen/format/zone.ts'
import { listUsers } from '#modules/company/accounts/contract.ts'
import { listPurchases } from '#modules/purchasing/orders/contract.ts'
import { listOrders } from '#modules/sales/orders/contract.ts'
import { listStock } from '#modules/warehouse/contract.ts'

/** Something that waits for somebody, with the next step. */
export interface Task {
  readonly id: string
  readonly kind: 'bill' | 'send' | 'stock' | 'receive' | 'approve'
  readonly text: string
  readonly about: string
  readonly act: string
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
}

/** What waits for this person, most pressing first; what could not be asked is told apart. */
export function useTasks(): {
  readonly tasks: readonly Task[]
  readonly isLoading: boolean
  readonly failures: number
} {
  const orders = [useOverdue(), useToSend()]
  // The rest is asked when the orders are there: never more than six questions at once on this page.
  const isNext = orders.every((source) => !source.isLoading)
  const sources = [...orders, usePeople(isNext), useToReceive(isNext), useLowStock(isNext)]
  return {
    tasks: sources.flatMap((source) => source.tasks),
    isLoading: sources.some((source) => source.isLoading),
    failures: sources.filter((source) => source.hasFailed).length,
  }
}

interface Source {
  readonly tasks: readonly Task[]
  readonly isLoading: boolean
  readonly hasFailed: boolean
}

const MOST = 3

function sourceOf<Row>(
  asked: { readonly data: readonly Row[] | undefined; readonly isLoading: boolean; readonly failure: unknown },
  taskOf: (row: Row) => Task,
): Source {
  return {
    tasks: (asked.data ?? []).slice(0, MOST).map(taskOf),
    isLoading: asked.isLoading,
    hasFailed: asked.failure !== undefined,
  }
}

function useOverdue(): Source {
  const asked = useAsk(listOrders, { view: 'lewat-tempo', sort: 'nextDue' }, { when: useCan('view order') })
  return sourceOf({ ...asked, data: asked.data?.rows }, (row) => ({
    id: `bill ${row.id}`,
    kind: 'bill',
    text: `Invoice lewat tempo ${daysSince(row.nextDue)}`,
    about: `${row.label} · ${row.customerName} · ${compactRupiah(row.openDue)}`,
    act: 'Tagih',
    to: `/order/detail/${row.id}`,
  }))
}

function useToSend(): Source {
  const asked = useAsk(listOrders, { view: 'perlu-dikirim', sort: 'date' }, { when: useCan('view order') })
  return sourceOf({ ...asked, data: asked.data?.rows }, (row) => ({
    id: `send ${row.id}`,
    kind: 'send',
    text: row.promisedDate
      ? `Order belum dikirim, tenggat ${dayFormat(row.promisedDate as Day, 'dense', today())}`
      : 'Order belum dikirim',
    about: `${row.label} · ${row.customerName}`,
    act: 'Kirim',
    to: `/order/detail/${row.id}`,
  }))
}

function useToReceive(isNext: boolean): Source {
  const may = useCan('view pembelian-barang')
  const asked = useAsk(listPurchases, { view: 'perlu-diterima' }, { when: may && isNext })
  return sourceOf({ ...asked, data: asked.data?.rows }, (row) => ({
    id: `receive ${row.id}`,
    kind: 'receive',
    text: row.isLate ? `Pembelian terlambat ${row.daysLate} hari` : 'Pembelian menunggu diterima',
    about: `${row.label} · ${row.supplierName}`,
    act: 'Terima',
    to: `/pembelian-barang/detail/${row.id}`,
  }))
}

function useLowStock(isNext: boolean): Source {
  const may = useCan('view stock')
  const asked = useAsk(listStock, { status: 'menipis,habis' }, { when: may && isNext })
  return sourceOf({ ...asked, data: asked.data?.rows.filter((row) => row.minQty !== null) }, (row) => ({
    id: `stock ${row.id}`,
    kind: 'stock',
    text: `${row.itemName} menipis`,
    about: `${row.warehouseName} · sisa ${qtyFormat(row.available)} ${row.unit}, batas ${qtyFormat(row.minQty ?? '0')}`,
    act: 'Beli',
    to: '/pembelian-barang/tambah',
    search: { item: row.itemId },
  }))
}

function usePeople(isNext: boolean): Source {
  const may = useCan('update permissions')
  const asked = useAsk(listUsers, {}, { when: may && isNext })
  return sourceOf({ ...asked, data: asked.data?.filter((person) => person.status === 'pending') }, (person) => ({
    id: `approve ${person.id}`,
    kind: 'approve',
    text: 'Pendaftar menunggu persetujuan',
    about: `${person.name} · ${person.email}`,
    act: 'Tinjau',
    to: '/permissions',
    search: { bagian: 'pengguna' },
  }))
}

function daysSince(day: string | null): string {
  return day === null ? '' : `${daysBetween(day as Day, today())} hari`
}
