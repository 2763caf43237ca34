import '#modules/catalog/carry-supplier.ts'
import '#modules/catalog/files.ts'
import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { serveRecord } from '#kit/record/serve-record.ts'
import * as contract from '#modules/catalog/contract.ts'
import { itemLabels } from '#modules/catalog/labels/contract.ts'
import { pickItem } from '#modules/catalog/picks/contract.ts'
import * as prices from '#modules/catalog/prices/contract.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { pasteRoutes } from '#modules/catalog/paste/routes.ts'
import { openItem, unitChoices } from '#modules/catalog/open-item.ts'
import { labelsPdf } from '#modules/catalog/labels/item-labels.ts'
import { pickItems } from '#modules/catalog/pick-store.ts'
import { priceHistoryOf } from '#modules/catalog/prices/price-history.ts'
import { pressedPriceList } from '#modules/catalog/prices/price-list.ts'
import { addItem, editItem, setPrice, setRabPrice } from '#modules/catalog/save-item.ts'
import { addSubstitute, removeSubstitute } from '#modules/catalog/substitutes.ts'
import { itemSource } from '#modules/catalog/list-source.ts'
import { termRoutes } from '#modules/catalog/terms/routes.ts'
import { keepTerm } from '#modules/catalog/terms/store.ts'
import { termsOf } from '#modules/catalog/terms/terms.ts'

export const catalogRoutes: readonly Served[] = [
  ...pasteRoutes,
  ...termRoutes,
  serve(pickItem, ({ tx, actor, asked }) => pickItems(tx, actor, asked)),
  serve(contract.itemCategories, async ({ tx, actor }) =>
    (await termsOf(tx, actor.companyId, 'category')).filter((term) => !term.isArchived).map((term) => term.name),
  ),
  serve(prices.setItemPrice, ({ tx, actor, asked }) => setPrice(tx, actor, asked)),
  serve(prices.setRabPrice, ({ tx, actor, asked }) => setRabPrice(tx, actor, asked)),
  serve(prices.priceHistory, ({ tx, actor, asked }) => priceHistoryOf(tx, actor, asked.id)),
  serve(contract.addSubstitute, ({ tx, actor, asked }) => addSubstitute(tx, actor, asked)),
  serve(contract.removeSubstitute, ({ tx, actor, asked }) => removeSubstitute(tx, actor, asked)),
  serve(itemLabels, async ({ tx, actor, asked }) => asPdf(await labelsPdf(tx, actor, asked))),
  serve(contract.items.prices, async ({ tx, actor, asked }) => asPdf(await pressedPriceList(tx, actor, asked))),
  serve(contract.units, ({ tx, actor }) => unitChoices(tx, actor.companyId)),
  serve(contract.addUnit, async ({ tx, actor, asked }) => {
    await keepTerm(tx, actor.companyId, 'unit', asked.name, actor.userId)
    return { name: asked.name }
  }),
  ...serveRecord(itemRecord, contract.items, { add: addItem, edit: editItem, open: openItem, source: itemSource }),
]
