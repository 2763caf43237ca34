// `npm run bench:works`: a building site of five thousand work items over two years, and a list of three hundred projects.
import { parseArgs } from 'node:util'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { addStock } from '#modules/warehouse/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { addUsage } from '#modules/warehouse/usage/contract.ts'
import { aColleague, anAgreedRab } from '#modules/works/cast/small.ts'
import { anApprovedRap } from '#modules/works/cast/rap.ts'
import { controlRows, openControl } from '#modules/works/control/contract.ts'
import { approveProgress, openProgress, saveProgress } from '#modules/works/progress/contract.ts'
import { worksRoutes } from '#modules/works/routes.ts'
import { approveSchedule, openSchedule, saveSchedule } from '#modules/works/schedule/contract.ts'
import { aHouse } from '../tests/cast/house.ts'
import { onThrowawayDatabase, timed } from './throwaway.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const plan = values.short
  ? { lines: 40, weeks: 8, reports: 2, usages: 2, projects: 5, times: 3 }
  : { lines: 5000, weeks: 104, reports: 8, usages: 120, projects: 300, times: 15 }

/** Materials of one usage. */
const MATERIALS = 20

/** Day one of the work, a Monday. */
const DAY_ONE = Date.UTC(2024, 9, 7)
const dayAt = (days: number) => new Date(DAY_ONE + days * 86_400_000).toISOString().slice(0, 10)

await onThrowawayDatabase('works', measure)

async function measure(open: Database): Promise<string[]> {
  const house = await aHouse(open)
  const { actor } = house
  const desk = deskOf(open, actor, [...worksRoutes, ...warehouseRoutes, ...projectRoutes])
  const { id, customerId, warehouseId } = await aProject(open, actor)
  const [bill] = await timed(() => anAgreedRab(open, actor, { projectId: id, rows: rowsOfBill() as never }))
  const { lines } = await desk.do(openProgress, { id })
  const items = lines.map(({ workItemId }) => workItemId)
  const [budget] = await timed(() => anApprovedRap(open, actor, { projectId: id, lines: items.map(costOf) }))
  const [schedule] = await timed(() => spread(desk, deskOf(open, aColleague(actor), worksRoutes), { id, items }))
  await build(desk, deskOf(open, aColleague(actor), worksRoutes), { id, items })
  const materials = await Promise.all(Array.from({ length: MATERIALS }, () => house.item()))
  await bring(desk, warehouseId, materials)
  const usage = await use(desk, { id, items, materials })
  await addProjects(open, actor, customerId)
  await open.pool.query('analyze')
  return [
    `RAB ${plan.lines} baris ditulis dan disetujui dalam ${bill} ms, RAP ${budget} ms, jadwal ${plan.weeks} minggu ${schedule} ms`,
    `kurva S ${plan.lines} baris × ${plan.weeks} minggu: ${await usual(() => desk.do(openSchedule, { id }))} ms di server (median)`,
    `biaya proyek ${plan.lines} pekerjaan: ${await usual(() => desk.do(openControl, { id }))} ms, rinciannya ${await usual(() => desk.do(controlRows, { id }))} ms`,
    `pemakaian ${MATERIALS} bahan: ${usage} ms`,
    `daftar ${plan.projects} proyek: ${await usual(() => desk.do(projects.list, {}))} ms`,
  ]
}

/** A bill of groups of fifty work items each. */
function rowsOfBill() {
  return Array.from({ length: plan.lines }, (_, at) => at).flatMap((at) => {
    const [group, line] = [Math.floor(at / 50) + 1, (at % 50) + 1]
    const item = { name: `Pekerjaan ${at + 1}`, unit: 'm2', volume: '120.5', unitPrice: String(10_000 + at * 7) }
    const row = { number: `${group}.${line}`, ...item }
    const head = { number: String(group), name: `Bagian ${group}`, unit: null, volume: null, unitPrice: null }
    return line === 1 ? [head, row] : [row]
  })
}

function costOf(workItemId: string, at: number) {
  const head = (['material', 'upah', 'alat', 'subkon'] as const)[at % 4] ?? ('material' as const)
  return { workItemId, head, description: `Biaya ${at + 1}`, unit: 'm2', qty: '120.5', unitCost: String(8000 + at * 5) }
}

interface Site {
  readonly id: string
  readonly items: readonly string[]
}

/** Every work item takes eight weeks, one after the other over the whole time. */
async function spread(desk: Desk, other: Desk, { id, items }: Site): Promise<void> {
  const last = plan.weeks * 7 - 1
  const lines = items.map((workItemId, at) => {
    const from = Math.floor((at / items.length) * Math.max(last - 55, 1))
    const dates = { startDate: dayAt(from), endDate: dayAt(at === items.length - 1 ? last : Math.min(from + 55, last)) }
    return { workItemId, ...dates, shares: null }
  })
  const words = { firstDay: dayAt(0), weekStart: 'project' as const }
  const saved = await desk.do(saveSchedule, { id, version: null, ...words, lines })
  await other.do(approveSchedule, { id, scheduleId: saved.id, version: saved.version })
}

/** Measures all work items in weeks that lie evenly in the first half. */
async function build(desk: Desk, other: Desk, { id, items }: Site): Promise<void> {
  for (let at = 1; at <= plan.reports; at += 1) {
    const week = Math.max(Math.floor((plan.weeks / 2 / plan.reports) * at), at)
    const lines = items.map((workItemId) => ({ workItemId, volume: '7.5' }))
    const saved = await desk.do(saveProgress, { id, version: null, week, date: dayAt(week * 7 - 1), lines })
    await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
}

async function bring(desk: Desk, warehouseId: string, materials: readonly string[]): Promise<void> {
  const lines = materials.map((itemId) => ({ itemId, qty: '100000', value: '6500000000' }))
  await desk.do(addStock, { type: 'penerimaan', on: dayAt(0), warehouseId, lines })
}

async function use(desk: Desk, { id, items, materials }: Site & { materials: readonly string[] }): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < plan.usages; at += 1) {
    const lines = materials.map((itemId, n) => {
      const workItemId = items[(at * MATERIALS + n) % items.length] ?? null
      return { itemId, qty: '3', workItemId, note: 'Sesuai kebutuhan lapangan' }
    })
    times.push((await timed(() => desk.do(addUsage, { projectId: id, date: dayAt(7 + at), lines })))[0])
  }
  return middle(times)
}

async function addProjects(open: Database, { companyId }: Actor, customerId: string): Promise<void> {
  await open.pool.query(
    `with made as (
       select gen_random_uuid() as project, gen_random_uuid() as warehouse, n from generate_series(1, $3::int) n
     ), places as (
       insert into warehouse (id, company_id, code, name, type) select warehouse, $1, 'S' || n, 'Gudang ' || n, 'proyek' from made
     )
     insert into project (id, company_id, code, name, customer_id, status, start_date, end_date, city, warehouse_id)
     select project, $1, 'PRB-' || n, 'Proyek ' || n, $2, (array['berjalan', 'selesai'])[1 + n % 2], date '2025-01-06' + n::int,
       date '2026-01-06' + n::int, 'Bogor', warehouse from made`,
    [companyId, customerId, plan.projects],
  )
}

async function usual(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < plan.times; at += 1) times.push((await timed(act))[0])
  return middle(times)
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
