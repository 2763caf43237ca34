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
import { bpuXml, finalObject, type BpuSlip } from './bpu-xml.ts'
import type { exportBpu } from './contract.ts'
import { monthOf } from './recap.ts'
import type { Span } from './store.ts'

const MOST = 20_000

/**
 * Answers the slips of PPh final, or of PPh 22 and 23, that we held back in a month, as Coretax takes them in. Refused without an NPWP
 * of the company ('bpu.no-npwp'), where there are none ('bpu.nothing'), where the other side has neither NPWP nor NIK
 * ('bpu.no-tax-number'), where nobody said what was paid for ('bpu.no-object'), and where a rate or a tax is not that of the law
 * ('bpu.other-rate'); all of them are named.
 */
export async function bpuFile(tx: Tx, actor: Actor, asked: AskedOf<typeof exportBpu>): Promise<FileReply> {
  refuseNarrowed(actor, null)
  const { npwp, nitku } = await companyOf(tx, actor.companyId)
  if (npwp === null) throw new Refusal('bpu.no-npwp')
  const { period, from, to } = monthOf(actor, asked.period)
  const kinds = asked.of === 'final' ? ['pph-final'] : ['pph22', 'pph23']
  const found = (await withheldByUs(tx, actor.companyId, { from, to }, kinds)).map((one) => ({
    ...one,
    objectCode: codeOf(one),
  }))
  const tax = asked.of === 'final' ? 'PPh 4(2) final' : 'PPh 22 dan 23'
  if (found.length === 0) throw new Refusal('bpu.nothing', { month: period, tax })
  const named = (some: readonly Withheld[]) => [...new Set(some.map(({ party }) => party))].join(', ')
  const unknown = found.filter(({ taxNo }) => taxNo === null)
  if (unknown.length > 0) throw new Refusal('bpu.no-tax-number', { names: named(unknown) })
  const nameless = found.filter(({ kind, objectCode }) => kind !== 'pph-final' && objectCode === null)
  if (nameless.length > 0) throw new Refusal('bpu.no-object', { names: named(nameless) })
  const other = found.filter((one) => one.objectCode === null || !isAtRate(one))
  if (other.length > 0) throw new Refusal('bpu.other-rate', { names: named(other) })
  const slips = found.map(
    ({ taxNo, rate, base, objectCode, nitku: place, document, documentNo, documentDate, on }): BpuSlip => ({
      ...{ taxNo: taxNo ?? '', base: money(base), rate: percent(rate), objectCode: objectCode ?? '' },
      ...{ nitku: place, document, documentNo, documentDate, on },
    }),
  )
  const body = Buffer.from(bpuXml({ npwp, nitku }, slips))
  return file({
    name: asked.of === 'final' ? `BPU ${period}.xml` : `BPU PPh 22-23 ${period}.xml`,
    type: 'application/xml',
    body,
  })
}

// What was said, and of PPh final what its rate says.
const codeOf = ({ kind, rate, code }: Withheld) =>
  code ?? (kind === 'pph-final' ? (finalObject(percent(rate)) ?? null) : null)

// Parts of a bill are together its tax: each may be a rupiah off.
function isAtRate({ base, rate, amount }: Withheld): boolean {
  const off = percentOf(money(base), percent(rate)) - money(amount)
  return off >= -1n && off <= 1n
}

interface Withheld extends Pick<BpuSlip, 'nitku' | 'document' | 'documentNo'> {
  readonly documentDate: Day
  readonly kind: string
  readonly code: string | null
  readonly on: Day
  readonly party: string
  readonly taxNo: string | null
  readonly base: string
  readonly rate: string
  readonly amount: string
}

async function withheldByUs(
  tx: Tx,
  companyId: string,
  { from, to }: Span,
  kinds: readonly string[],
): Promise<Withheld[]> {
  const days = sql`between ${from}::date and ${to}::date`
  const who = sql`v.name as party, coalesce(v.npwp, v.nik) as "taxNo", case when v.npwp is not null then v.nitku end as nitku`
  const { rows } = await sql<Withheld>`
    select w.party, w."taxNo", w.nitku, w.base, w.rate, w.amount, w.document, w."documentNo", w."documentDate", w."on", w.kind,
      coalesce(o.code, w.own_code, (
        select t.code from tax_object t where t.company_id = ${companyId} and t.party_id = w.party_id and t.kind = w.kind
        order by t.kept_at desc limit 1
      )) as code
    from (
      select ${who}, s.withholding_base::text as base, coalesce(s.withholding_rate, b.withholding_rate, 0)::text as rate,
        (s.withheld - s.withheld_before)::text as amount, 'CommercialInvoice' as document,
        coalesce(nullif(b.supplier_invoice_no, ''), b.number) as "documentNo",
        coalesce(b.supplier_invoice_date, b.bill_date) as "documentDate", s.settled_on as "on", s.id, s.withholding_kind as kind,
        s.bill_id as object_of, b.supplier_id as party_id, null as own_code
      from purchase_settlement s join purchase_bill b on b.id = s.bill_id join supplier v on v.id = b.supplier_id
      where s.company_id = ${companyId} and not s.is_void and s.withheld > s.withheld_before and s.settled_on ${days}
      union all
      select ${who}, p.advance_withholding_base::text, coalesce(p.advance_withholding_rate, 0)::text, p.advance_withheld::text,
        'PaymentProof', p.number, p.payment_date, p.payment_date, p.id, p.advance_withholding_kind, p.id, p.supplier_id, null
      from purchase_payment p join supplier v on v.id = p.supplier_id
      where p.company_id = ${companyId} and p.state = 'posted' and p.advance_withheld > 0 and p.payment_date ${days}
      union all
      select coalesce(c.party_name, c.number), l.tax_no, null, l.pph_base::text,
        round(l.pph::numeric * 100 / nullif(l.pph_base, 0)::numeric, 2)::text, l.pph::text, 'PaymentProof', c.number, c.entry_date,
        c.entry_date, l.id, l.pph_kind, l.id, null, l.object_code
      from cash_entry c join cash_entry_line l on l.company_id = c.company_id and l.entry_id = c.id and l.pph > 0
      where c.company_id = ${companyId} and c.state = 'posted' and c.kind = 'keluar' and c.entry_date ${days}
    ) w left join tax_object o on o.company_id = ${companyId} and o.source_id = w.object_of and o.kind = w.kind
    where w.kind = any (${[...kinds]}::text[])
    order by w."on", w."documentNo", w.id limit ${MOST}
  `.execute(tables(tx))
  return rows
}
