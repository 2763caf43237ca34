import '#modules/company/accounts/face.ts'
import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { tellDayUse } from '#modules/attendance/face.ts'
import { tellLeaving, tellMinimumWage, tellPayUse } from '#modules/people/face.ts'
import { endOfContract } from './duties/contract.ts'
import { endOfContractPay } from './duties/end-of-contract.ts'
import { wagesOnLeaving } from './duties/leaving.ts'
import { mailSlips, openMailing } from './mailing/contract.ts'
import { mailManySlips, showMailing } from './mailing/mail-slips.ts'
import { mailSlip, printSlip, printSlips } from './papers/contract.ts'
import { mailOneSlip, shareSlips } from './papers/send-slip.ts'
import { pressedRecap, pressedSlip, pressedSlips } from './papers/pressed.ts'
import * as recap from './recap/contract.ts'
import { bpjsFile, recapFile, unitsFile } from './recap/files.ts'
import { makeRecap } from './recap/month.ts'
import { bp21File, bpa1File, bpmpFile } from './recap/tax-files.ts'
import { changeProration, showProration } from './proration/change-proration.ts'
import { prorationChanges, setProration } from './proration/contract.ts'
import { changeExtras, recompute } from './runs/compute.ts'
import * as contract from './runs/contract.ts'
import { decide, removeOne, submit, voidOne } from './runs/decide.ts'
import { holdBack, release } from './runs/hold.ts'
import { listRunsOf } from './runs/list-runs.ts'
import { openOne, openRunPage, slipSource, start } from './runs/open.ts'
import { pay, voidPaid } from './runs/pay.ts'
import { makeBonusRun, makeRun, makeThrRun } from './runs/make-run.ts'
import * as transfer from './transfers/contract.ts'
import { madeTransferFile, makeTransfer, showTransfers, takeTransferBack } from './transfers/transfers.ts'
import { bookedAmong, isPayInSlip, lastMinimum } from './runs/store.ts'

tellPayUse(isPayInSlip)
tellMinimumWage(lastMinimum)
tellDayUse(bookedAmong)
tellLeaving(wagesOnLeaving)
shareSlips()

export const payrollRoutes: readonly Served[] = [
  serve(contract.listSlips, ({ tx, actor, asked }) =>
    listOf<contract.SlipListRow>(tx, slipSource(actor), actor, asked),
  ),
  serve(contract.exportSlips, ({ tx, actor, asked }) => exportOf(tx, slipSource(actor), actor, asked, 'Slip gaji')),
  serve(endOfContract, ({ tx, actor, asked }) => endOfContractPay(tx, actor, asked.id)),
  serve(contract.listRuns, ({ tx, actor }) => listRunsOf(tx, actor)),
  serve(contract.startRun, ({ tx, actor }) => start(tx, actor)),
  serve(prorationChanges, ({ tx, actor }) => showProration(tx, actor)),
  serve(setProration, ({ tx, actor, asked }) => changeProration(tx, actor, asked)),
  serve(contract.openSlip, ({ tx, actor, asked }) => openOne(tx, actor, asked.id)),
  serve(contract.editSlip, ({ tx, actor, asked }) => changeExtras(tx, actor, asked)),
  serve(recap.openRecap, ({ tx, actor, asked }) => makeRecap(tx, actor, asked.month)),
  serve(recap.exportRecap, ({ tx, actor, asked }) => recapFile(tx, actor, asked)),
  serve(recap.exportBpjs, ({ tx, actor, asked }) => bpjsFile(tx, actor, asked)),
  serve(recap.exportBpmp, ({ tx, actor, asked }) => bpmpFile(tx, actor, asked)),
  serve(recap.exportBp21, ({ tx, actor, asked }) => bp21File(tx, actor, asked)),
  serve(recap.exportBpa1, ({ tx, actor, asked }) => bpa1File(tx, actor, asked)),
  serve(recap.exportUnits, ({ tx, actor, asked }) => unitsFile(tx, actor, asked)),
  serve(recap.printRecap, async ({ tx, actor, asked }) => asPdf(await pressedRecap(tx, actor, asked.month))),
  serve(transfer.openTransfers, ({ tx, actor, asked }) => showTransfers(tx, actor, asked.id)),
  serve(transfer.addTransfer, ({ tx, actor, asked }) => makeTransfer(tx, actor, asked)),
  serve(transfer.downloadTransfer, ({ tx, actor, asked }) => madeTransferFile(tx, actor, asked)),
  serve(transfer.voidTransfer, ({ tx, actor, asked }) => takeTransferBack(tx, actor, asked)),
  serve(contract.openRun, ({ tx, actor, asked }) => openRunPage(tx, actor, asked.id)),
  serve(contract.addRun, ({ tx, actor, asked }) => makeRun(tx, actor, asked)),
  serve(contract.addThrRun, ({ tx, actor, asked }) => makeThrRun(tx, actor, asked)),
  serve(contract.addBonusRun, ({ tx, actor, asked }) => makeBonusRun(tx, actor, asked)),
  serve(contract.recomputeRun, ({ tx, actor, asked }) => recompute(tx, actor, asked)),
  serve(contract.submitRun, ({ tx, actor, asked }) => submit(tx, actor, asked)),
  serve(contract.decideRun, ({ tx, actor, asked }) => decide(tx, actor, asked)),
  serve(contract.voidRun, ({ tx, actor, asked }) => voidOne(tx, actor, asked)),
  serve(contract.removeRun, ({ tx, actor, asked }) => removeOne(tx, actor, asked)),
  serve(contract.payRun, ({ tx, actor, asked }) => pay(tx, actor, asked)),
  serve(contract.holdSlip, ({ tx, actor, asked }) => holdBack(tx, actor, asked)),
  serve(contract.releaseSlip, ({ tx, actor, asked }) => release(tx, actor, asked)),
  serve(printSlip, async ({ tx, actor, asked }) => asPdf(await pressedSlip(tx, actor, asked.id))),
  serve(printSlips, async ({ tx, actor, asked }) => asPdf(await pressedSlips(tx, actor, asked.id))),
  serve(mailSlip, ({ tx, actor, asked }) => mailOneSlip(tx, actor, asked)),
  serve(openMailing, ({ tx, actor, asked }) => showMailing(tx, actor, asked.id)),
  serve(mailSlips, ({ tx, actor, asked }) => mailManySlips(tx, actor, asked)),
  serve(contract.voidPayment, ({ tx, actor, asked }) => voidPaid(tx, actor, asked)),
]
