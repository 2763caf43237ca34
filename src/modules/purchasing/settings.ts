import { percent, percentText, type Percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { cardVersion, countSave } from '#kit/posting/settings-card.ts'
import type { PurchaseSettings, savePurchaseSettings } from './orders/contract.ts'
import { saveSettingRow, settingRow } from './settings-store.ts'

/** How this company buys. */
export interface Settings {
  readonly priceTolerancePercent: Percent
  readonly overReceiptPercent: Percent
  readonly termDays: number
  readonly defaultTerms: string | null
  /** No service is billed before its berita acara without somebody else's yes. */
  readonly servicesNeedHandover: boolean
  /** Orders and requests beyond the cost plan of a work item are refused; else they are only told. */
  readonly refusesOverBudget: boolean
}

const usual: Settings = {
  priceTolerancePercent: percent('0'),
  overReceiptPercent: percent('0'),
  termDays: 30,
  defaultTerms: null,
  servicesNeedHandover: false,
  refusesOverBudget: false,
}

/** Reads the buying rules of a company; the usual ones where it never chose. */
export async function settingsOf(tx: Tx, companyId: string): Promise<Settings> {
  const row = await settingRow(tx, companyId)
  if (!row) return usual
  return {
    priceTolerancePercent: percent(row.price_tolerance_percent),
    overReceiptPercent: percent(row.over_receipt_percent),
    termDays: row.term_days,
    defaultTerms: row.default_terms,
    servicesNeedHandover: row.services_need_handover,
    refusesOverBudget: row.refuses_over_budget,
  }
}

/** The same as the screen gets it. */
export async function wireSettings(tx: Tx, companyId: string): Promise<PurchaseSettings> {
  const settings = await settingsOf(tx, companyId)
  return {
    ...settings,
    priceTolerancePercent: percentText(settings.priceTolerancePercent),
    overReceiptPercent: percentText(settings.overReceiptPercent),
  }
}

const cardOf = (companyId: string) => ({ companyId, card: 'purchasing' })

/** The card of buying rules, with the version it is changed by. */
export async function openSettings(tx: Tx, companyId: string) {
  return { ...(await wireSettings(tx, companyId)), version: await cardVersion(tx, cardOf(companyId)) }
}

/** Changes the buying rules; what was posted keeps the rules it was posted under. */
export async function saveSettings(tx: Tx, actor: Actor, asked: AskedOf<typeof savePurchaseSettings>) {
  const version = await countSave(tx, cardOf(actor.companyId), asked.version, actor.userId)
  const before = await wireSettings(tx, actor.companyId)
  await saveSettingRow(tx, {
    company_id: actor.companyId,
    price_tolerance_percent: percentText(asked.priceTolerancePercent),
    over_receipt_percent: percentText(asked.overReceiptPercent),
    term_days: asked.termDays,
    default_terms: asked.defaultTerms,
    services_need_handover: asked.servicesNeedHandover ?? before.servicesNeedHandover,
    refuses_over_budget: asked.refusesOverBudget ?? before.refusesOverBudget,
    updated_by: actor.userId,
  })
  const after = await wireSettings(tx, actor.companyId)
  const changes = changesOf(before, after)
  await recordHistory(tx, actor, { subject: 'purchase-setting', id: actor.companyId, act: 'update', changes })
  return { ...after, version }
}
