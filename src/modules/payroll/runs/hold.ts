import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectState } from '#kit/posting/state.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { holdSlip, releaseSlip } from './contract.ts'
import { changeRun, own, readRun, readSlip } from './store.ts'

/** Holds the pay of one slip back with a reason: it stays owed, and is not paid until it is released. */
export async function holdBack(tx: Tx, actor: Actor, asked: AskedOf<typeof holdSlip>): Promise<DocumentRef> {
  const held = { held_at: instant(), held_by_name: actor.name, held_reason: asked.reason }
  return setHeld(tx, actor, asked, held)
}

/** Releases a slip that was held back. */
export async function release(tx: Tx, actor: Actor, asked: AskedOf<typeof releaseSlip>): Promise<DocumentRef> {
  return setHeld(tx, actor, asked, { held_at: null, held_by_name: null, held_reason: null })
}

async function setHeld(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
  held: { held_at: string | null; held_by_name: string | null; held_reason: string | null },
): Promise<DocumentRef> {
  const { run_id: runId } = await readSlip(tx, actor, asked.id)
  const run = await readRun(tx, actor, runId, true)
  expectState(run, 'posted')
  expectVersion(versioned(run), asked.version)
  const slip = await readSlip(tx, actor, asked.id)
  if (slip.paid === slip.net) throw new Refusal('slip.settled', { name: slip.name })
  await own(tx)
    .updateTable('payroll_slip')
    .set(held)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', slip.id)
    .execute()
  const saved = await changeRun(tx, actor, run.id, {})
  const told = held.held_reason === null ? { act: 'release' } : { act: 'hold', reason: held.held_reason }
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, ...told })
  return { id: slip.id, number: run.number, version: saved.version }
}
