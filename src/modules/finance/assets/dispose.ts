import { addDays } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { minus, money, plus, ZERO } from '#ground/money.ts'
import { periodFormat } from '#ground/day-format.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { found } from '#kit/http/not-found.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { refuseInPart } from '../bank/open-matching.ts'
import { takeBackOnItsDay } from '../journals/take-back.ts'
import { createManualJournal } from '../journals/write-journal.ts'
import type { disposeAsset, restoreAsset } from './contract.ts'
import { assetKinds, depreciationOf, GAIN, LOSS } from './rules.ts'
import * as store from './store.ts'

/**
 * Takes an asset out of the books by one journal of the day: its cost and what is written off go, and of the money, which
 * its own document books as other income (7-1000), what it was still worth. What is left there is gain; what lacks is loss.
 * The months before must be written off, none after; the month itself is not written off any more.
 */
export async function bookDisposal(tx: Tx, actor: Actor, asked: AskedOf<typeof disposeAsset>) {
  refuseInPart(actor)
  const asset = await heldAsset(tx, actor, asked.id)
  if (asset.gone) throw new Refusal('asset.gone', { number: asset.gone.number, on: asset.gone.on })
  if (asked.date < asset.acquiredOn)
    throw new Refusal('asset.before', { on: dayFormat(asset.acquiredOn, 'short') }, { field: 'date' })
  const month = periodOf(asked.date)
  const [last] = await store.runsOf(tx, actor.companyId)
  if (last && last.period > month) throw new Refusal('asset.run', { number: last.number }, { field: 'date' })
  const before = periodOf(addDays(firstDay(month), -1))
  if (depreciationOf({ ...asset, from: periodOf(asset.acquiredOn) }, before) > 0n)
    throw new Refusal('asset.behind', { month: periodFormat(before) }, { field: 'date' })

  const { account, writtenOff: contra } = assetKinds[asset.kind]
  const gain = money(asked.amount + asset.writtenOff - asset.cost)
  const line = (code: string, debit: bigint, credit: bigint) => ({
    ...{ account: code, debit: money(debit), credit: money(credit) },
  })
  const lines = [
    line(contra, asset.writtenOff, ZERO),
    line(GAIN, gain < 0n ? asked.amount : minus(asked.amount, gain), ZERO),
    line(LOSS, gain < 0n ? minus(ZERO, gain) : ZERO, ZERO),
    line(account, ZERO, asset.cost),
  ].filter(({ debit, credit }) => plus(debit, credit) > 0n)
  const memo = `Pelepasan ${asset.name}: ${asked.memo}`
  const made = await createManualJournal(tx, actor, { date: asked.date, memo, post: true, lines })
  await store.insertDisposal(tx, actor.companyId, { assetId: asset.id, journalId: made.id, amount: asked.amount, gain })
  await recordHistory(tx, actor, { subject: 'fixed-asset', id: asset.id, act: 'dispose', reason: asked.memo })
  return { id: made.id, number: made.number ?? '', gain: String(gain) }
}

/** Brings an asset back by the mirror of its disposal; what it lost meanwhile comes with the next month. */
export async function takeBackDisposal(
  tx: Tx,
  actor: Actor,
  { id, reason }: AskedOf<typeof restoreAsset>,
): Promise<{ id: string }> {
  refuseInPart(actor)
  const asset = await heldAsset(tx, actor, id)
  if (!asset.gone) throw new Refusal('asset.there', {})
  await takeBackOnItsDay(tx, actor, asset.gone.journalId, reason)
  await recordHistory(tx, actor, { subject: 'fixed-asset', id, act: 'restore', reason })
  return { id }
}

async function heldAsset(tx: Tx, actor: Actor, id: string): Promise<store.KeptAsset> {
  const assets = await store.assetsOf(tx, actor.companyId, true)
  return found(assets.find((one) => one.id === id))
}
