import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { isCashAccount } from '#modules/journal/accounts.ts'
import type * as contract from './contract.ts'
import type { ChartAccount } from './contract.ts'
import { isWrittenByDocuments, reportLineOf } from './rules.ts'
import * as store from './store.ts'

/** Shows the chart: each account with where reports show it and, to who sees the whole company, what stands on it. */
export async function chartPage(tx: Tx, actor: Actor): Promise<ChartAccount[]> {
  const rows = await store.chartOf(tx, actor.companyId)
  return rows.map(({ isCash, balance, ...row }) => {
    const isKept = isCash || isWrittenByDocuments(row.code)
    return { ...row, ...(seesAll(actor) && { balance }), line: reportLineOf(row.code), isKept }
  })
}

/** Adds an account to the chart; its code may not be taken, nor be of cash, which is added with its bank. */
export async function addToChart(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.addAccount>,
): Promise<{ id: string }> {
  if (isCashAccount(asked.code)) throw new Refusal('chart.cash', {}, { field: 'code' })
  const id = await store.insertAccount(tx, actor, asked)
  if (id === null) throw new Refusal('chart.taken', { code: asked.code }, { field: 'code' })
  await recordHistory(tx, actor, { subject: 'account', id, act: 'create' })
  return { id }
}

/** Renames an account, puts it away or brings it back; what is written to, or is not empty, stays in use. */
export async function changeInChart(
  tx: Tx,
  actor: Actor,
  { id, version, name, isArchived }: AskedOf<typeof contract.changeAccount>,
): Promise<{ id: string }> {
  const row = found(await store.lockAccount(tx, actor.companyId, id))
  expectVersion(row, version)
  if (isArchived && !row.isArchived) {
    const { isCash, balance } = await store.standingOf(tx, actor.companyId, row.code)
    if (isCash || isWrittenByDocuments(row.code)) throw new Refusal('chart.in-use', { code: row.code })
    if (balance !== 0n) throw new Refusal('chart.not-empty', { code: row.code })
  }
  await store.saveAccount(tx, actor, { id, name, isArchived })
  const changes = {
    ...(row.name !== name && { name: [row.name, name] as const }),
    ...(row.isArchived !== isArchived && { isArchived: [row.isArchived, isArchived] as const }),
  }
  await recordHistory(tx, actor, { subject: 'account', id, act: 'update', changes })
  return { id }
}
