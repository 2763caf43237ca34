import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { reconciliationPdf } from './paper.ts'
import { lockBankReconciliation, reopenBankReconciliation, showReconciliation } from './reconcile.ts'

/** Reconciliations of the accounts with their bank. */
export const reconciliationRoutes: readonly Served[] = [
  serve(contract.openReconciliation, ({ tx, actor, asked }) => showReconciliation(tx, actor, asked)),
  serve(contract.lockReconciliation, ({ tx, actor, asked }) => lockBankReconciliation(tx, actor, asked)),
  serve(contract.reopenReconciliation, ({ tx, actor, asked }) => reopenBankReconciliation(tx, actor, asked)),
  serve(contract.printReconciliation, ({ tx, actor, asked }) => reconciliationPdf(tx, actor, asked.id)),
]
