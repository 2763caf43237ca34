import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import * as budget from '#modules/finance/budget/contract.ts'
import { postableAccounts } from '#modules/journal/face.ts'
import { budgetFile, budgetPdf } from './budget/give-budget.ts'
import { monthClosing } from './closing/contract.ts'
import { checkMonth } from './closing/month-checks.ts'
import { paymentsDue } from './due/contract.ts'
import { showPaymentsDue } from './due/show-due.ts'
import * as ledger from './ledger/contract.ts'
import { journalFile, ledgerFile, ledgerPdf } from './ledger/give-books.ts'
import { readLedger } from './ledger/read-ledger.ts'
import * as movements from './movements/contract.ts'
import { movementSource } from './movements/list.ts'
import { projectMoneyRoutes } from './projects/routes.ts'
import { profitOn } from './statements/any-report.ts'
import { showCashFlowLines, showIndirectLines } from './statements/cash-flow-lines.ts'
import { showCashBasisLines } from './statements/cash-profit.ts'
import * as statements from './statements/contract.ts'
import { showFigureOrigin } from './statements/figure-origin.ts'
import { exportedReport, printedReport } from './statements/give-report.ts'
import { makeBalance, makeCashFlow, makeEquity, makeIndirectFlow, makeTrial } from './statements/make-report.ts'
import { bpuFile } from './taxes/bpu-file.ts'
import * as subledgers from './subledger/contract.ts'
import { makeSubledger, subledgerFile, subledgerPdf } from './subledger/make-subledger.ts'
import * as taxes from './taxes/contract.ts'
import { makePphRecap, makeVatRecap, pphFile, vatFile } from './taxes/recap.ts'

/** The doors through which the books are told as reports. */
export const reportRoutes: readonly Served[] = [
  serve(statements.profitAndLoss, ({ tx, actor, asked }) => profitOn(tx, actor, asked)),
  serve(statements.figureOrigin, ({ tx, actor, asked }) => showFigureOrigin(tx, actor, asked)),
  serve(statements.cashBasisEntries, ({ tx, actor, asked }) => showCashBasisLines(tx, actor, asked)),
  serve(statements.balanceSheet, ({ tx, actor, asked }) => makeBalance(tx, actor, asked)),
  serve(statements.cashStatement, ({ tx, actor, asked }) => makeCashFlow(tx, actor, asked)),
  serve(statements.cashFlowEntries, ({ tx, actor, asked }) => showCashFlowLines(tx, actor, asked)),
  serve(statements.indirectStatement, ({ tx, actor, asked }) => makeIndirectFlow(tx, actor, asked)),
  serve(statements.indirectEntries, ({ tx, actor, asked }) => showIndirectLines(tx, actor, asked)),
  serve(statements.equityStatement, ({ tx, actor, asked }) => makeEquity(tx, actor, asked)),
  serve(statements.trialReport, ({ tx, actor, asked }) => makeTrial(tx, actor, asked)),
  serve(statements.exportReport, ({ tx, actor, asked }) => exportedReport(tx, actor, asked)),
  serve(statements.printReport, ({ tx, actor, asked }) => printedReport(tx, actor, asked)),
  ...projectMoneyRoutes,
  serve(ledger.ledger, ({ tx, actor, asked }) => readLedger(tx, actor, asked)),
  serve(ledger.exportLedger, ({ tx, actor, asked }) => ledgerFile(tx, actor, asked)),
  serve(ledger.printLedger, ({ tx, actor, asked }) => ledgerPdf(tx, actor, asked)),
  serve(ledger.exportJournal, ({ tx, actor, asked }) => journalFile(tx, actor, asked)),
  serve(ledger.ledgerAccounts, ({ tx, actor }) => postableAccounts(tx, actor.companyId)),
  serve(subledgers.subledger, ({ tx, actor, asked }) => makeSubledger(tx, actor, asked)),
  serve(budget.exportBudget, ({ tx, actor, asked }) => budgetFile(tx, actor, asked)),
  serve(budget.printBudget, ({ tx, actor, asked }) => budgetPdf(tx, actor, asked)),
  serve(subledgers.exportSubledger, ({ tx, actor, asked }) => subledgerFile(tx, actor, asked)),
  serve(subledgers.printSubledger, ({ tx, actor, asked }) => subledgerPdf(tx, actor, asked)),
  serve(movements.listCashMovements, ({ tx, actor, asked }) => listOf(tx, movementSource(actor), actor, asked)),
  serve(movements.exportCashMovements, ({ tx, actor, asked }) =>
    exportOf(tx, movementSource(actor), actor, asked, 'Mutasi kas dan bank'),
  ),
  serve(taxes.vatRecap, ({ tx, actor, asked }) => makeVatRecap(tx, actor, asked)),
  serve(taxes.exportVat, ({ tx, actor, asked }) => vatFile(tx, actor, asked)),
  serve(taxes.pphRecap, ({ tx, actor, asked }) => makePphRecap(tx, actor, asked)),
  serve(taxes.exportPph, ({ tx, actor, asked }) => pphFile(tx, actor, asked)),
  serve(taxes.exportBpu, ({ tx, actor, asked }) => bpuFile(tx, actor, asked)),
  serve(paymentsDue, ({ tx, actor }) => showPaymentsDue(tx, actor)),
  serve(monthClosing, ({ tx, actor, asked }) => checkMonth(tx, actor, asked)),
]
