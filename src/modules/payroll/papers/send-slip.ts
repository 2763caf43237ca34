import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { sendDocument } from '#kit/mail/send-document.ts'
import { letterKind } from '#kit/paper/links/letter-kind.ts'
import { mailLetter } from '#kit/paper/links/letters.ts'
import { registerSharedPaper, type Standing } from '#kit/paper/links/shared-papers.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import { mailSenderOf } from '#modules/company/letters/face.ts'
import { contactsOf } from '#modules/people/face.ts'
import { keepMailed } from '../mailing/store.ts'
import { readRun, readSlip } from '../runs/store.ts'
import { SLIP_KIND, type mailSlip } from './contract.ts'
import { pressedSlip } from './pressed.ts'
import { slipTitles } from './slip-paper.ts'

/** Lets a slip of a booked run be opened by whoever gets its link, until its day. */
export function shareSlips(): void {
  registerSharedPaper(SLIP_KIND, {
    subject: 'payroll-slip',
    letter: letterKind('Slip gaji', 'penerima'),
    permission: 'update gaji',
    standing: standingOf,
    press: (tx, actor, id) => pressedSlip(tx, actor, id),
    sender: async (tx, companyId) => (await letterheadOf(tx, companyId)).fullName,
  })
}

// The slip, its run, and how its reader is reached; only once the run was booked.
async function bookedSlip(tx: Tx, actor: Actor, id: string) {
  const slip = await readSlip(tx, actor, id)
  const run = await readRun(tx, actor, slip.run_id)
  if (run.state !== 'posted' && run.state !== 'void') throw new Refusal('slip.not-booked')
  const reader = found((await contactsOf(tx, actor.companyId, [slip.employee_id])).get(slip.employee_id))
  return { slip, reader, title: `${slipTitles[slip.kind]} ${run.month}`, isVoid: run.state === 'void' }
}

async function standingOf(tx: Tx, actor: Actor, id: string): Promise<Standing> {
  const { slip, reader, title, isVoid } = await bookedSlip(tx, actor, id)
  const { phone, email } = reader
  return { title, isVoid, name: slip.name, phone, email, known: { penerima: slip.name } }
}

/** Queues a slip for its reader's mailbox, as a file that the day of their birth opens, and keeps that it went. */
export async function mailOneSlip(tx: Tx, actor: Actor, asked: AskedOf<typeof mailSlip>): Promise<{ to: string }> {
  const { id, to } = asked
  const { mailId, runId } = await queueSlip(tx, actor, asked)
  await keepMailed(tx, actor, runId, [{ slipId: id, to, mailId }])
  await recordHistory(tx, actor, { subject: 'payroll-run', id: runId, act: 'email', changes: { to: [null, to] } })
  return { to }
}

/** Makes the locked slip and puts its mail into the outbox. Gives the mail's id, and the run of the slip. */
export async function queueSlip(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof mailSlip>,
): Promise<{ readonly mailId: string; readonly runId: string }> {
  const { id, to } = asked
  const { slip, reader, title, isVoid } = await bookedSlip(tx, actor, id)
  if (isVoid) throw new Refusal('paper-link.void', { title })
  const { birthDate } = reader
  if (birthDate === null) throw new Refusal('slip.no-birth', { name: slip.name }, { field: 'to' })

  const letter = await mailLetter(tx, actor, SLIP_KIND, id)
  const mailId = await sendDocument(tx, {
    ...(await mailSenderOf(tx, actor.companyId)),
    to,
    title,
    subject: asked.subject ?? letter.subject,
    message: `${asked.message ?? letter.message}\n\n${HOW_TO_OPEN}`,
    pdf: await pressedSlip(tx, actor, id, passwordOf(birthDate)),
  })
  return { mailId, runId: slip.run_id }
}

const HOW_TO_OPEN =
  'Berkasnya dibuka dengan tanggal lahir Anda, delapan angka: tanggal, bulan, tahun (contoh: 17081990).'

/** Tells what opens a slip that was mailed: the day of birth as eight digits, day first. */
export function passwordOf(birthDate: Day): string {
  const [year = '', month = '', date = ''] = birthDate.split('-')
  return `${date}${month}${year}`
}
