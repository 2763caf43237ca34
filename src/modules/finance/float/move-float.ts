import { money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { peopleWho } from '#kit/access/people.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { openSiteCash } from '#modules/journal/face.ts'
import { checkDims, knownProject } from '#modules/projects/face.ts'
import { createCashEntry } from '../entries/save-entry.ts'
import type * as contract from './contract.ts'
import * as store from './store.ts'

/** The people who may hold money for a project: who may write down what a site spends, and sees it. */
export async function holdersFor(
  tx: Tx,
  actor: Actor,
  { projectId, ids }: { readonly projectId: string; readonly ids?: readonly string[] },
): Promise<{ id: string; name: string }[]> {
  const which = { permission: 'create laporan-keuangan-proyek', ...(ids && { ids }) }
  const people = await peopleWho(tx, actor.companyId, which)
  return people
    .filter(({ scope }) => isWithin(scope.projects, projectId))
    .map(({ userId, name }) => ({ id: userId, name }))
}

/** Gives money to somebody for a project: out of cash or bank, into what sites hold (Dr 1-1110). */
export async function giveFloat(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.giveSiteFloat>,
): Promise<DocumentRef & { floatId: string }> {
  const { projectId, amount } = asked
  const project = await knownProject(tx, actor, projectId, true)
  await checkDims(tx, actor, { projectId, lines: [] })
  const [holder] = await holdersFor(tx, actor, { projectId, ids: [asked.holderId] })
  if (!holder) throw new Refusal('site-float.holder', { project: project.name }, { field: 'holderId' })
  const onSites = await openSiteCash(tx, actor)
  const floatId = await store.keepFloat(tx, actor, { projectId, holderId: holder.id, holderName: holder.name })
  const made = await createCashEntry(tx, actor, {
    ...moving(asked.date, holder.name, asked.memo ?? `Kas lapangan ${project.name}`),
    ...{ amount, floatId, cashAccountId: asked.fromCashAccountId, toCashAccountId: onSites.id },
  })
  return { ...made, floatId }
}

/** Takes what is left of a float back into cash or bank, or part of it. */
export async function takeFloatBack(
  tx: Tx,
  actor: Actor,
  { id, date, toCashAccountId, ...asked }: AskedOf<typeof contract.returnSiteFloat>,
): Promise<DocumentRef> {
  await store.lockFloat(tx, actor, id)
  const float = await store.floatById(tx, actor, id)
  const left = BigInt(float.balance)
  const amount = asked.amount ?? money(left)
  if (left <= 0n || amount > left) throw new Refusal('site-float.less', { left }, { field: 'amount' })
  const onSites = await openSiteCash(tx, actor)
  return createCashEntry(tx, actor, {
    ...moving(date, float.holderName, `Sisa kas lapangan ${float.projectName}`),
    ...{ amount, floatId: id, cashAccountId: onSites.id, toCashAccountId },
  })
}

function moving(date: AskedOf<typeof contract.giveSiteFloat>['date'], partyName: string, memo: string) {
  return {
    ...{ kind: 'pindah' as const, date, arrivalDate: null, fee: null, lines: [], post: true },
    ...{ partyName, memo, reference: null, confirmDuplicates: true },
  }
}
