import { sql } from 'kysely'
import { dayFormat, rupiah } from '#ground/format.ts'
import { periodFormat } from '#ground/day-format.ts'
import { minus, money, ZERO, type Money } from '#ground/money.ts'
import { periodOf, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { DocumentState } from '#kit/posting/state.ts'
import { contractTypesOf, peopleById, type Leaver } from '#modules/people/face.ts'
import { nextFeasts } from '../feasts/next.ts'
import { feasts, isFeastOf } from '../feasts/rules.ts'
import { wagesNow } from '../runs/compute.ts'
import { own, readRun, readSlip } from '../runs/store.ts'
import { blockedWords, type SlipKind } from '../runs/words.ts'
import { bonusMonths } from '../thr/right.ts'
import { endOfContractPay } from './end-of-contract.ts'

interface LastSlip {
  readonly id: string
  readonly kind: SlipKind
  readonly month: Period
  readonly state: DocumentState
  readonly open: Money
  readonly earned: Money
  readonly tax: Money
  readonly heldReason: string | null
}

/** Tells of who leaves whether their last wages are paid, what came of the tax, and what they have a right to; to who may see wages. */
export async function wagesOnLeaving(tx: Tx, actor: Actor, of: Leaver) {
  if (!actor.can('view gaji')) return []
  const last = periodOf(of.leftOn)
  const slips = await slipsOpenOrLast(tx, actor.companyId, of, last)
  const wages = slips.find(({ kind, month }) => kind === 'monthly' && month === last)
  return [
    ...(wages
      ? []
      : [{ item: 'attendance' as const, to: '/slip-gaji/tambah', text: `Gaji ${periodFormat(last)} belum dihitung` }]),
    ...slips.filter(({ state, open }) => state !== 'posted' || open > ZERO).map(unpaid),
    ...slips
      .filter(({ kind, month, state }) => kind === 'monthly' && month > last && state === 'posted')
      .map(afterwards),
    ...(wages?.state === 'posted' ? await lastWages(tx, actor, wages) : []),
    ...(await holidayRight(tx, actor, of)),
    ...(await compensationOf(tx, actor, of.employeeId)),
  ]
}

function unpaid({ id, month, kind, state, open, heldReason }: LastSlip) {
  const what = `${kind === 'monthly' ? 'Gaji' : kind === 'thr' ? 'THR' : 'Bonus'} ${periodFormat(month)}`
  const how =
    state !== 'posted'
      ? 'belum disetujui'
      : `belum dibayar ${rupiah(open)}${heldReason ? `, ditahan: ${heldReason}` : ''}`
  return { item: 'attendance' as const, to: `/slip-gaji/detail/${id}`, text: `${what} ${how}` }
}

function afterwards({ id, month }: LastSlip) {
  const text = `Gaji ${periodFormat(month)} sudah dibukukan, padahal sesudah hari terakhirnya`
  return { item: 'attendance' as const, to: `/slip-gaji/detail/${id}`, text }
}

/** Tells the tax of the last wages; where they were booked before the last day was known, what they should have been. */
async function lastWages(tx: Tx, actor: Actor, { id, month, earned, tax }: LastSlip) {
  const slip = await readSlip(tx, actor, id)
  const now = await wagesNow(tx, await readRun(tx, actor, slip.run_id), slip)
  const to = `/slip-gaji/detail/${id}`
  if (typeof now === 'string') {
    return [{ item: 'tax' as const, to, text: `PPh 21 masa terakhir belum bisa dihitung. ${blockedWords[now]}` }]
  }
  const should = (what: string, was: Money, is: Money | undefined) =>
    is === undefined || was === is
      ? undefined
      : `${what} ${periodFormat(month)} dibukukan ${rupiah(was)}, dengan hari terakhir ini seharusnya ${is < ZERO ? `kembali ${rupiah(minus(ZERO, is))}` : rupiah(is)}: batalkan gajinya, lalu hitung lagi`
  const pay = should('Penghasilan', earned, now?.earned)
  return [
    ...(pay ? [{ item: 'attendance' as const, to, text: pay }] : []),
    ...[taxOf(month, tax, to, should('PPh 21', tax, now?.tax))],
  ]
}

function taxOf(month: Period, tax: Money, slipAt: string, apart: string | undefined) {
  if (apart) return { item: 'tax' as const, to: slipAt, text: apart }
  const what = tax < ZERO ? `PPh 21 dikembalikan ${rupiah(minus(ZERO, tax))}` : `PPh 21 di slip terakhir ${rupiah(tax)}`
  return {
    item: 'tax' as const,
    to: `/slip-gaji/?jenis=rekap&bulan=${month}`,
    text: `${what}; bukti potong setahun (BPA1) di rekap`,
  }
}

async function holidayRight(tx: Tx, { companyId }: Actor, { employeeId, personId, joinDate, leftOn }: Leaver) {
  const [person] = await peopleById(tx, companyId, [personId])
  const religion = person?.religion
  const contract = (await contractTypesOf(tx, companyId, [employeeId])).get(employeeId) ?? null
  const due = nextFeasts(leftOn).find(({ feast }) => religion && isFeastOf(feast, religion))
  const months = due && joinDate ? bonusMonths({ joinDate, leftOn, contract }, due.on) : null
  if (!due || months === null || months < 1) return []
  const text = `Berhak THR ${feasts[due.feast].name} ${dayFormat(due.on, 'short')}`
  return [{ item: 'holiday' as const, to: '/slip-gaji/tambah', text }]
}

async function compensationOf(tx: Tx, actor: Actor, employeeId: string) {
  const due = await endOfContractPay(tx, actor, employeeId)
  if (due === null || money(due.compensation) === ZERO) return []
  const text = `${due.months} bulan: kompensasi ${rupiah(due.compensation)}, ditambahkan di slip terakhirnya`
  return [{ item: 'compensation' as const, to: null, text }]
}

async function slipsOpenOrLast(tx: Tx, companyId: string, { employeeId }: Leaver, last: Period): Promise<LastSlip[]> {
  const { rows } = await sql<LastSlip>`
    select s.id, s.kind, s.month, r.state, s.net - s.paid as open, s.earned, s.tax, s.held_reason as "heldReason"
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${companyId} and s.employee_id = ${employeeId} and not s.is_void and r.state <> 'void'
      and (s.month >= ${last} or s.paid < s.net)
    order by s.month, s.id limit 20
  `.execute(own(tx))
  return rows
}
