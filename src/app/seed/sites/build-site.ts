import { addDays, type Day } from '#ground/day.ts'
import { percent } from '#ground/percent.ts'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Person } from '#app/seed/as-person.ts'
import { customers } from '#modules/parties/contract.ts'
import { changeStatus, projects, type ProjectStatus } from '#modules/projects/contract.ts'
import { listWorkItems } from '#modules/projects/work-items/contract.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'
import { coefficient } from '#modules/works/ahsp/price.ts'
import { billProject, openBilling, signProject } from '#modules/works/billing/contract.ts'
import { billInstalment } from '#modules/works/instalments/contract.ts'
import { approveProgress, openProgress, saveProgress } from '#modules/works/progress/contract.ts'
import { approveRab, saveRab } from '#modules/works/rab/contract.ts'
import { approveRap, listRap, saveRap } from '#modules/works/rap/contract.ts'
import { proposePlan } from '#modules/works/rap/rules.ts'
import { approveSchedule, openSchedule, saveSchedule } from '#modules/works/schedule/contract.ts'
import type { BillRow } from './bills.ts'

/** A project that was asked for. */
export interface AskedSite {
  readonly name: string
  readonly customer: string
  /** Its customer holds PPh final back, at the rate of our SBU on the day of the contract. */
  readonly withholdsTax?: boolean
  readonly city: string
  readonly begun: Day
  readonly days: number
  readonly bill: readonly BillRow[]
  /** The analysis a price stands on, by the name of the work. */
  readonly analysed?: Readonly<Record<string, string>>
}

/** A project that was agreed, with what became of it so far. */
export interface BuiltSite extends AskedSite {
  readonly agreement: string
  /** By the name of the work: the day it begins, counted from the first, and how many days it takes. */
  readonly schedule: Readonly<Record<string, readonly [from: number, days: number]>>
  /** What was built up to the end of a week, by the name of the work, since the report before. */
  readonly reports: readonly { readonly week: number; readonly built: Readonly<Record<string, string>> }[]
  /** Its agreed parts, where it is not billed by progress. */
  readonly instalments?: readonly AgreedPart[]
  /** Days after the first on which what was approved is billed, and how many days later it is paid; null: still open. */
  readonly bills: readonly { readonly at: number; readonly paidAfter: number | null }[]
}

/** An agreed part of a contract: its percent, and the progress or the handover it waits for. */
export type AgreedPart = readonly [name: string, percent: string, due: number | 'bast-1' | 'bast-2']

/** What each head may cost of the price of the bill, percent. */
const shares = { material: percent('48'), upah: percent('24'), alat: percent('4'), umum: percent('5') }

/** Opens a project with the draft of its bill, which waits for somebody else's yes. */
export async function askSite(person: Person, site: AskedSite) {
  const customer = await person.do(customers.add, {
    ...{ name: site.customer, withholdsTax: site.withholdsTax ?? false },
  })
  const { id } = await person.do(projects.add, {
    ...{ name: site.name, customerId: customer.id, city: site.city },
    ...{ startDate: site.begun, endDate: addDays(site.begun, site.days) },
  })
  const rows = site.bill.map(([number, name, unit, volume, unitPrice]) => ({
    ...{ number, name, unit, volume, unitPrice, analysisCode: site.analysed?.[name] ?? null },
  }))
  const { id: rabId, version } = await person.do(saveRab, { id, version: null, rows })
  return { id, rabId, version }
}

