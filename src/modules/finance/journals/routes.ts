import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { proposeAllocation } from '../allocation/contract.ts'
import { allocationOf } from '../allocation/propose.ts'
import * as contract from './contract.ts'
import { manualJournalPage, manualJournalSource } from './open-journal.ts'
import * as write from './write-journal.ts'

export const manualJournalRoutes: readonly Served[] = [
  serve(contract.listManualJournals, ({ tx, actor, asked }) => listOf(tx, manualJournalSource(actor), actor, asked)),
  serve(contract.exportManualJournals, ({ tx, actor, asked }) =>
    exportOf(tx, manualJournalSource(actor), actor, asked, 'Jurnal umum'),
  ),
  serve(proposeAllocation, ({ tx, actor, asked }) => allocationOf(tx, actor, asked)),
  serve(contract.openManualJournal, ({ tx, actor, asked }) => manualJournalPage(tx, actor, asked.id)),
  serve(contract.addManualJournal, ({ tx, actor, asked }) => write.createManualJournal(tx, actor, asked)),
  serve(contract.updateManualJournal, ({ tx, actor, asked }) => write.rewriteManualJournal(tx, actor, asked)),
  serve(contract.postManualJournal, ({ tx, actor, asked }) => write.postManualDraft(tx, actor, asked)),
  serve(contract.deleteManualJournal, ({ tx, actor, asked }) => write.removeManualJournal(tx, actor, asked.id)),
  serve(contract.voidManualJournal, ({ tx, actor, asked }) => write.voidManual(tx, actor, asked)),
]
