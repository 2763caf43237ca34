import '#modules/warehouse/transfers/coming.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as contract from '#modules/warehouse/transfers/contract.ts'
import { transferSource } from '#modules/warehouse/transfers/open-store.ts'
import { openTransfer } from '#modules/warehouse/transfers/open-transfer.ts'
import { sendTransfer } from '#modules/warehouse/transfers/send-transfer.ts'
import * as settle from '#modules/warehouse/transfers/settle-transfer.ts'
import * as write from '#modules/warehouse/transfers/write-transfer.ts'

export const transferRoutes: readonly Served[] = [
  serve(contract.listTransfers, ({ tx, actor, asked }) =>
    listOf(tx, transferSource(actor, asked.gudang), actor, asked),
  ),
  serve(contract.exportTransfers, ({ tx, actor, asked }) =>
    exportOf(tx, transferSource(actor, asked.gudang), actor, asked, 'Transfer'),
  ),
  serve(contract.openTransfer, ({ tx, actor, asked }) => openTransfer(tx, actor, asked.id)),
  serve(contract.createTransfer, ({ tx, actor, asked }) => write.createTransfer(tx, actor, asked)),
  serve(contract.updateTransfer, ({ tx, actor, asked }) => write.updateTransfer(tx, actor, asked)),
  serve(contract.sendTransfer, ({ tx, actor, asked }) => sendTransfer(tx, actor, asked)),
  serve(contract.deleteTransfer, ({ tx, actor, asked }) => write.deleteTransfer(tx, actor, asked.id)),
  serve(contract.receiveTransfer, ({ tx, actor, asked }) => settle.receiveTransfer(tx, actor, asked)),
  serve(contract.settleTransfer, ({ tx, actor, asked }) => settle.settleTransfer(tx, actor, asked)),
  serve(contract.undoOutcome, ({ tx, actor, asked }) => settle.undoOutcome(tx, actor, asked)),
  serve(contract.voidTransfer, ({ tx, actor, asked }) => settle.voidTransfer(tx, actor, asked)),
]