/** Builds a project: the bill, the plan of cost and time that were approved, the contract, progress and invoices; its id. */
export async function buildSite(person: Person, site: BuiltSite): Promise<string> {
  const { id, rabId, version } = await askSite(person, site)
  await person.another().do(approveRab, { id, rabId, version })
  await planCosts(person, id)
  await planTime(person, id, site)
  for (const status of ['kontrak', 'berjalan'] as const) await stepTo(person, id, status)
  const plan = site.instalments
    ? { instalments: site.instalments.map(agreedPart) }
    : { downPaymentPercent: '20', retentionPercent: '5' }
  const agreed = { customerPoNo: site.agreement, finalTax: null, ...plan }
  const { orderId } = await person.do(signProject, { id, date: site.begun, ...agreed })
  await billNext(person, id, { date: site.begun, kind: 'down_payment' })
  await person.do(payOrder, { id: orderId, date: addDays(site.begun, 5) })
  const bills = [...site.bills]
  for (const { week, built } of site.reports) {
    await buildWeek(person, id, { week, date: addDays(site.begun, week * 7 - 1), built })
    const bill = bills[0]
    if (!bill || bill.at > week * 7) continue
    bills.shift()
    const date = addDays(site.begun, week * 7)
    await billNext(person, id, { date, kind: 'sale' })
    if (bill.paidAfter !== null) await person.do(payOrder, { id: orderId, date: addDays(date, bill.paidAfter) })
  }
  return id
}

function agreedPart([name, percent, due]: AgreedPart) {
  const dueBy = typeof due === 'number' ? ('progress' as const) : due
  const duePercent = typeof due === 'number' ? String(due) : null
  return { ...{ name, percent, dueBy, duePercent }, dueOn: null, expectedOn: null, documents: null }
}

// The instalment that is due, else the kind.
async function billNext(
  person: Person,
  id: string,
  bill: { readonly date: Day; readonly kind: 'down_payment' | 'sale' },
) {
  const { contract } = await person.do(openBilling, { id })
  const part = contract?.ready.find(({ instalment }) => instalment)?.instalment
  if (part) await person.do(billInstalment, { id, instalmentId: part.id, date: bill.date })
  else await person.do(billProject, { id, ...bill })
}

/** Finds a work item of a project by its name: its id. */
export async function workItemNamed(person: Person, id: string, name: string): Promise<string> {
  const items = await person.do(listWorkItems, { id })
  return items.find((item) => item.name === name)?.id ?? ''
}

/** Brings a project into the status that follows. */
async function stepTo(person: Person, id: string, status: ProjectStatus): Promise<void> {
  const project = await person.do(projects.open, { id })
  if (project.next.includes(status))
    await person.do(changeStatus, { id, version: project.version, status, reason: null })
}

async function planCosts(person: Person, id: string): Promise<void> {
  const { bill: sold } = await person.do(listRap, { id })
  const priced = sold.map((line) => ({
    ...{ ...line, volume: quantity(line.volume), unitPrice: price(line.unitPrice) },
    takes: (line.analysis?.components ?? []).map((one) => ({
      ...{ ...one, coefficient: coefficient(one.coefficient), price: price(one.price) },
    })),
  }))
  const lines = proposePlan(priced, shares).map((line) => ({
    ...{ ...line, qty: quantityText(line.qty), unitCost: priceText(line.unitCost) },
  }))
  const { id: rapId, version } = await person.do(saveRap, { id, version: null, lines })
  await person.another().do(approveRap, { id, rapId, version })
}

async function planTime(person: Person, id: string, site: BuiltSite): Promise<void> {
  const { lines } = await person.do(openSchedule, { id })
  const planned = lines.flatMap(({ workItemId, name }) => {
    const [from, days] = site.schedule[name] ?? []
    if (from === undefined || days === undefined) return []
    const startDate = addDays(site.begun, from)
    return [{ workItemId, startDate, endDate: addDays(startDate, days - 1), shares: null }]
  })
  const asked = { version: null, firstDay: site.begun, weekStart: 'project' as const, lines: planned }
  const { id: scheduleId, version } = await person.do(saveSchedule, { id, ...asked })
  await person.another().do(approveSchedule, { id, scheduleId, version })
}

interface Week {
  readonly week: number
  readonly date: Day
  readonly built: Readonly<Record<string, string>>
}

async function buildWeek(person: Person, id: string, { week, date, built }: Week): Promise<void> {
  const sheet = await person.do(openProgress, { id })
  const lines = sheet.lines.flatMap(({ workItemId, name }) => {
    const volume = built[name]
    return volume ? [{ workItemId, volume }] : []
  })
  const { id: reportId, version } = await person.do(saveProgress, { id, version: null, week, date, note: null, lines })
  await person.another().do(approveProgress, { id, reportId, version })
}
