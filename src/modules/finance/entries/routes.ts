import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as contract from './contract.ts'
import { cashEntryPdf } from './entry-paper.ts'
import { cashEntrySource } from './list.ts'
import { beginCashEntry, cashEntryPage, cashStandingsOf } from './open-entry.ts'
import { takeBackCashEntry } from './post-entry.ts'
import { writeCashEntry, postCashDraft, removeCashEntry, rewriteCashEntry } from './save-entry.ts'

export const cashEntryRoutes: readonly Served[] = [
  serve(contract.cashStandings, ({ tx, actor }) => cashStandingsOf(tx, actor)),
  serve(contract.startCashEntry, ({ tx, actor }) => beginCashEntry(tx, actor)),
  serve(contract.listCashEntries, ({ tx, actor, asked }) => listOf(tx, cashEntrySource(actor), actor, asked)),
  serve(contract.exportCashEntries, ({ tx, actor, asked }) =>
    exportOf(tx, cashEntrySource(actor), actor, asked, 'Kas dan bank'),
  ),
  serve(contract.openCashEntry, ({ tx, actor, asked }) => cashEntryPage(tx, actor, asked.id)),
  serve(contract.printCashEntry, ({ tx, actor, asked }) => cashEntryPdf(tx, actor, asked.id)),
  serve(contract.addCashEntry, ({ tx, actor, asked }) => writeCashEntry(tx, actor, asked)),
  serve(contract.updateCashEntry, ({ tx, actor, asked }) => rewriteCashEntry(tx, actor, asked)),
  serve(contract.postCashEntry, ({ tx, actor, asked }) => postCashDraft(tx, actor, asked)),
  serve(contract.deleteCashEntry, ({ tx, actor, asked }) => removeCashEntry(tx, actor, asked)),
  serve(contract.voidCashEntry, ({ tx, actor, asked }) => takeBackCashEntry(tx, actor, asked)),
]
