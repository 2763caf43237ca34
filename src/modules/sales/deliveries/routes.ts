import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as arrival from './arrival.ts'
import * as contract from './contract.ts'
import { ofOrder, open } from './open-delivery.ts'
import { send } from './send-delivery.ts'
import * as ending from './void-delivery.ts'
import { create, update } from './write-delivery.ts'
import { deliverySource } from './list.ts'

export const deliveryRoutes: readonly Served[] = [
  serve(contract.listDeliveries, ({ tx, actor, asked }) => listOf(tx, deliverySource(actor), actor, asked)),
  serve(contract.exportDeliveries, ({ tx, actor, asked }) =>
    exportOf(tx, deliverySource(actor), actor, asked, 'Surat jalan'),
  ),
  serve(contract.orderDeliveries, ({ tx, actor, asked }) => ofOrder(tx, actor, asked.id)),
  serve(contract.openDelivery, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.createDelivery, ({ tx, actor, asked }) => create(tx, actor, asked)),
  serve(contract.updateDelivery, ({ tx, actor, asked }) => update(tx, actor, asked)),
  serve(contract.sendDelivery, ({ tx, actor, asked }) => send(tx, actor, asked)),
  serve(contract.amendDelivery, ({ tx, actor, asked }) => arrival.amend(tx, actor, asked)),
  serve(contract.receiveDelivery, ({ tx, actor, asked }) => arrival.receive(tx, actor, asked)),
  serve(contract.voidDelivery, ({ tx, actor, asked }) => ending.voided(tx, actor, asked)),
  serve(contract.deleteDelivery, ({ tx, actor, asked }) => ending.remove(tx, actor, asked.id)),
]
