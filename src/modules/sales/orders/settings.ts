import { money, type Money } from '#ground/money.ts'
import { percent, percentText, type Percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { recordHistory } from '#kit/history/history.ts'
import { cardVersion, countSave } from '#kit/posting/settings-card.ts'
import type { saveSalesSettings, SalesSettings } from './settings-contract.ts'
import { saveSettingRow, settingRow } from './store.ts'

/** How this company sells. */
export interface Settings extends Omit<SalesSettings, 'overDeliveryPercent' | 'overBillingPercent' | 'roundingLimit'> {
  readonly roundingLimit: Money
  readonly overDeliveryPercent: Percent
  readonly overBillingPercent: Percent
}

const usual: Settings = {
  billFirst: false,
  overDeliveryPercent: percent('0'),
  overBillingPercent: percent('0'),
  creditMode: 'warn',
  retentionTax: 'at-release',
  quotationDays: 14,
  termDays: 30,
  defaultTerms: null,
  roundingLimit: money(1000),
}

/** Reads the selling rules of a company; the usual ones where it never chose. */
export async function settingsOf(tx: Tx, companyId: string): Promise<Settings> {
  const row = await settingRow(tx, companyId)
  if (!row) return usual
  return {
    billFirst: row.bill_first,
    overDeliveryPercent: percent(row.over_delivery_percent),
    overBillingPercent: percent(row.over_billing_percent),
    creditMode: row.credit_mode,
    retentionTax: row.retention_tax,
    quotationDays: row.quotation_days,
    termDays: row.term_days,
    defaultTerms: row.default_terms,
    roundingLimit: row.rounding_limit,
  }
}

/** The same as the screen gets it. */
export async function wireSettings(tx: Tx, companyId: string): Promise<SalesSettings> {
  const settings = await settingsOf(tx, companyId)
  return {
    ...settings,
    overDeliveryPercent: percentText(settings.overDeliveryPercent),
    overBillingPercent: percentText(settings.overBillingPercent),
    roundingLimit: String(settings.roundingLimit),
  }
}

const cardOf = (companyId: string) => ({ companyId, card: 'sales' })

/** The card of selling rules, with the version it is changed by. */
export async function openSettings(tx: Tx, companyId: string) {
  return { ...(await wireSettings(tx, companyId)), version: await cardVersion(tx, cardOf(companyId)) }
}

/** Changes the selling rules; what was posted keeps the rules it was posted under. */
export async function saveSettings(tx: Tx, actor: Actor, asked: AskedOf<typeof saveSalesSettings>) {
  const version = await countSave(tx, cardOf(actor.companyId), asked.version, actor.userId)
  const before = await wireSettings(tx, actor.companyId)
  await saveSettingRow(tx, {
    company_id: actor.companyId,
    bill_first: asked.billFirst,
    over_delivery_percent: percentText(asked.overDeliveryPercent),
    ...(asked.overBillingPercent !== undefined && { over_billing_percent: percentText(asked.overBillingPercent) }),
    ...(asked.roundingLimit !== undefined && { rounding_limit: asked.roundingLimit }),
    credit_mode: asked.creditMode,
    retention_tax: asked.retentionTax,
    quotation_days: asked.quotationDays,
    term_days: asked.termDays,
    default_terms: asked.defaultTerms,
    updated_by: actor.userId,
  })
  const after = await wireSettings(tx, actor.companyId)
  await recordHistory(tx, actor, {
    subject: 'sales-setting',
    id: actor.companyId,
    act: 'update',
    changes: changesOf(before, after),
  })
  return { ...after, version }
}

function changesOf(before: SalesSettings, after: SalesSettings): Record<string, [unknown, unknown]> {
  const keys = Object.keys(after) as (keyof SalesSettings)[]
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, [before[key], after[key]]]),
  )
}
