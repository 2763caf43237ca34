import { openDefaults, saveDefaults, type CompanyDefaults } from '#app/website/defaults-contract.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { companyOf, companyStanding } from '#modules/company/companies/face.ts'
import { cardVersion, countSave } from '#kit/posting/settings-card.ts'
import * as website from '#modules/company/website/face.ts'
import { warehouses } from '#modules/stock/face.ts'

/** The doors of what new documents begin with. */
export const defaultRoutes: readonly Served[] = [
  serve(openDefaults, ({ tx, actor }) => opened(tx, actor)),
  serve(saveDefaults, async ({ tx, actor, asked: { version: read, ...asked } }) => {
    const warehouse = (await seenWarehouses(tx, actor)).find(({ id }) => id === asked.warehouseId)
    if (asked.warehouseId !== null && !warehouse) throw new NotFound()
    const version = await countSave(tx, cardOf(actor), read, actor.userId)
    const value = { ...asked, warehouseName: warehouse?.name ?? null }
    await website.saveDefaults(tx, actor.companyId, value, actor.userId)
    return { version, message: 'Bawaan disimpan.' }
  }),
]

const cardOf = ({ companyId }: Actor) => ({ companyId, card: 'defaults' })

async function opened(tx: Tx, actor: Actor): Promise<CompanyDefaults> {
  const company = await companyOf(tx, actor.companyId)
  const { isDefault, version } = await companyStanding(tx, actor.companyId)
  const { warehouseId, salesTaxMode, purchaseTaxMode } = await website.defaultsOf(tx, actor.companyId)
  const places = await seenWarehouses(tx, actor)
  return {
    version: await cardVersion(tx, cardOf(actor)),
    companyId: company.id,
    companyName: company.name,
    isDefaultCompany: isDefault,
    companyVersion: version,
    zone: company.zone,
    fiscalYearStart: company.fiscalYearStart,
    isPkp: company.isPkp,
    warehouseId: places.some(({ id }) => id === warehouseId) ? warehouseId : null,
    warehouses: places,
    salesTaxMode,
    purchaseTaxMode,
  }
}

async function seenWarehouses(tx: Tx, actor: Actor): Promise<{ id: string; name: string }[]> {
  const all = await warehouses(tx, actor.companyId)
  return all.filter(({ id }) => isWithin(actor.scope.warehouses, id)).map(({ id, name }) => ({ id, name }))
}
