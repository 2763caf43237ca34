import './opnames/files.ts'
import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { tellWorkerTax } from '#modules/payroll/face.ts'
import { tellPayUse } from '#modules/people/face.ts'
import { correctCrewDay, exportCrewDays, listCrewDays, openCrewDay } from './days/contract.ts'
import { correctDay, showCrewDay } from './days/correct-day.ts'
import { crewDaySource } from './days/list.ts'
import { approvePaidCorrection, correctPaidDay, voidPaidCorrection } from './corrections/contract.ts'
import { approveCorrection, askPaidCorrection, voidCorrection } from './corrections/correct-paid.ts'
import { approveOpname, voidOpname } from './opnames/approve-opname.ts'
import * as opnames from './opnames/contract.ts'
import { listOpnames, showOpname } from './opnames/show-opnames.ts'
import { rewriteOpname, sendOpname } from './opnames/write-opname.ts'
import { addPieceCrew, editPieceCrew, listPieceCrews } from './pieces/contract.ts'
import { makePieceCrew, rewritePieceCrew } from './pieces/save-crew.ts'
import { showPieceCrews } from './pieces/show-crews.ts'
import { daysWorked } from './counter/contract.ts'
import { countDays } from './counter/count-days.ts'
import { pressedOpname, pressedWageList } from './papers/pressed.ts'
import * as wages from './settlements/contract.ts'
import { approveOne } from './settlements/approve.ts'
import { settlementList, showSettlement, showWagesNow } from './settlements/open.ts'
import { pay, voidPaid } from './settlements/pay.ts'
import { settle, takeBack } from './settlements/settle.ts'
import { isPayInNote } from './settlements/store.ts'
import * as retention from './retention/contract.ts'
import { release, showRetention, voidRelease } from './retention/release.ts'
import { openSheet, saveSheet } from './sheets/contract.ts'
import { showSheet } from './sheets/open-sheet.ts'
import { saveMarks } from './sheets/save-sheet.ts'
import { notesOfMonth } from './tax/paid-notes.ts'
import { workerOwed } from './unpaid/contract.ts'
import { showOwed } from './unpaid/show-owed.ts'
import { addTerms, showTerms } from './terms/add-terms.ts'
import { addWorkerTerms, workerTerms } from './terms/contract.ts'
import { addWorkerThr } from './thr/contract.ts'
import { makeWorkerThr } from './thr/make-thr.ts'
import { approve, reopen } from './weeks/approve-days.ts'
import { findBusiest } from './weeks/busiest.ts'
import { approveDays, busiestProject, openWeek, reopenDays } from './weeks/contract.ts'
import { showWeek } from './weeks/open-week.ts'

tellPayUse(isPayInNote)
tellWorkerTax(notesOfMonth)

export const crewRoutes: readonly Served[] = [
  serve(openSheet, ({ tx, actor, asked }) => showSheet(tx, actor, asked)),
  serve(saveSheet, ({ tx, actor, asked }) => saveMarks(tx, actor, asked)),
  serve(openWeek, ({ tx, actor, asked }) => showWeek(tx, actor, asked)),
  serve(busiestProject, ({ tx, actor, asked }) => findBusiest(tx, actor, asked.day)),
  serve(approveDays, ({ tx, actor, asked }) => approve(tx, actor, asked)),
  serve(reopenDays, ({ tx, actor, asked }) => reopen(tx, actor, asked)),
  serve(daysWorked, ({ tx, actor, asked }) => countDays(tx, actor, asked.id)),
  serve(workerOwed, ({ tx, actor, asked }) => showOwed(tx, actor, asked.id)),
  serve(workerTerms, ({ tx, actor, asked }) => showTerms(tx, actor, asked.id)),
  serve(addWorkerTerms, ({ tx, actor, asked }) => addTerms(tx, actor, asked)),
  serve(listCrewDays, async ({ tx, actor, asked }) => listOf(tx, await crewDaySource(tx, actor), actor, asked)),
  serve(exportCrewDays, async ({ tx, actor, asked }) =>
    exportOf(tx, await crewDaySource(tx, actor), actor, asked, 'Absensi pekerja'),
  ),
  serve(openCrewDay, ({ tx, actor, asked }) => showCrewDay(tx, actor, asked.id)),
  serve(correctCrewDay, ({ tx, actor, asked }) => correctDay(tx, actor, asked)),
  serve(listPieceCrews, ({ tx, actor, asked }) => showPieceCrews(tx, actor, asked.projectId)),
  serve(addPieceCrew, ({ tx, actor, asked }) => makePieceCrew(tx, actor, asked)),
  serve(editPieceCrew, ({ tx, actor, asked }) => rewritePieceCrew(tx, actor, asked)),
  serve(opnames.listPieceOpnames, ({ tx, actor, asked }) => listOpnames(tx, actor, asked.projectId)),
  serve(opnames.openPieceOpname, ({ tx, actor, asked }) => showOpname(tx, actor, asked.id)),
  serve(opnames.printPieceOpname, async ({ tx, actor, asked }) => asPdf(await pressedOpname(tx, actor, asked.id))),
  serve(opnames.sendPieceOpname, ({ tx, actor, asked }) => sendOpname(tx, actor, asked)),
  serve(opnames.editPieceOpname, ({ tx, actor, asked }) => rewriteOpname(tx, actor, asked)),
  serve(opnames.approvePieceOpname, ({ tx, actor, asked }) => approveOpname(tx, actor, asked)),
  serve(opnames.voidPieceOpname, ({ tx, actor, asked }) => voidOpname(tx, actor, asked)),
  serve(retention.openRetention, ({ tx, actor, asked }) => showRetention(tx, actor, asked.projectId)),
  serve(retention.releaseRetention, ({ tx, actor, asked }) => release(tx, actor, asked)),
  serve(retention.voidRetentionRelease, ({ tx, actor, asked }) => voidRelease(tx, actor, asked)),
  serve(wages.wagesNow, ({ tx, actor, asked }) => showWagesNow(tx, actor, asked)),
  serve(wages.settleWages, ({ tx, actor, asked }) => settle(tx, actor, asked)),
  serve(correctPaidDay, ({ tx, actor, asked }) => askPaidCorrection(tx, actor, asked)),
  serve(approvePaidCorrection, ({ tx, actor, asked }) => approveCorrection(tx, actor, asked.id)),
  serve(voidPaidCorrection, ({ tx, actor, asked }) => voidCorrection(tx, actor, asked)),
  serve(wages.listSettlements, ({ tx, actor }) => settlementList(tx, actor)),
  serve(wages.openSettlement, ({ tx, actor, asked }) => showSettlement(tx, actor, asked.id)),
  serve(wages.printWageList, async ({ tx, actor, asked }) => asPdf(await pressedWageList(tx, actor, asked.id))),
  serve(addWorkerThr, ({ tx, actor, asked }) => makeWorkerThr(tx, actor, asked)),
  serve(wages.approveWages, ({ tx, actor, asked }) => approveOne(tx, actor, asked)),
  serve(wages.payWages, ({ tx, actor, asked }) => pay(tx, actor, asked)),
  serve(wages.voidWagePayment, ({ tx, actor, asked }) => voidPaid(tx, actor, asked)),
  serve(wages.voidSettlement, ({ tx, actor, asked }) => takeBack(tx, actor, asked)),
]
