import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as contract from './contract.ts'
import { ofRequest } from './leftovers.ts'
import { requestSource } from './list.ts'
import { history, open, start } from './open.ts'
import { order } from './order-request.ts'
import * as saving from './save.ts'
import { warnedRequest } from './over-plan.ts'
import * as deciding from './submit.ts'

export const requestRoutes: readonly Served[] = [
  serve(contract.listRequests, ({ tx, actor, asked }) => listOf(tx, requestSource(actor, asked), actor, asked)),
  serve(contract.exportRequests, ({ tx, actor, asked }) =>
    exportOf(tx, requestSource(actor, asked), actor, asked, 'Permintaan pembelian'),
  ),
  serve(contract.startRequest, ({ tx, actor }) => start(tx, actor)),
  serve(contract.openRequest, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.requestLeftovers, ({ tx, actor, asked }) => ofRequest(tx, actor, asked.id)),
  serve(contract.createRequest, async ({ tx, actor, asked }) =>
    warnedRequest(tx, actor, await saving.create(tx, actor, asked)),
  ),
  serve(contract.updateRequest, async ({ tx, actor, asked }) =>
    warnedRequest(tx, actor, await saving.update(tx, actor, asked)),
  ),
  serve(contract.submitRequest, async ({ tx, actor, asked }) =>
    warnedRequest(tx, actor, await deciding.submit(tx, actor, asked)),
  ),
  serve(contract.withdrawRequest, ({ tx, actor, asked }) => deciding.withdraw(tx, actor, asked)),
  serve(contract.decideRequest, ({ tx, actor, asked }) => deciding.decide(tx, actor, asked)),
  serve(contract.orderRequest, ({ tx, actor, asked }) => order(tx, actor, asked)),
  serve(contract.closeRequest, ({ tx, actor, asked }) => deciding.close(tx, actor, asked)),
  serve(contract.voidRequest, ({ tx, actor, asked }) => deciding.voided(tx, actor, asked)),
  serve(contract.duplicateRequest, ({ tx, actor, asked }) => saving.duplicate(tx, actor, asked.id)),
  serve(contract.deleteRequest, ({ tx, actor, asked }) => saving.remove(tx, actor, asked.id)),
  serve(contract.requestHistory, ({ tx, actor, asked }) => history(tx, actor, asked.id)),
]
