import { rupiah } from '#ground/format.ts'
import { minus, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { tellHanging, type ClosingProject, type HangingThing } from '#modules/projects/face.ts'
import { contractOf } from '#modules/sales/face.ts'
import { worthIn } from '#modules/stock/face.ts'
import { earnedFacts } from '../billing/earned.ts'
import { keptContract } from '../billing/store.ts'
import { instalmentsOf } from '../instalments/store.ts'
import { handoverRow } from '../handover/store.ts'
import { leftApart } from '../revenue/store.ts'
import { seesPrices } from '../prices.ts'
import { subcontractPage } from '../subcontract/page.ts'
import { guaranteesOut, openSubcontracts, waitingPapers } from './store.ts'

/** Finds what of the work on a project is not done: contract, handover, papers that wait, subcontracts, guarantees, goods. */
async function hangingWorks(tx: Tx, actor: Actor, project: ClosingProject): Promise<HangingThing[]> {
  const at = (part: string) => `/daftar-proyek/detail/${project.id}?bagian=${part}`
  return [
    ...(await contractHangs(tx, actor, project.id, at('termin'))),
    ...(await papersHang(tx, actor, project.id, at)),
    ...(await subcontractsHang(tx, actor, project.id)),
    ...(await guaranteesOut(tx, actor.companyId, project.id)).map(({ number, issuer }) => ({
      ...{ what: `Jaminan ${number} dari ${issuer} belum dikembalikan`, href: at('jaminan'), isWaivable: true },
    })),
    ...(await goodsHang(tx, actor, project)),
  ]
}

async function contractHangs(tx: Tx, actor: Actor, projectId: string, href: string): Promise<HangingThing[]> {
  const kept = await keptContract(tx, actor.companyId, projectId)
  if (!kept) return []
  const seen = await contractOf(tx, actor, kept.orderId)
  if (seen.state === 'void') return []
  const facts = await earnedFacts(tx, actor.companyId, projectId)
  const instalments = await instalmentsOf(tx, actor.companyId, { projectId, seen })
  const says = worth(actor)
  const thing = (amount: Money, what: string, isWaivable: boolean) =>
    amount > 0n ? [{ what: says(what, amount), href, isWaivable }] : []
  const handover = await handoverRow(tx, actor.companyId, projectId)
  return [
    ...(instalments.length > 0
      ? thing(minus(seen.value, seen.billed), 'Angsuran yang belum ditagih', true)
      : thing(minus(facts?.earned ?? ZERO, seen.billed), 'Progres yang belum ditagih', true)),
    ...thing(minus(seen.downPaymentBilled, seen.downPaymentApplied), 'Uang muka yang belum dipotong', false),
    ...thing(minus(seen.retentionHeld, seen.retentionReleased), 'Retensi yang belum ditagih', false),
    ...thing(
      await leftApart(tx, actor.companyId, projectId),
      'Selisih pendapatan (POC) yang belum dibukukan di Tutup buku',
      false,
    ),
    ...(handover?.finalOn ? [] : [{ what: 'BAST-2 belum dicatat', href, isWaivable: true }]),
  ]
}

// What the contract is worth is told to who sees it.
const worth = (actor: Actor) => (what: string, amount: Money) =>
  seesPrices(actor) ? `${what}, ${rupiah(String(amount))}` : what

async function papersHang(tx: Tx, actor: Actor, projectId: string, at: (part: string) => string) {
  const waiting = await waitingPapers(tx, actor.companyId, projectId)
  return waiting.map(({ kind, number }): HangingThing => {
    const what = kind === 'opname' ? `Draf opname minggu ${number}` : `CCO-${number} belum diputuskan`
    return { what, href: at(kind), isWaivable: false }
  })
}

async function subcontractsHang(tx: Tx, actor: Actor, projectId: string): Promise<HangingThing[]> {
  const rows = await openSubcontracts(tx, actor.companyId, projectId)
  return rows.flatMap((row) => {
    const href = actor.can('view biaya') ? subcontractPage(projectId, row.id) : null
    const name = row.number ?? 'draf'
    const said = [
      ...(row.isDraft
        ? ['belum terbit']
        : row.isClosed || row.left <= 0n
          ? []
          : ['belum selesai ditagih; tutup bila sisanya tidak dikerjakan']),
      ...(row.hasOpname ? ['ada opname yang belum disetujui atau ditagih'] : []),
      ...(row.hasAddendum ? ['ada addendum yang belum disetujui'] : []),
      ...(row.advance > 0n ? ['uang mukanya belum habis dipotong'] : []),
      ...(row.retention > 0n ? ['retensinya belum ditagih'] : []),
    ]
    return said.map((why) => ({ what: `SPK ${name} ${why}`, href, isWaivable: false }))
  })
}

async function goodsHang(tx: Tx, actor: Actor, { warehouseId }: ClosingProject): Promise<HangingThing[]> {
  const value = await worthIn(tx, actor.companyId, warehouseId)
  if (value === 0n) return []
  const what = 'Barang masih di gudang lokasi'
  return [{ what, href: actor.can('view gudang') ? `/gudang/detail/${warehouseId}` : null, isWaivable: false }]
}

tellHanging(hangingWorks)
