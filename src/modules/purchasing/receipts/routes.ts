import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as contract from './contract.ts'
import { receiptSource } from './list.ts'
import { history, open, start } from './open.ts'
import { postReceipt } from './receive.ts'
import { receiveMany } from './receive-many.ts'
import { voidReceipt } from './void.ts'
import * as writing from './write.ts'

export const receiptRoutes: readonly Served[] = [
  serve(contract.listReceipts, ({ tx, actor, asked }) => listOf(tx, receiptSource(actor), actor, asked)),
  serve(contract.exportReceipts, ({ tx, actor, asked }) =>
    exportOf(tx, receiptSource(actor), actor, asked, 'Penerimaan barang'),
  ),
  serve(contract.startReceipt, ({ tx, actor, asked }) => start(tx, actor, asked.id)),
  serve(contract.openReceipt, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.createReceipt, ({ tx, actor, asked }) => writing.create(tx, actor, asked)),
  serve(contract.receiveMany, ({ tx, actor, asked }) => receiveMany(tx, actor, asked)),
  serve(contract.updateReceipt, ({ tx, actor, asked }) => writing.update(tx, actor, asked)),
  serve(contract.postReceipt, ({ tx, actor, asked }) => postReceipt(tx, actor, asked)),
  serve(contract.voidReceipt, ({ tx, actor, asked }) => voidReceipt(tx, actor, asked)),
  serve(contract.deleteReceipt, ({ tx, actor, asked }) => writing.remove(tx, actor, asked.id)),
  serve(contract.receiptHistory, ({ tx, actor, asked }) => history(tx, actor, asked.id)),
]
