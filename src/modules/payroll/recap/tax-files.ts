import { money, minus, sum, type Money } from '#ground/money.ts'
import { shareOf, type Percent } from '#ground/percent.ts'
import { lastDay, type Period } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import { companyOf } from '#modules/company/companies/face.ts'
import { creditOfSources } from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { peopleById } from '#modules/people/face.ts'
import { pph21LawOn } from '../tax/law.ts'
import { formerTax, monthlyTax, workerTax } from '../tax/rules.ts'
import { bp21Xml, type WorkerSlip } from './bp21-xml.ts'
import { bpa1Xml } from './bpa1-xml.ts'
import { bpmpXml, type Withholder } from './bpmp-xml.ts'
import { formersPaidIn } from './former.ts'
import type { exportBp21, exportBpa1, exportBpmp } from './contract.ts'
import { paidInMonth } from './month.ts'
import { seesPayment, workersPaidIn } from './worker-tax.ts'
import { bookedRuns, yearsEndingIn } from './year-end.ts'

/**
 * Answers the monthly slips of PPh 21 for Coretax. Refused without an NPWP of the company ('recap.no-npwp'), where nobody is
 * in it ('recap.nobody'), and where its tax is not that of the slips ('recap.differs') or of the books ('recap.not-booked').
 */
export async function bpmpFile(tx: Tx, actor: Actor, { month }: AskedOf<typeof exportBpmp>): Promise<FileReply> {
  const by = await withholder(tx, actor, month)
  const law = pph21LawOn(by.on)
  const slips = (await paidInMonth(tx, actor.companyId, month)).filter(({ isLast }) => !isLast)
  if (slips.length === 0) throw new Refusal('recap.nobody', { month })
  const monthly = slips.map(({ nik, ptkp, position, taxable: gross, tax, name }) => {
    const found = monthlyTax(law, ptkp, gross)
    if (found.tax !== tax) throw new Refusal('recap.differs', { name })
    return { nik, ptkp, position, gross, rate: found.rate }
  })
  await refuseUnbooked(tx, actor.companyId, await bookedRuns(tx, actor.companyId, { from: month, until: month }))
  return xmlFile(`BPMP ${month}`, bpmpXml(by, monthly))
}

/**
 * Answers the slips of everybody paid by the day or piece in a month, and of who was paid after they left (BP21), for Coretax, one for each payment. Refused as
 * that of employees is ('recap.nobody-by-day' where nobody is in it), to who may not see all of it ('recap.narrowed'), and where somebody has no NIK ('recap.no-nik'), who
 * are all named.
 */
export async function bp21File(tx: Tx, actor: Actor, { month }: AskedOf<typeof exportBp21>): Promise<FileReply> {
  const by = await withholder(tx, actor, month)
  const law = pph21LawOn(by.on)
  const months = await workersPaidIn(tx, actor.companyId, month)
  const paid = months.flatMap((one) => one.paid)
  if (paid.some((payment) => !seesPayment(actor, payment))) throw new Refusal('recap.narrowed')
  const left = await formersPaidIn(tx, actor.companyId, month)
  if (paid.length + left.length === 0) throw new Refusal('recap.nobody-by-day', { month })
  const niks = await niksOf(tx, actor.companyId, [...paid, ...left])
  const slips = paid.map(({ personId, name, gross, dates, tax, number, on }): WorkerSlip => {
    const found = workerTax(law, gross, Math.max(dates, 1))
    if (found.tax !== tax) throw new Refusal('recap.differs', { name })
    const rate = found.basis === 'daily' ? found.rate : (shareOf(tax, found.base) ?? (0n as Percent))
    return { nik: niks.get(personId) ?? '', gross, basis: found.basis, rate, document: number, paidOn: on }
  })
  const formers = left.map(({ personId, name, gross, tax, number, on }): WorkerSlip => {
    if (formerTax(law, gross) !== tax) throw new Refusal('recap.differs', { name })
    const rate = shareOf(tax, gross) ?? (0n as Percent)
    return { nik: niks.get(personId) ?? '', gross, basis: 'former', rate, document: number, paidOn: on }
  })
  if (left.length > 0) {
    await refuseUnbooked(tx, actor.companyId, await bookedRuns(tx, actor.companyId, { from: month, until: month }))
  }
  for (const { sourceKind: kind, paid: own } of months) {
    const ids = [...new Set(own.map(({ sourceId }) => sourceId))]
    await refuseUnbooked(tx, actor.companyId, { kind, ids, tax: sum(own.map(({ tax }) => tax)) })
  }
  return xmlFile(`BP21 ${month}`, bp21Xml(by, [...slips, ...formers]))
}

/**
 * Answers the slips of a year (BPA1) of everybody whose last tax period a month is: all in December, before it who left.
 * Refused as those of workers are ('recap.no-year-ends' where nobody is in it).
 */
export async function bpa1File(tx: Tx, actor: Actor, { month }: AskedOf<typeof exportBpa1>): Promise<FileReply> {
  const by = await withholder(tx, actor, month)
  const ending = await yearsEndingIn(tx, actor.companyId, month)
  if (ending.length === 0) throw new Refusal('recap.no-year-ends', { month })
  const niks = await niksOf(tx, actor.companyId, ending)
  for (const { name, told, taxable } of ending) {
    const parts = [told.salary, told.taxAllowance, told.otherPay, told.insurance, told.bonus, told.natura]
    if (sum(parts) !== taxable) throw new Refusal('recap.differs', { name })
  }
  const from = `${month.slice(0, 4)}-01` as Period
  await refuseUnbooked(tx, actor.companyId, await bookedRuns(tx, actor.companyId, { from, until: month }))
  const slips = ending.map(({ personId, told }) => ({ ...told, nik: niks.get(personId) ?? '' }))
  return xmlFile(`BPA1 ${month}`, bpa1Xml(by, slips))
}

async function withholder(tx: Tx, actor: Actor, month: Period): Promise<Withholder> {
  const { npwp, nitku } = await companyOf(tx, actor.companyId)
  if (npwp === null) throw new Refusal('recap.no-npwp')
  return { npwp, nitku: nitku ?? `${npwp}000000`, on: lastDay(month) }
}

async function niksOf(
  tx: Tx,
  companyId: string,
  paid: readonly { readonly personId: string; readonly name: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = paid.map(({ personId }) => personId)
  const niks = new Map(
    (await peopleById(tx, companyId, ids)).flatMap(({ id, nik }) => (nik === null ? [] : [[id, nik]])),
  )
  const without = paid.filter(({ personId }) => !niks.has(personId)).map(({ name }) => name)
  if (without.length > 0) throw new Refusal('recap.no-nik', { names: [...new Set(without)].join(', ') })
  return niks
}

async function refuseUnbooked(
  tx: Tx,
  companyId: string,
  { kind, ids, tax }: { readonly kind: string; readonly ids: readonly string[]; readonly tax: Money },
): Promise<void> {
  const booked = await creditOfSources(tx, companyId, accounts.pph21Payable, { kind, ids })
  if (booked !== tax) throw new Refusal('recap.not-booked', { tax, booked, apart: money(minus(tax, booked)) })
}

function xmlFile(name: string, body: string): FileReply {
  return file({ name: `${name}.xml`, type: 'application/xml', body: Buffer.from(body) })
}
