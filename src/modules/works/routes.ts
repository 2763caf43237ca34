import { asPdf, serve, serveOpen, type Served } from '#kit/http/serve.ts'
import { tellAgreedVolumes, tellSiteHeads } from '#modules/crews/face.ts'
import { billDueInstalment, writePaymentPlan } from './instalments/bill-instalments.ts'
import * as instalments from './instalments/contract.ts'
import { albumRoutes } from './album/routes.ts'
import { analysisRoutes } from './ahsp/routes.ts'
import { billProjectContract, signProjectContract } from './billing/bill-project.ts'
import * as billing from './billing/contract.ts'
import { showBilling } from './billing/show-billing.ts'
import { approveChangeOrder, takeChangeBack } from './changes/approve-change.ts'
import * as changes from './changes/contract.ts'
import { pressedChange } from './changes/change-paper.ts'
import { showChanges } from './changes/show-changes.ts'
import { askForChange, dropChange, sayNoToChange, writeChange } from './changes/write-change.ts'
import './closing/hanging.ts'
import { siteHeadsOf } from './diary/heads.ts'
import * as control from './control/contract.ts'
import { judgeToCome } from './control/judge-cost.ts'
import { showControl, showControlRows } from './control/show-control.ts'
import { openOutlook } from './outlook/contract.ts'
import { showOutlook } from './outlook/show-outlook.ts'
import { openDrift } from './drift/contract.ts'
import { showDrift } from './drift/show-drift.ts'
import { siteReportRoutes } from './diary/routes.ts'
import { guaranteeRoutes } from './guarantee/routes.ts'
import { handoverRoutes } from './handover/routes.ts'
import { projectOpeningRoutes } from './opening/routes.ts'
import { needRoutes } from './need/routes.ts'
import { worksPaperRoutes } from './papers/routes.ts'
import * as progress from './progress/contract.ts'
import { returnWeek, signWeek } from './progress/after-week.ts'
import { showProgress } from './progress/show-progress.ts'
import { approveWeek, dropProgress, writeProgress } from './progress/write-progress.ts'
import { tellWorkBudgets } from '#modules/purchasing/face.ts'
import { workBudgetsOf } from './rap/work-budgets.ts'
import { approveRabVersion } from './rab/approve-rab.ts'
import * as rab from './rab/contract.ts'
import { agreedVolumesOf } from './rab/agreed-volumes.ts'
import { rabFile } from './rab/rab-file.ts'
import { pressedRab } from './rab/rab-paper.ts'
import { dropRab, writeRab } from './rab/save-rab.ts'
import { showRab, showRabVersions } from './rab/show-rab.ts'
import { takeWorkbook } from './rab/take-workbook.ts'
import { revenueRoutes } from './revenue/book-revenue.ts'
import { rapRoutes } from './rap/routes.ts'
import * as schedule from './schedule/contract.ts'
import { showSchedule } from './schedule/show-schedule.ts'
import { approveScheduleVersion, dropSchedule, writeSchedule } from './schedule/write-schedule.ts'
import { materialUseRoutes } from './use/routes.ts'
import { subcontractRoutes } from './subcontract/routes.ts'
import { terminRoutes } from './termin/routes.ts'

tellAgreedVolumes(agreedVolumesOf)
tellSiteHeads(siteHeadsOf)
tellWorkBudgets(workBudgetsOf)

