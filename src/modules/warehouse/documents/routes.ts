import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as contract from '#modules/warehouse/documents/contract.ts'
import { openStockDocument } from '#modules/warehouse/documents/open-document.ts'
import { documentSource } from '#modules/warehouse/documents/open-store.ts'
import * as save from '#modules/warehouse/documents/save-document.ts'
import { reverseStockLine, voidStockDocument } from '#modules/warehouse/documents/void-document.ts'

export const documentRoutes: readonly Served[] = [
  serve(contract.addStock, ({ tx, actor, asked }) => save.addStock(tx, actor, asked)),
  serve(contract.listStockDocuments, ({ tx, actor, asked }) => listOf(tx, documentSource(actor), actor, asked)),
  serve(contract.exportStockDocuments, ({ tx, actor, asked }) =>
    exportOf(tx, documentSource(actor), actor, asked, 'Dokumen stok'),
  ),
  serve(contract.openStockDocument, ({ tx, actor, asked }) => openStockDocument(tx, actor, asked.id)),
  serve(contract.updateStockDocument, ({ tx, actor, asked }) => save.updateStockDocument(tx, actor, asked)),
  serve(contract.postStockDocument, ({ tx, actor, asked }) => save.postStockDocument(tx, actor, asked)),
  serve(contract.deleteStockDocument, ({ tx, actor, asked }) => save.deleteStockDocument(tx, actor, asked)),
  serve(contract.voidStockDocument, ({ tx, actor, asked }) => voidStockDocument(tx, actor, asked)),
  serve(contract.reverseStockLine, ({ tx, actor, asked }) => reverseStockLine(tx, actor, asked)),
]
