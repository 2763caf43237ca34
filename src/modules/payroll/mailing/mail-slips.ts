import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AnswerFrom, AskedOf } from '#kit/http/endpoint.ts'
import { addJob } from '#kit/jobs/queue.ts'
import { mailEnds } from '#kit/mail/mail-ends.ts'
import { expectState } from '#kit/posting/state.ts'
import { contactsOf } from '#modules/people/face.ts'
import { readRun } from '../runs/store.ts'
import type { MailGone, MailReady, MailUnreached, mailSlips, openMailing } from './contract.ts'
import { keepMailed, slipsToMail } from './store.ts'

/** Name of the job that makes and queues one slip. */
export const MAIL_SLIP = 'payroll.mail-slip'

/** So many slips a second are made ready, so that a code to sign in with does not wait behind a whole company. */
const PER_SECOND = 5

/** Shows who of a run gets the slip by mail, who cannot and why, and to whom it went. */
export async function showMailing(tx: Tx, actor: Actor, runId: string): Promise<AnswerFrom<typeof openMailing>> {
  await readRun(tx, actor, runId)
  const slips = await slipsToMail(tx, actor.companyId, runId)
  const contacts = await contactsOf(
    tx,
    actor.companyId,
    slips.map(({ employeeId }) => employeeId),
  )
  const ends = await mailEnds(
    tx,
    slips.flatMap(({ last }) => last?.mailId ?? []),
  )
  const ready: MailReady[] = []
  const unreached: MailUnreached[] = []
  const gone: MailGone[] = []
  for (const { slipId, employeeId, name, isHeld, last } of slips) {
    const end = last && (last.mailId === null ? 'waiting' : ends.get(last.mailId))
    const contact = contacts.get(employeeId)
    if (last && end !== 'failed') {
      gone.push({ slipId, name, to: last.to, at: last.at, by: last.by, isWaiting: end === 'waiting' })
    } else if (!contact?.email) unreached.push({ slipId, employeeId, name, why: 'email' })
    else if (contact.birthDate === null) unreached.push({ slipId, employeeId, name, why: 'birth' })
    else ready.push({ slipId, employeeId, name, to: contact.email, isHeld, hasFailed: end === 'failed' })
  }
  return { ready, unreached, gone }
}

/** Sends slips of a booked run to the addresses their people have now; each leaves once, after this act. */
export async function mailManySlips(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof mailSlips>,
): Promise<{ people: number }> {
  const run = await readRun(tx, actor, asked.id, true)
  expectState(run, 'posted')
  const { ready } = await showMailing(tx, actor, run.id)
  const known = new Map(ready.map((one) => [one.slipId, one]))
  const mailed = [...new Set(asked.slipIds)].map((id) => {
    const one = known.get(id)
    if (!one) throw new Refusal('slip.mailed', {}, { field: 'slipIds' })
    return one
  })
  const ids = await keepMailed(tx, actor, run.id, mailed)
  for (const [at, id] of ids.entries()) await addJob(tx, MAIL_SLIP, { id }, at / PER_SECOND)
  const changes = { to: [null, `${mailed.length} orang`] as const }
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'email', changes })
  return { people: mailed.length }
}
