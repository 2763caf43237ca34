import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { beginSiteExpense, showSiteExpenses, siteExpensePage } from './show-site-expenses.ts'
import {
  approveExpense,
  createSiteExpense,
  rejectExpense,
  removeSiteExpense,
  rewriteSiteExpense,
} from './write-site-expense.ts'

/** The doors of what sites spend. */
export const siteExpenseRoutes: readonly Served[] = [
  serve(contract.startSiteExpense, ({ tx, actor }) => beginSiteExpense(tx, actor)),
  serve(contract.listSiteExpenses, ({ tx, actor, asked }) => showSiteExpenses(tx, actor, asked.projectId)),
  serve(contract.openSiteExpense, ({ tx, actor, asked }) => siteExpensePage(tx, actor, asked.id)),
  serve(contract.addSiteExpense, ({ tx, actor, asked }) => createSiteExpense(tx, actor, asked)),
  serve(contract.updateSiteExpense, ({ tx, actor, asked }) => rewriteSiteExpense(tx, actor, asked)),
  serve(contract.deleteSiteExpense, ({ tx, actor, asked }) => removeSiteExpense(tx, actor, asked.id)),
  serve(contract.approveSiteExpense, ({ tx, actor, asked }) => approveExpense(tx, actor, asked)),
  serve(contract.rejectSiteExpense, ({ tx, actor, asked }) => rejectExpense(tx, actor, asked)),
]
