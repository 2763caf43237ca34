import { Refusal } from '#ground/refusal.ts'
import { unseal } from '#kit/access/sealed.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { keyFor } from '#kit/secret.ts'
import { isAppCode } from '#modules/company/second-factor/code-shape.ts'
import { recoveryHash } from '#modules/company/second-factor/recovery.ts'
import { claimRecovery, claimStep, factorOf } from '#modules/company/second-factor/store.ts'
import { stepOfCode } from '#modules/company/second-factor/totp.ts'

/** How a code turned out; whoever asks has counted the attempt before. */
export type Outcome = 'app' | 'recovery' | 'replayed' | 'wrong'

/** The purpose the secrets of the second factor are sealed for. */
export function factorKey(): Buffer {
  return keyFor('second-factor')
}

/** Tells whether somebody uses the second factor. */
export async function hasFactor(tx: Tx, userId: string): Promise<boolean> {
  return (await factorOf(tx, userId)) !== undefined
}

/** Looks at a code and uses it up: no code is good twice, neither of the app nor of the paper. */
export async function claimFactor(
  tx: Tx,
  userId: string,
  code: string,
  stage: 'on' | 'begun' = 'on',
): Promise<Outcome> {
  if (!isAppCode(code)) {
    const isUsed = stage === 'on' && (await claimRecovery(tx, userId, recoveryHash(userId, code)))
    return isUsed ? 'recovery' : 'wrong'
  }
  const factor = await factorOf(tx, userId, stage)
  // Sealed with another installation's secret it opens for nobody; the recovery codes still do.
  const secret = factor && unseal(factor.secret, factorKey(), userId)
  const step = secret && stepOfCode(secret, code, now())
  if (step === undefined) return 'wrong'
  return (await claimStep(tx, userId, step)) ? 'app' : 'replayed'
}

/** Gives the refusal of a code that did not pass. */
export function refusalOf(outcome: 'replayed' | 'wrong'): Refusal {
  return outcome === 'replayed'
    ? new Refusal('second-factor.replayed', {}, { field: 'code' })
    : new Refusal('second-factor.wrong', {}, { field: 'code' })
}
