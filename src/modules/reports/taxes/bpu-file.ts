import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percentOf, percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import { companyOf } from '#modules/company/companies/face.ts'
import { refuseNarrowed } from '../statements/make-report.ts'
import { bpuXml, finalObject, type FinalSlip } from './bpu-xml.ts'
import type { exportBpu } from './contract.ts'
import { monthOf } from './recap.ts'
import type { Span } from './store.ts'

const MOST = 20_000

/**
 * Answers the slips of PPh final that we held back in a month, as Coretax takes them in. Refused without an NPWP of the company
 * ('bpu.no-npwp'), where there are none ('bpu.nothing'), where suppliers have neither NPWP nor NIK ('bpu.no-tax-number'), and where a
 * rate or a tax is not that of the law ('bpu.other-rate'); all of them are named.
 */
export async function bpuFile(tx: Tx, actor: Actor, asked: AskedOf<typeof exportBpu>): Promise<FileReply> {
  refuseNarrowed(actor, null)
  const { npwp, nitku } = await companyOf(tx, actor.companyId)
  if (npwp === null) throw new Refusal('bpu.no-npwp')
  const { period, from, to } = monthOf(actor, asked.period)
  const found = await withheldFinal(tx, actor.companyId, { from, to })
  if (found.length === 0) throw new Refusal('bpu.nothing', { month: period })
  const named = (some: readonly Withheld[]) => [...new Set(some.map(({ party }) => party))].join(', ')
  const unknown = found.filter(({ taxNo }) => taxNo === null)
  if (unknown.length > 0) throw new Refusal('bpu.no-tax-number', { names: named(unknown) })
  const other = found.filter((one) => finalObject(percent(one.rate)) === undefined || !isAtRate(one))
  if (other.length > 0) throw new Refusal('bpu.other-rate', { names: named(other) })
  const slips = found.map(({ taxNo, rate, base, amount: _amount, party: _party, ...slip }): FinalSlip => ({
    ...{ ...slip, taxNo: taxNo ?? '', base: money(base), rate: percent(rate) },
  }))
  const body = Buffer.from(bpuXml({ npwp, nitku }, slips))
  return file({ name: `BPU ${period}.xml`, type: 'application/xml', body })
}

// Parts of a bill are together its tax: each may be a rupiah off.
function isAtRate({ base, rate, amount }: Withheld): boolean {
  const off = percentOf(money(base), percent(rate)) - money(amount)
  return off >= -1n && off <= 1n
}

interface Withheld extends Pick<FinalSlip, 'nitku' | 'document' | 'documentNo'> {
  readonly documentDate: Day
  readonly on: Day
  readonly party: string
  readonly taxNo: string | null
  readonly base: string
  readonly rate: string
  readonly amount: string
}

async function withheldFinal(tx: Tx, companyId: string, { from, to }: Span): Promise<Withheld[]> {
  const days = sql`between ${from}::date and ${to}::date`
  const who = sql`v.name as party, coalesce(v.npwp, v.nik) as "taxNo", case when v.npwp is not null then v.nitku end as nitku`
  const { rows } = await sql<Withheld>`
    select * from (
      select ${who}, s.withholding_base::text as base, coalesce(s.withholding_rate, b.withholding_rate, 0)::text as rate, (s.withheld - s.withheld_before)::text as amount,
        'CommercialInvoice' as document, coalesce(nullif(b.supplier_invoice_no, ''), b.number) as "documentNo",
        coalesce(b.supplier_invoice_date, b.bill_date) as "documentDate", s.settled_on as "on", s.id
      from purchase_settlement s join purchase_bill b on b.id = s.bill_id join supplier v on v.id = b.supplier_id
      where s.company_id = ${companyId} and not s.is_void and s.withheld > s.withheld_before
        and s.withholding_kind = 'pph-final' and s.settled_on ${days}
      union all
      select ${who}, p.advance_withholding_base::text, coalesce(p.advance_withholding_rate, 0)::text, p.advance_withheld::text, 'PaymentProof',
        p.number, p.payment_date, p.payment_date, p.id
      from purchase_payment p join supplier v on v.id = p.supplier_id
      where p.company_id = ${companyId} and p.state = 'posted' and p.advance_withheld > 0
        and p.advance_withholding_kind = 'pph-final' and p.payment_date ${days}
    ) w order by w."on", w."documentNo", w.id limit ${MOST}
  `.execute(tables(tx))
  return rows.map(({ id: _id, ...row }: Withheld & { readonly id?: string }) => row)
}
