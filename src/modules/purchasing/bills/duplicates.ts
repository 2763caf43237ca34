import { addDays, type Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { twinsOf } from '#kit/files/twins.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import type { findDuplicates } from './contract.ts'
import type { DuplicateWarning } from './detail.ts'
import { alikeBills, billsOfFiles } from './duplicate-store.ts'
import { samePaper } from './store.ts'

/** A paper as the detector of double notas looks at it. */
export interface Paper {
  readonly supplierId: string | null
  readonly date: Day
  readonly total: Money
  readonly files: readonly string[]
  /** Itself, when it is saved already. */
  readonly billId: string | null
}

/** Other papers that look like this one: the same supplier and amount within a day, and the same photo anywhere. */
export async function duplicatesOf(tx: Tx, actor: Actor, paper: Paper): Promise<DuplicateWarning[]> {
  return [...(await samePhotos(tx, actor, paper)), ...(await sameAmounts(tx, actor, paper))]
}

/** The same for a form that is being typed, with the paper that would be refused. */
export async function find(tx: Tx, actor: Actor, asked: AskedOf<typeof findDuplicates>) {
  const { supplierId, supplierInvoiceNo: no } = asked
  const same =
    supplierId && no ? await samePaper(tx, actor.companyId, { supplierId, no, except: asked.billId }) : undefined
  return {
    sameNumber: same ? { billId: same.id, number: same.number ?? 'draf', date: same.bill_date } : null,
    warnings: await duplicatesOf(tx, actor, {
      supplierId,
      date: asked.date ?? today(actor),
      total: asked.total ?? (0n as Money),
      files: asked.files,
      billId: asked.billId,
    }),
  }
}

async function sameAmounts(tx: Tx, actor: Actor, paper: Paper): Promise<DuplicateWarning[]> {
  if (paper.supplierId === null || paper.total === 0n) return []
  const rows = await alikeBills(tx, actor.companyId, {
    supplierId: paper.supplierId,
    total: paper.total,
    from: addDays(paper.date, -1),
    to: addDays(paper.date, 1),
    except: paper.billId,
  })
  return rows.map((row) => ({
    kind: 'same-amount' as const,
    billId: row.id,
    number: row.number,
    supplierName: row.supplierName,
    date: row.date,
    total: row.total,
    text: `Tagihan ${row.number ?? 'draf'} ${row.supplierName} tanggal ${dayFormat(row.date as Day, 'short')} juga ${rupiah(row.total)}.`,
  }))
}

async function samePhotos(tx: Tx, actor: Actor, paper: Paper): Promise<DuplicateWarning[]> {
  const twins = await twinsOf(tx, actor.companyId, paper.files)
  const others = twins.filter((twin) => twin.ownerId !== paper.billId)
  const bills = await billsOfFiles(tx, actor.companyId, [...new Set(others.map((twin) => twin.ownerId))])
  return others.map((twin) => {
    const bill = bills.get(twin.ownerId)
    const where = bill ? `tagihan ${bill.number ?? 'draf'} ${bill.supplierName}` : `dokumen lain (${twin.name})`
    return {
      kind: twin.how === 'same' ? ('same-photo' as const) : ('alike-photo' as const),
      billId: bill?.id ?? null,
      number: bill?.number ?? null,
      supplierName: bill?.supplierName ?? '',
      date: bill?.date ?? null,
      total: bill?.total ?? null,
      text: `${twin.how === 'same' ? 'Foto yang sama' : 'Foto yang mirip'} sudah ada di ${where}, diunggah ${twin.createdBy}.`,
    }
  })
}
