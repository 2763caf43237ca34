import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { allChecks } from '#app/cli/check-books.ts'
import { priceText, type Price } from '#ground/price.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import type { RetentionBase, RetentionManner } from '#modules/sales/contract.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { openInvoice, voidInvoice } from '#modules/sales/invoices/contract.ts'
import { aColleague, anAgreedRab } from '../cast/small.ts'
import { handedOver } from '../cast/handed-over.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { billProject, openBilling, signProject, type BillKind } from './contract.ts'

// Random projects of one company: whatever is measured, billed and taken back, what the contract says of retention and
// down payment is what the journal says of the project. `PROPERTY_RUNS` takes more of them.
const numRuns = Math.max(3, Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 0) / 200))
const seed = process.env['PROPERTY_SEED']

let db: Database
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})

const walks = fc.record({
  price: fc.integer({ min: 1_000_003, max: 900_000_000 }),
  down: fc.constantFrom(null, '10', '20', '33.3333'),
  held: fc.constantFrom(null, '5', '7.5'),
  manner: fc.constantFrom<RetentionManner>('each', 'last'),
  base: fc.constantFrom<RetentionBase>('gross', 'net'),
  recovery: fc.constantFrom(null, '7000003'),
  acts: fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 600 }).map((share) => ({ kind: 'measure' as const, share })),
      fc.constantFrom('bill', 'undo').map((kind) => ({ kind: kind as 'bill' | 'undo', share: 0 })),
    ),
    { minLength: 4, maxLength: 8 },
  ),
})

test(
  'retention and down payment of random projects are what the journal says, and no termin is beyond the contract',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(walks, async ({ acts, price, ...terms }) => {
        const site = await aRandomSite({ price, ...terms })
        for (const { kind, share } of acts) {
          await through(() => site[kind](share))
          await site.judge()
        }
        await through(() => site.measure(site.left))
        await through(() => site.bill())
        await handedOver(site.desk, site.id, { first: '2025-11-01', days: 30, final: '2025-12-01' })
        await through(() => site.send('retention'))
        const done = await site.judge()
        expect(done).toEqual({ billed: price, open: 0, held: 0 })
      }),
      { numRuns, ...(seed && { seed: Number(seed) }) },
    )
    expect(await findBreaches(db.read, allChecks)).toEqual([])
  },
)

// What people may not do is refused, and leaves everything as it was.
async function through(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

interface Terms {
  readonly price: number
  readonly down: string | null
  readonly held: string | null
  readonly manner: RetentionManner
  readonly base: RetentionBase
  readonly recovery: string | null
}

async function aRandomSite({ price, down, held, manner, base, recovery }: Terms) {
  const { actor, customerId } = shop
  const desk = deskOf(db, actor, worksRoutes)
  const other = deskOf(db, aColleague(actor), worksRoutes)
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, { name: 'Proyek acak', customerId })
  const line = {
    number: '1',
    name: 'Pembangunan',
    unit: 'ls',
    volume: '100',
    unitPrice: priceText(BigInt(price) as Price),
  }
  await anAgreedRab(db, actor, { projectId: id, rows: [line as never] })
  const terms = {
    ...{ downPaymentPercent: down, downPaymentRecovery: down && recovery },
    ...{ retentionPercent: held, retentionManner: manner, retentionBase: base },
  }
  await desk.do(signProject, { id, date: '2025-01-02', ...terms })
  if (down) await desk.do(billProject, { id, kind: 'down_payment', date: '2025-01-03' })
  let week = 0
  const site = {
    ...{ id, desk, left: 1000 },
    send: (kind: BillKind) => desk.do(billProject, { id, kind, date: '2025-12-02' }),
    bill: () => desk.do(billProject, { id, kind: 'sale', date: '2025-10-01' }),
    measure: async (share: number) => {
      const { lines } = await desk.do(openProgress, { id })
      const measured = [
        { workItemId: lines[0]?.workItemId ?? '', volume: quantityText(BigInt(share * 1000) as Quantity) },
      ]
      const saved = await desk.do(saveProgress, {
        id,
        version: null,
        week: week + 1,
        date: '2025-09-01',
        lines: measured,
      })
      await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
      week += 1
      site.left -= share
    },
    undo: async () => {
      const { contract } = await desk.do(openBilling, { id })
      const last = contract?.invoices
        .filter(({ status }) => status !== 'void')
        .toSorted((a, b) => b.id.localeCompare(a.id))[0]
      if (last?.kind !== 'sale') return
      const { version } = await shop.do(openInvoice, { id: last.id })
      await shop.do(voidInvoice, { id: last.id, version, reason: 'Salah' })
    },
    judge: async () => {
      const { contract } = await desk.do(openBilling, { id })
      const told = { open: Number(contract?.downPaymentOpen), held: Number(contract?.retentionHeld) }
      expect(told).toEqual({ open: 0 - (await booked(id, '2-1200')), held: await booked(id, '1-1310') })
      const billed = 0 - (await booked(id, '4-1000'))
      expect(billed).toBe(Number(contract?.billed))
      // What is open of the down payment is never more than the work that is left.
      expect(told.open >= 0 && told.open <= price - billed && told.held >= 0).toBe(true)
      return { billed, ...told }
    },
  }
  return site
}

async function booked(projectId: string, account: string): Promise<number> {
  const { rows } = await db.pool.query<{ net: string }>(
    'select coalesce(sum(debit - credit), 0)::text as net from journal_line where project_id = $1 and account_code = $2',
    [projectId, account],
  )
  return Number(rows[0]?.net)
}
