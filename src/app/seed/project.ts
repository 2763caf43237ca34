import { addDays, type Day } from '#ground/day.ts'
import { percent } from '#ground/percent.ts'
import { price, priceText } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { demoAnalyses } from '#app/seed/analyses.ts'
import type { Person } from '#app/seed/as-person.ts'
import { customers } from '#modules/parties/contract.ts'
import { changeStatus, projects } from '#modules/projects/contract.ts'
import { listWorkItems } from '#modules/projects/work-items/contract.ts'
import { payOrder } from '#modules/sales/payments/contract.ts'
import { billProject, signProject } from '#modules/works/billing/contract.ts'
import { addSiteReport } from '#modules/works/diary/contract.ts'
import { approveProgress, openProgress, saveProgress } from '#modules/works/progress/contract.ts'
import { coefficient } from '#modules/works/ahsp/price.ts'
import { approveRab, saveRab } from '#modules/works/rab/contract.ts'
import { approveRap, listRap, saveRap } from '#modules/works/rap/contract.ts'
import { proposePlan } from '#modules/works/rap/rules.ts'

type Row = readonly [number: string, name: string, unit: string | null, volume: string | null, price: string | null]

const bill: readonly Row[] = [
  ['I', 'Pekerjaan persiapan', null, null, null],
  ['1', 'Pembersihan lapangan', 'm2', '420', '18500'],
  ['2', 'Direksi keet dan gudang', 'ls', '1', '14500000'],
  ['II', 'Pekerjaan tanah dan pondasi', null, null, null],
  ['1', 'Galian tanah pondasi', 'm3', '96', '92000'],
  ['2', 'Pondasi batu kali 1:4', 'm3', '64.5', '985000'],
  ['III', 'Pekerjaan beton', null, null, null],
  ['1', 'Sloof 15/20', 'm3', '8.4', '5150000'],
  ['2', 'Kolom 20/20', 'm3', '11.2', '6240000'],
  ['IV', 'Pekerjaan dinding', null, null, null],
  ['1', 'Pasangan bata ringan', 'm2', '512', '142000'],
  ['2', 'Plester dan acian', 'm2', '1024', '78500'],
]

/** The analyses the prices of some works stand on. */
const analysed: Readonly<Record<string, string>> = {
  'Pasangan bata ringan': 'A.4.4.1.30',
  'Plester dan acian': 'A.4.4.2.20',
}

/** What was built in each week so far, by the name of the work. */
const weeks: readonly Readonly<Record<string, string>>[] = [
  { 'Pembersihan lapangan': '420', 'Direksi keet dan gudang': '1', 'Galian tanah pondasi': '30' },
  { 'Galian tanah pondasi': '66', 'Pondasi batu kali 1:4': '18' },
  { 'Pondasi batu kali 1:4': '36.5', 'Sloof 15/20': '2.1' },
]

/** What each head may cost of the price of the bill, percent. */
const shares = { material: percent('48'), upah: percent('24'), alat: percent('4'), umum: percent('5') }

/** A site that is being built, for what stands on it. */
export interface DemoSite {
  readonly projectId: string
  /** Where this week's work is booked. */
  readonly workItemId: string
}

/**
 * Builds a shophouse: a bill that was agreed, a contract with its down payment, three weeks of approved progress and the
 * first termin, and the diary of the last days.
 */
export async function demoProject(person: Person, today: Day): Promise<DemoSite> {
  const begun = addDays(today, -27)
  const customer = await person.do(customers.add, { name: 'PT Graha Sentul Utama' })
  const { id } = await person.do(projects.add, {
    ...{ name: 'Ruko Sentul Blok B', customerId: customer.id, city: 'Bogor' },
    ...{ startDate: begun, endDate: addDays(begun, 150) },
  })
  await demoAnalyses(person)
  const rows = bill.map(([number, name, unit, volume, unitPrice]) => ({
    ...{ number, name, unit, volume, unitPrice, analysisCode: analysed[name] ?? null },
  }))
  const { id: rabId, version } = await person.do(saveRab, { id, version: null, rows })
  await person.another().do(approveRab, { id, rabId, version })
  await planCosts(person, id)
  for (const status of ['kontrak', 'berjalan'] as const) {
    const project = await person.do(projects.open, { id })
    if (project.next.includes(status))
      await person.do(changeStatus, { id, version: project.version, status, reason: null })
  }
  const agreed = { customerPoNo: 'SPK/GSU/014', downPaymentPercent: '20', retentionPercent: '5', finalTax: null }
  const { orderId } = await person.do(signProject, { id, date: begun, ...agreed })
  await person.do(billProject, { id, date: begun, kind: 'down_payment' })
  await person.do(payOrder, { id: orderId, date: addDays(begun, 5) })
  for (const [at, built] of weeks.entries())
    await builtWeek(person, id, { week: at + 1, date: addDays(begun, at * 7 + 6), built })
  await person.do(billProject, { id, date: addDays(begun, 21), kind: 'sale' })
  const items = await person.do(listWorkItems, { id })
  const workItemId = items.find(({ name }) => name === 'Pondasi batu kali 1:4')?.id ?? ''
  for (const daysAgo of [4, 3, 2, 1])
    await told(person, { projectId: id, workItemId, date: addDays(today, -daysAgo), daysAgo })
  return { projectId: id, workItemId }
}

interface Week {
  readonly week: number
  readonly date: Day
  readonly built: Readonly<Record<string, string>>
}

// The cost plan, approved by somebody else.
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

async function builtWeek(person: Person, id: string, { week, date, built }: Week): Promise<void> {
  const sheet = await person.do(openProgress, { id })
  const lines = sheet.lines.flatMap(({ workItemId, name }) => {
    const volume = built[name]
    return volume ? [{ workItemId, volume }] : []
  })
  const { id: reportId, version } = await person.do(saveProgress, { id, version: null, week, date, note: null, lines })
  await person.another().do(approveProgress, { id, reportId, version })
}

interface DayOfSite {
  readonly projectId: string
  readonly workItemId: string
  readonly date: Day
  readonly daysAgo: number
}

async function told(person: Person, { projectId, workItemId, date, daysAgo }: DayOfSite): Promise<void> {
  const wasWet = daysAgo === 3
  await person.do(addSiteReport, {
    ...{ projectId, date, files: [], send: true, weatherMorning: 'cerah', k3: 'aman', k3Note: null, note: null },
    weatherAfternoon: wasWet ? 'hujan' : 'berawan',
    rainHours: wasWet ? '2' : null,
    crew: [
      { role: 'Tukang batu', count: 3 },
      { role: 'Kenek', count: 4 },
    ],
    lines: [{ workItemId, volume: '4.5', note: 'Sisi barat' }],
    deliveries: daysAgo === 2 ? [{ what: 'Semen 50 kg', qty: '60', unit: 'zak', from: 'TB Sumber Jaya' }] : [],
    equipment: [{ what: 'Molen 350 L', count: 1, hours: '5' }],
    blockers: wasWet ? [{ kind: 'cuaca', party: 'pihak-lain', hours: '2', note: 'Hujan sore' }] : [],
  })
}
