import { serve, type Served } from '#kit/http/serve.ts'
import { listOf } from '#kit/list/list.ts'
import { periodLocks } from '#kit/posting/period-lock.ts'
import { cashFlowOf } from '#modules/journal/cash-flow.ts'
import { closePeriod } from '#modules/journal/close-period.ts'
import * as chart from '#modules/journal/chart/contract.ts'
import { addToChart, chartPage, changeInChart } from '#modules/journal/chart/verbs.ts'
import { closeBooksOfMonth, reopenBooksOfMonth } from '#modules/journal/closing/close-month.ts'
import { closeBooksOfYear, reopenBooksOfYear } from '#modules/journal/closing/close-year.ts'
import * as closing from '#modules/journal/closing/contract.ts'
import { yearClosingsOf } from '#modules/journal/closing/store.ts'
import * as contract from '#modules/journal/contract.ts'
import { trialBalanceFor } from '#modules/journal/read-books.ts'
import * as opening from '#modules/journal/opening/contract.ts'
import { openingsOf } from '#modules/journal/opening/store.ts'
import { open, takeBack } from '#modules/journal/opening/verbs.ts'
import { entriesOfDocument, entrySource } from '#modules/journal/read-store.ts'

/** The doors through which the book is read, its periods closed, and what stood before it brought in. */
export const journalRoutes: readonly Served[] = [
  serve(contract.cashFlow, ({ tx, actor }) => cashFlowOf(tx, actor)),
  serve(contract.listEntries, ({ tx, actor, asked }) => listOf(tx, entrySource(actor), actor, asked)),
  serve(contract.documentEntries, ({ tx, actor, asked }) => entriesOfDocument(tx, actor, asked.id)),
  serve(contract.trialBalance, ({ tx, actor, asked }) => trialBalanceFor(tx, actor, asked.until)),
  serve(contract.listPeriodLocks, ({ tx, actor }) => periodLocks(tx, actor.companyId)),
  serve(contract.setPeriodLock, ({ tx, actor, asked }) => closePeriod(tx, actor, asked)),
  serve(opening.listOpenings, ({ tx, actor }) => openingsOf(tx, actor.companyId)),
  serve(opening.postOpening, ({ tx, actor, asked }) => open(tx, actor, asked)),
  serve(opening.voidOpening, ({ tx, actor, asked }) => takeBack(tx, actor, asked.id, asked.reason)),
  serve(closing.listYearClosings, ({ tx, actor }) => yearClosingsOf(tx, actor.companyId)),
  serve(closing.closeMonth, ({ tx, actor, asked }) => closeBooksOfMonth(tx, actor, asked)),
  serve(closing.reopenMonth, ({ tx, actor, asked }) => reopenBooksOfMonth(tx, actor, asked)),
  serve(closing.closeYear, ({ tx, actor, asked }) => closeBooksOfYear(tx, actor, asked)),
  serve(closing.reopenYear, ({ tx, actor, asked }) => reopenBooksOfYear(tx, actor, asked)),
  serve(chart.listChart, ({ tx, actor }) => chartPage(tx, actor)),
  serve(chart.addAccount, ({ tx, actor, asked }) => addToChart(tx, actor, asked)),
  serve(chart.changeAccount, ({ tx, actor, asked }) => changeInChart(tx, actor, asked)),
]