export const worksRoutes: readonly Served[] = [
  ...siteReportRoutes,
  ...terminRoutes,
  ...albumRoutes,
  ...subcontractRoutes,
  ...guaranteeRoutes,
  ...rapRoutes,
  ...revenueRoutes,
  ...analysisRoutes,
  ...needRoutes,
  ...materialUseRoutes,
  ...handoverRoutes,
  ...projectOpeningRoutes,
  ...worksPaperRoutes,
  serve(rab.listRab, ({ tx, actor, asked }) => showRabVersions(tx, actor, asked)),
  serve(rab.openRab, ({ tx, actor, asked }) => showRab(tx, actor, asked)),
  serve(rab.printRab, async ({ tx, actor, asked }) => asPdf(await pressedRab(tx, actor, asked))),
  serve(rab.exportRab, ({ tx, actor, asked }) => rabFile(tx, actor, asked)),
  serve(rab.saveRab, ({ tx, actor, asked }) => writeRab(tx, actor, asked)),
  serve(rab.approveRab, ({ tx, actor, asked }) => approveRabVersion(tx, actor, asked)),
  serve(rab.removeRab, ({ tx, actor, asked }) => dropRab(tx, actor, asked)),
  serveOpen(rab.readRabFile, takeWorkbook),
  serve(billing.openBilling, ({ tx, actor, asked }) => showBilling(tx, actor, asked.id)),
  serve(billing.signProject, ({ tx, actor, asked }) => signProjectContract(tx, actor, asked)),
  serve(billing.billProject, ({ tx, actor, asked }) => billProjectContract(tx, actor, asked)),
  serve(instalments.savePaymentPlan, ({ tx, actor, asked }) => writePaymentPlan(tx, actor, asked)),
  serve(instalments.billInstalment, ({ tx, actor, asked }) => billDueInstalment(tx, actor, asked)),
  serve(changes.openChanges, ({ tx, actor, asked }) => showChanges(tx, actor, asked.id)),
  serve(changes.printChange, async ({ tx, actor, asked }) => asPdf(await pressedChange(tx, actor, asked))),
  serve(changes.saveChange, ({ tx, actor, asked }) => writeChange(tx, actor, asked)),
  serve(changes.askChange, ({ tx, actor, asked }) => askForChange(tx, actor, asked)),
  serve(changes.approveChange, ({ tx, actor, asked }) => approveChangeOrder(tx, actor, asked)),
  serve(changes.rejectChange, ({ tx, actor, asked }) => sayNoToChange(tx, actor, asked)),
  serve(changes.voidChange, ({ tx, actor, asked }) => takeChangeBack(tx, actor, asked)),
  serve(changes.removeChange, ({ tx, actor, asked }) => dropChange(tx, actor, asked)),
  serve(control.openControl, ({ tx, actor, asked }) => showControl(tx, actor, asked)),
  serve(control.controlRows, ({ tx, actor, asked }) => showControlRows(tx, actor, asked)),
  serve(control.judgeCost, ({ tx, actor, asked }) => judgeToCome(tx, actor, asked)),
  serve(openOutlook, ({ tx, actor, asked }) => showOutlook(tx, actor, asked.id)),
  serve(openDrift, ({ tx, actor, asked }) => showDrift(tx, actor, asked.id)),
  serve(progress.openProgress, ({ tx, actor, asked }) => showProgress(tx, actor, asked.id)),
  serve(progress.saveProgress, ({ tx, actor, asked }) => writeProgress(tx, actor, asked)),
  serve(progress.approveProgress, ({ tx, actor, asked }) => approveWeek(tx, actor, asked)),
  serve(progress.returnProgress, ({ tx, actor, asked }) => returnWeek(tx, actor, asked)),
  serve(progress.signProgress, ({ tx, actor, asked }) => signWeek(tx, actor, asked)),
  serve(progress.removeProgress, ({ tx, actor, asked }) => dropProgress(tx, actor, asked)),
  serve(schedule.openSchedule, ({ tx, actor, asked }) => showSchedule(tx, actor, asked.id)),
  serve(schedule.saveSchedule, ({ tx, actor, asked }) => writeSchedule(tx, actor, asked)),
  serve(schedule.approveSchedule, ({ tx, actor, asked }) => approveScheduleVersion(tx, actor, asked)),
  serve(schedule.removeSchedule, ({ tx, actor, asked }) => dropSchedule(tx, actor, asked)),
]
