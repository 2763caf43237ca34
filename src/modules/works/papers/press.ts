import { ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { customerOf, placesOf } from '#modules/parties/face.ts'
import { knownProject, type KnownProject } from '#modules/projects/face.ts'
import { contractInvoicePaper, contractOf, contractReceiptPaper, type ContractSeen } from '#modules/sales/face.ts'
import { keptContract } from '../billing/store.ts'
import { maintenanceUntil } from '../handover/rules.ts'
import { handoverRow } from '../handover/store.ts'
import { seesPrices } from '../prices.ts'
import { linesOfBill, measuredLines } from '../progress/store.ts'
import { packLines } from './checklist.ts'
import { packPapers, type PackPaper, type printHandover, type printTerminPack } from './contract.ts'
import { handoverPaper, type ContractHead } from './handover-paper.ts'
import { packOf, photosOfPack } from './load-pack.ts'
import type { PackOf } from './pack.ts'
import { periodOf } from './period.ts'
import { photosPaper } from './photos-paper.ts'
import { progressPaperOf, volumesPaper, type PeriodData } from './progress-paper.ts'
import { billOfTermin, measuredByWeek } from './store.ts'
import { taxPaper } from './tax-paper.ts'

/** A paper ready to be printed. */
interface Pressed {
  readonly name: string
  readonly content: Buffer
}

/** Makes the berita acara serah terima of a project, first or final, as it was written down. */
export async function pressedHandover(tx: Tx, actor: Actor, asked: AskedOf<typeof printHandover>): Promise<Pressed> {
  const project = await knownProject(tx, actor, asked.id)
  const kept = found(await keptContract(tx, actor.companyId, asked.id))
  const paper = await handoverOf(
    tx,
    actor,
    { project, contract: await contractOf(tx, actor, kept.orderId) },
    asked.which,
  )
  const name = `BAST-${asked.which} ${project.name}.pdf`
  return { name, content: await makePdf(paper) }
}

/** Puts the papers an invoice goes with into one file; refused while a wanted one is missing, unless what is there will do. */
export async function pressedPack(tx: Tx, actor: Actor, asked: AskedOf<typeof printTerminPack>): Promise<Pressed> {
  const pack = await packOf(tx, actor, asked)
  const wanted = (await packLines(tx, actor, pack)).filter((line) => line.isWanted)
  const missing = wanted.filter((line) => line.missing !== null).map((line) => packPapers[line.paper])
  if (missing.length > 0 && asked.seadanya !== 'ya')
    throw new Refusal('termin-pack.missing', { papers: missing.join(', ') })
  const bundle: Paper[] = []
  const period = wanted.some(({ paper, missing: why }) => why === null && ofPeriod.has(paper))
    ? await periodData(tx, actor, { pack, invoiceId: asked.invoiceId })
    : undefined
  for (const { paper, missing: why } of wanted) {
    // A guarantee is the issuer's own paper: it is put beside, not printed here.
    if (why === null && paper !== 'jaminan')
      bundle.push(await laidOut(tx, actor, { pack, paper, invoiceId: asked.invoiceId, period }))
  }
  if (bundle.length === 0) throw new Refusal('termin-pack.nothing')
  const title = `Berkas termin ${pack.bill.number ?? 'draf'}`
  await recordHistory(tx, actor, { subject: 'invoice', id: asked.invoiceId, act: 'print', reason: 'Berkas termin' })
  return { name: `${title}.pdf`, content: await makePdf({ title, bundle }) }
}

/** The papers that tell what was built in the weeks of a bill. */
const ofPeriod: ReadonlySet<PackPaper> = new Set(['progres', 'volume'])

interface Wanted {
  readonly pack: PackOf
  readonly paper: Exclude<PackPaper, 'jaminan'>
  readonly invoiceId: string
  /** What was built, where a paper of the pack tells it. */
  readonly period: PeriodData | undefined
}

async function laidOut(tx: Tx, actor: Actor, { pack, paper, invoiceId, period }: Wanted): Promise<Paper> {
  switch (paper) {
    case 'invoice':
      return contractInvoicePaper(tx, actor, invoiceId)
    case 'kwitansi':
      return contractReceiptPaper(tx, actor, invoiceId)
    case 'bast':
      return handoverOf(tx, actor, pack, '2')
    case 'foto':
      return photosPaper({
        ...(await basisOf(tx, actor, pack, 'foto pekerjaan')),
        photos: await photosOfPack(tx, actor, pack),
      })
    case 'faktur':
      return taxPaper({ ...(await basisOf(tx, actor, pack, 'data faktur')), tax: pack.bill.tax })
    case 'progres':
      return progressPaperOf(found(period))
    case 'volume':
      return volumesPaper(found(period))
  }
}

async function periodData(
  tx: Tx,
  actor: Actor,
  { pack, invoiceId }: { readonly pack: PackOf; readonly invoiceId: string },
): Promise<PeriodData> {
  const rabId = await billOfTermin(tx, actor.companyId, invoiceId)
  const bill = rabId
    ? await linesOfBill(tx, actor.companyId, rabId)
    : await measuredLines(tx, actor.companyId, pack.project.id)
  const weeks = await measuredByWeek(tx, actor.companyId, { projectId: pack.project.id, to: pack.to })
  return {
    ...(await basisOf(tx, actor, pack, 'berita acara progres')),
    ...{ from: pack.from, to: pack.to },
    ...periodOf(bill, weeks, pack.from),
  }
}

async function basisOf(tx: Tx, actor: Actor, pack: PackOf, docType: string) {
  return {
    ...(await paperBasis(tx, actor, pack, docType)),
    ...{ state: pack.bill.isIssued ? ('posted' as const) : ('draft' as const) },
    ...{ number: pack.bill.number, date: pack.bill.date },
  }
}

type Of = { readonly project: KnownProject; readonly contract: ContractSeen }

async function paperBasis(tx: Tx, actor: Actor, { project, contract }: Of, docType: string) {
  const { name, npwp, phone } = await customerOf(tx, actor.companyId, project.customerId)
  const places = await placesOf(tx, actor.companyId, project.customerId)
  const head: ContractHead = {
    ...{ projectName: project.name, place: project.place },
    ...{ contractNumber: contract.number, contractDate: contract.date },
    customer: { name, npwp, address: places.billing, contact: places.contactName, phone },
  }
  return {
    ...head,
    letterhead: await issuerOf(tx, actor.companyId, { docType, amount: ZERO }),
    printed: printedNow(actor),
  }
}

// The final one where it was made and asked for, else the first.
async function handoverOf(tx: Tx, actor: Actor, of: Of, asked: '1' | '2'): Promise<Paper> {
  const row = found(await handoverRow(tx, actor.companyId, of.project.id))
  const which = asked === '2' && row.finalOn !== null ? '2' : '1'
  return handoverPaper({
    ...(await paperBasis(tx, actor, of, 'berita acara serah terima')),
    ...{ which, state: 'posted', number: which === '2' ? row.finalNumber : row.firstNumber },
    date: which === '2' ? (row.finalOn ?? row.firstOn) : row.firstOn,
    ...{ firstNumber: row.firstNumber, firstOn: row.firstOn, maintenanceDays: row.maintenanceDays },
    maintenanceUntil: maintenanceUntil(row.firstOn, row.maintenanceDays),
    value: seesPrices(actor) ? String(of.contract.value) : null,
    holdsRetention: Number(of.contract.retentionPercent ?? 0) > 0 || of.contract.retentionHeld > 0n,
  })
}
