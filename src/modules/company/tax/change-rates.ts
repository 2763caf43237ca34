import { addDays, day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { percentFormat } from '#ground/format.ts'
import { percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import type { addTaxRate, removeTaxRate, TaxRateLine } from '#modules/company/tax/contract.ts'
import { needEveryCompany } from '#modules/company/accounts/grants.ts'
import { isNamedAfter } from '#modules/company/tax/rate-name.ts'
import { deleteRate, endRate, insertRate, lockCodes, ratesOfCode, type KnownRate } from '#modules/company/tax/store.ts'

/** Every rate a tax had, has and will have, newest first. */
export async function rateHistory(tx: Tx, actor: Actor, code: string): Promise<TaxRateLine[]> {
  const rows = await ratesOfCode(tx, code)
  if (rows.length === 0) throw new NotFound()
  return rows.map((row) => ({
    name: row.name,
    rate: row.rate,
    baseNum: String(row.base_num),
    baseDen: String(row.base_den),
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    addedBy: row.added_by,
    isAhead: row.valid_from > today(actor),
  }))
}

/** Adds a rate from a day to come, for every company; the one that runs ends the day before. */
export async function addRate(tx: Tx, actor: Actor, asked: AskedOf<typeof addTaxRate>): Promise<{ code: string }> {
  needEveryCompany(actor)
  const [last] = await locked(tx, asked.code)
  const { code, validFrom, baseNum, baseDen } = asked
  if (validFrom <= today(actor)) throw new Refusal('tax.past', {}, { field: 'validFrom' })
  if (validFrom <= last.valid_from) {
    throw new Refusal('tax.overlap', { name: last.name, from: last.valid_from }, { field: 'validFrom' })
  }
  if (!isNamedAfter(asked.name, percentText(asked.rate))) {
    throw new Refusal('tax.name', { rate: percentFormat(percentText(asked.rate)) }, { field: 'name' })
  }
  if (baseNum > baseDen) throw new Refusal('tax.base', {}, { field: 'baseNum' })
  await endRate(tx, { code, validFrom: last.valid_from, until: addDays(validFrom, -1) })
  const rate = percentText(asked.rate)
  await insertRate(tx, { ...last, name: asked.name, rate, baseNum, baseDen, validFrom, by: actor.userId })
  await told(tx, actor, code, [
    `${last.name}`,
    `${asked.name}, ${percentFormat(rate)} mulai ${dayFormat(validFrom, 'short')}`,
  ])
  return { code }
}

/** Takes back a rate that no document can have used yet. */
export async function removeRate(tx: Tx, actor: Actor, asked: AskedOf<typeof removeTaxRate>) {
  needEveryCompany(actor)
  const [last, before] = await locked(tx, asked.code)
  if (last.valid_from !== asked.validFrom) throw new NotFound()
  if (last.valid_from <= today(actor) || !before) throw new Refusal('tax.begun', { name: last.name })
  await deleteRate(tx, asked.code, asked.validFrom)
  // Only the end that this very rate had set is taken away.
  if (before.valid_until === addDays(day(asked.validFrom), -1)) {
    await endRate(tx, { code: asked.code, validFrom: before.valid_from, until: null })
  }
  await told(tx, actor, asked.code, [`${last.name} mulai ${dayFormat(day(last.valid_from), 'short')}`, 'ditarik'])
  return { code: asked.code }
}

// Two people who add at once wait for each other.
async function locked(tx: Tx, code: string): Promise<[KnownRate, ...KnownRate[]]> {
  await lockCodes(tx, code)
  const [last, ...others] = await ratesOfCode(tx, code)
  if (!last) throw new NotFound()
  return [last, ...others]
}

async function told(tx: Tx, actor: Actor, code: string, change: readonly [string, string]): Promise<void> {
  await recordHistory(tx, actor, { subject: 'tax-rate', id: actor.companyId, act: 'edit', changes: { [code]: change } })
}
