import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { tellSiteWarehouses, type Site } from '#modules/projects/face.ts'
import { insertWarehouse } from '#modules/stock/warehouse-store.ts'
import { changeWarehouse, refuseTakenWarehouseCode, removeWarehouse, warehouseOf } from '#modules/stock/warehouses.ts'

// A project is older in the order of departments: it asks for its warehouse, and we open it.
tellSiteWarehouses({
  open: openSiteWarehouse,
  async turn(tx, actor, warehouseId, isArchived) {
    const place = await warehouseOf(tx, actor.companyId, warehouseId)
    if (place.isArchived !== isArchived) await changeWarehouse(tx, actor, { ...place, isArchived })
  },
  remove: (tx, actor, warehouseId) => removeWarehouse(tx, actor.companyId, warehouseId),
  nameOf: async (tx, companyId, warehouseId) => (await warehouseOf(tx, companyId, warehouseId)).name,
})

/** Opens the warehouse of a site: `GP-` and the code of its project, a place where goods lie until they are used there. */
async function openSiteWarehouse(tx: Tx, actor: Actor, site: Site): Promise<string> {
  const code = `GP-${site.code}`
  await refuseTakenWarehouseCode(tx, actor.companyId, code)
  const id = newId()
  const who = { id, companyId: actor.companyId, by: actor.userId, projectId: site.projectId }
  const { name, address, city } = site
  await insertWarehouse(tx, who, {
    ...{ code, name: placeName(name), type: 'proyek', address },
    ...{ city: city || null, keeper: null },
  })
  return id
}

// What is built may be a warehouse itself.
const placeName = (project: string) => (/^gudang\b/i.test(project) ? `${project} (proyek)` : `Gudang ${project}`)
