import '#modules/warehouse/files.ts'
import '#modules/warehouse/item-opening.ts'
import { isWithin } from '#kit/access/within.ts'
import { found } from '#kit/http/not-found.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as stock from '#modules/stock/face.ts'
import * as contract from '#modules/warehouse/contract.ts'
import { documentRoutes } from '#modules/warehouse/documents/routes.ts'
import * as explain from '#modules/warehouse/explain-contract.ts'
import { explainItemStock, explainWarehouse } from '#modules/warehouse/explain-goods.ts'
import { explainStock } from '#modules/warehouse/explain-stock.ts'
import { listedStock, warehouseSource } from '#modules/warehouse/list-sources.ts'
import { countRoutes } from '#modules/warehouse/opname/routes.ts'
import { warehousePaperRoutes } from '#modules/warehouse/papers/routes.ts'
import { addWarehouse, changeWarehouse } from '#modules/warehouse/save-warehouse.ts'
import { openStock, stockCard } from '#modules/warehouse/stock-card.ts'
import { openRules, saveRules } from '#modules/warehouse/stock-rules.ts'
import { openStockRules, saveStockRules } from '#modules/warehouse/stock-rules-contract.ts'
import { beginStockSettings, changeStockSettings } from '#modules/warehouse/stock-settings.ts'
import { transferRoutes } from '#modules/warehouse/transfers/routes.ts'
import { usageRoutes } from '#modules/warehouse/usage/routes.ts'
import { valuationSource } from '#modules/warehouse/valuation-store.ts'
import { exportValuation, valuationTotal } from '#modules/warehouse/valuation.ts'

/** The doors of warehouses and stock. */
export const warehouseRoutes: readonly Served[] = [
  ...documentRoutes,
  ...transferRoutes,
  ...usageRoutes,
  ...countRoutes,
  ...warehousePaperRoutes,
  serve(openStockRules, ({ tx, actor }) => openRules(tx, actor)),
  serve(saveStockRules, ({ tx, actor, asked }) => saveRules(tx, actor, asked)),
  serve(contract.listWarehouses, ({ tx, actor, asked }) => listOf(tx, warehouseSource(actor), actor, asked)),
  serve(contract.exportWarehouses, ({ tx, actor, asked }) =>
    exportOf(tx, warehouseSource(actor), actor, asked, 'Gudang'),
  ),
  serve(contract.exportStock, ({ tx, actor, asked }) => exportOf(tx, listedStock(actor), actor, asked, 'Stok')),
  serve(contract.pickWarehouse, async ({ tx, actor }) => {
    const all = await stock.warehouses(tx, actor.companyId)
    return all
      .filter((one) => one.type !== 'transit' && isWithin(actor.scope.warehouses, one.id))
      .map(({ id, code, name, type }) => ({ id, code, name, type }))
  }),
  serve(contract.openWarehouse, async ({ tx, actor, asked }) => {
    const { rows } = await listOf<contract.WarehouseRow>(tx, warehouseSource(actor, asked.id), actor, { size: 25 })
    return found(rows[0])
  }),
  serve(contract.addWarehouse, ({ tx, actor, asked }) => addWarehouse(tx, actor, asked)),
  serve(contract.changeWarehouse, ({ tx, actor, asked }) => changeWarehouse(tx, actor, asked)),
  serve(contract.listStock, ({ tx, actor, asked }) => listOf(tx, listedStock(actor), actor, asked)),
  serve(contract.openStock, ({ tx, actor, asked }) => openStock(tx, actor, asked.id)),
  serve(contract.beginStockSettings, ({ tx, actor, asked }) => beginStockSettings(tx, actor, asked)),
  serve(contract.changeStockSettings, ({ tx, actor, asked }) => changeStockSettings(tx, actor, asked)),
  serve(explain.explainStock, ({ tx, actor, asked }) => explainStock(tx, actor, asked)),
  serve(explain.explainItemStock, ({ tx, actor, asked }) => explainItemStock(tx, actor, asked)),
  serve(explain.explainWarehouse, ({ tx, actor, asked }) => explainWarehouse(tx, actor, asked.id)),
  serve(contract.listValuation, ({ tx, actor, asked }) => listOf(tx, valuationSource(actor, asked.on), actor, asked)),
  serve(contract.exportValuation, ({ tx, actor, asked }) => exportValuation(tx, actor, asked)),
  serve(contract.valuationTotal, ({ tx, actor, asked }) => valuationTotal(tx, actor, asked)),
  serve(contract.stockCard, ({ tx, actor, asked }) => stockCard(tx, actor, asked)),
]
