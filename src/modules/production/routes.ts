import './coming.ts'
import './files.ts'
import './mover-pages.ts'
import './houses/guard-house.ts'
import './houses/item-houses.ts'
import './orders/being-made.ts'
import './orders/follow-revision.ts'
import './orders/guard-item.ts'
import './orders/order-houses.ts'
import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { listOf } from '#kit/list/list.ts'
import { serveRecord } from '#kit/record/serve-record.ts'
import { houseRecord } from './house.record.ts'
import { addHouse, editHouse } from './houses/add-house.ts'
import * as house from './houses/contract.ts'
import { openHouse } from './houses/open-house.ts'
import { removeHouse } from './houses/remove-house.ts'
import * as houses from './houses/store.ts'
import { workersOfHouse } from './houses/workers.ts'
import * as margin from './margin/contract.ts'
import { marginOf, productionOf } from './margin/margin.ts'
import * as order from './orders/contract.ts'
import { move, orderSource, queueOf } from './orders/list.ts'
import { open } from './orders/open-order.ts'
import { plan, reserveAgain, start } from './orders/plan-order.ts'
import * as saving from './orders/save-order.ts'
import * as paper from './papers/contract.ts'
import { pressedLabels, pressedPaper } from './papers/pressed.ts'
import * as recipe from './recipes/contract.ts'
import * as recipes from './recipes/save-recipe.ts'
import { readRecipes } from './recipes/store.ts'
import * as result from './results/contract.ts'
import { finish } from './results/finish.ts'
import { pay } from './results/record-labour.ts'
import { record } from './results/record-output.ts'
import { tie } from './results/tie-worker.ts'
import { use } from './results/use-material.ts'
import { cancel, reopen, voided } from './results/void-entry.ts'
import { today } from '#kit/posting/today.ts'

export const productionRoutes: readonly Served[] = [
  serve(house.houseCities, ({ tx, actor }) => houses.filterWords(tx, actor)),
  serve(house.houseStock, async ({ tx, actor, asked }) =>
    houses.stockOf(tx, actor, await houses.houseRow(tx, actor, asked.id)),
  ),
  serve(house.houseWorkers, ({ tx, actor, asked }) => workersOfHouse(tx, actor, asked.id)),
  serve(house.houseCosts, async ({ tx, actor, asked }) =>
    houses.costsOf(tx, actor, (await houses.houseRow(tx, actor, asked.id)).id),
  ),
  ...serveRecord(houseRecord, house.houses, {
    add: addHouse,
    edit: editHouse,
    remove: removeHouse,
    open: openHouse,
    source: houses.houseSource,
  }),
  serve(recipe.recipes, ({ tx, actor, asked }) => readRecipes(tx, actor, { ...asked, today: today(actor) })),
  serve(recipe.saveRecipe, ({ tx, actor, asked }) => recipes.save(tx, actor, asked)),
  serve(recipe.removeRecipe, ({ tx, actor, asked }) => recipes.remove(tx, actor, asked.id)),
  serve(order.listOrders, ({ tx, actor, asked }) => listOf(tx, orderSource(actor, asked), actor, asked)),
  serve(order.openOrder, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(order.houseQueue, ({ tx, actor, asked }) => queueOf(tx, actor, asked.id)),
  serve(order.moveInQueue, ({ tx, actor, asked }) => move(tx, actor, asked)),
  serve(order.createOrder, ({ tx, actor, asked }) => saving.create(tx, actor, asked)),
  serve(order.updateOrder, ({ tx, actor, asked }) => saving.update(tx, actor, asked)),
  serve(order.deleteOrder, ({ tx, actor, asked }) => saving.remove(tx, actor, asked.id)),
  serve(order.planOrder, ({ tx, actor, asked }) => plan(tx, actor, asked)),
  serve(order.reserveOrder, ({ tx, actor, asked }) => reserveAgain(tx, actor, asked)),
  serve(order.startOrder, ({ tx, actor, asked }) => start(tx, actor, asked)),
  serve(order.finishOrder, ({ tx, actor, asked }) => finish(tx, actor, asked)),
  serve(order.reopenOrder, ({ tx, actor, asked }) => reopen(tx, actor, asked)),
  serve(order.cancelOrder, ({ tx, actor, asked }) => cancel(tx, actor, asked)),
  serve(result.useMaterial, ({ tx, actor, asked }) => use(tx, actor, asked)),
  serve(result.recordOutput, ({ tx, actor, asked }) => record(tx, actor, asked)),
  serve(result.recordLabour, ({ tx, actor, asked }) => pay(tx, actor, asked)),
  serve(result.tieWorker, ({ tx, actor, asked }) => tie(tx, actor, asked)),
  serve(result.voidEntry, ({ tx, actor, asked }) => voided(tx, actor, asked)),
  serve(margin.orderProduction, ({ tx, actor, asked }) => productionOf(tx, actor, asked.id)),
  serve(margin.orderMargin, ({ tx, actor, asked }) => marginOf(tx, actor, asked.id)),
  serve(paper.openPaper, async ({ tx, actor, asked }) => asPdf(await pressedPaper(tx, actor, asked))),
  serve(paper.openLabels, async ({ tx, actor, asked }) => asPdf(await pressedLabels(tx, actor, asked))),
]
