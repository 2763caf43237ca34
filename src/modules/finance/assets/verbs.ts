import { minus, sum, ZERO } from '#ground/money.ts'
import { lastDay, period as periodFrom, periodOf, type Period } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { refuseInPart } from '../bank/open-matching.ts'
import { takeBackOnItsDay } from '../journals/take-back.ts'
import { createManualJournal } from '../journals/write-journal.ts'
import * as contract from './contract.ts'
import type { AssetRegister } from './contract.ts'
import { bookDisposal, takeBackDisposal } from './dispose.ts'
import { assetKinds, depreciationOf, DEPRECIATION } from './rules.ts'
import * as store from './store.ts'

/** Shows the register of assets and the months that were written off. */
export async function showAssets(tx: Tx, actor: Actor): Promise<AssetRegister> {
  refuseInPart(actor)
  const assets = await store.assetsOf(tx, actor.companyId)
  const runs = await store.runsOf(tx, actor.companyId)
  return {
    assets: assets.map(({ cost, residual, writtenOff, ...asset }) => ({
      ...asset,
      ...{ cost: String(cost), residual: String(residual), writtenOff: String(writtenOff) },
      value: String(asset.gone ? ZERO : minus(cost, writtenOff)),
    })),
    runs: runs.map((run) => ({ ...run, amount: String(run.amount) })),
  }
}

/** Takes an asset into the register. */
export async function keepAsset(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.addAsset>,
): Promise<{ id: string }> {
  refuseInPart(actor)
  if (asked.residual + asked.writtenOffBefore > asked.cost)
    throw new Refusal('asset.beyond-cost', { cost: asked.cost }, { field: 'residual' })
  const id = await store.insertAsset(tx, actor, asked)
  await recordHistory(tx, actor, { subject: 'fixed-asset', id, act: 'create' })
  return { id }
}

function lostBy(assets: readonly store.KeptAsset[], month: Period) {
  return assets
    .filter(({ gone }) => gone === null)
    .map((asset) => ({ ...asset, amount: depreciationOf({ ...asset, from: periodOf(asset.acquiredOn) }, month) }))
    .filter(({ amount }) => amount > 0n)
}

/** Tells how many assets are still to be written off by the end of a month, and by how much. */
export async function assetsToWriteOff(tx: Tx, companyId: string, month: Period) {
  const lost = lostBy(await store.assetsOf(tx, companyId), month)
  return { assets: lost.length, amount: sum(lost.map(({ amount }) => amount)) }
}

/** Books what all assets lose in a month: one journal, by kind. */
export async function bookDepreciation(tx: Tx, actor: Actor, { period }: AskedOf<typeof contract.runDepreciation>) {
  refuseInPart(actor)
  const month = periodFrom(period)
  const assets = await store.assetsOf(tx, actor.companyId, true)
  const later = (await store.runsOf(tx, actor.companyId)).find((run) => run.period >= period)
  if (later) throw new Refusal('asset.run', { number: later.number })
  const lost = lostBy(assets, month)
  if (lost.length === 0) throw new Refusal('asset.nothing', {})
  const amount = sum(lost.map((one) => one.amount))
  const kinds = [...Map.groupBy(lost, ({ kind }) => kind)]
  const made = await createManualJournal(tx, actor, {
    ...{ date: lastDay(month), memo: `Penyusutan ${period}`, post: true },
    lines: [
      { account: DEPRECIATION, debit: amount, credit: ZERO },
      ...kinds.map(([kind, list]) => ({
        ...{ account: assetKinds[kind].writtenOff, debit: ZERO, credit: sum(list.map((one) => one.amount)) },
      })),
    ],
  })
  await store.insertRun(tx, actor.companyId, { period, journalId: made.id }, lost)
  return { id: made.id, number: made.number ?? '', amount: String(amount) }
}

/** Takes the last month that was written off back, on its own day. */
export async function takeBackDepreciation(
  tx: Tx,
  actor: Actor,
  { id, reason }: AskedOf<typeof contract.reopenDepreciation>,
): Promise<{ id: string }> {
  refuseInPart(actor)
  const [last] = await store.runsOf(tx, actor.companyId)
  if (last?.id !== id) throw new Refusal('asset.not-last', {})
  await takeBackOnItsDay(tx, actor, id, reason)
  return { id }
}

/** The doors of fixed assets. */
export const assetRoutes: readonly Served[] = [
  serve(contract.listAssets, ({ tx, actor }) => showAssets(tx, actor)),
  serve(contract.addAsset, ({ tx, actor, asked }) => keepAsset(tx, actor, asked)),
  serve(contract.runDepreciation, ({ tx, actor, asked }) => bookDepreciation(tx, actor, asked)),
  serve(contract.disposeAsset, ({ tx, actor, asked }) => bookDisposal(tx, actor, asked)),
  serve(contract.restoreAsset, ({ tx, actor, asked }) => takeBackDisposal(tx, actor, asked)),
  serve(contract.reopenDepreciation, ({ tx, actor, asked }) => takeBackDepreciation(tx, actor, asked)),
]
