import './files.ts'
import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as contract from './contract.ts'
import { siteReportSource } from './list.ts'
import { pressedDay } from './day-paper.ts'
import { pressedRecap } from './recap-paper.ts'
import { showDiary, showReportOfDay, showSiteReport } from './show-report.ts'
import * as writing from './write-report.ts'

export const siteReportRoutes: readonly Served[] = [
  serve(contract.listSiteReports, ({ tx, actor, asked }) => listOf(tx, siteReportSource(actor), actor, asked)),
  serve(contract.exportSiteReports, ({ tx, actor, asked }) =>
    exportOf(tx, siteReportSource(actor), actor, asked, 'Laporan harian'),
  ),
  serve(contract.openDiary, ({ tx, actor, asked }) => showDiary(tx, actor, asked)),
  serve(contract.siteReportOfDay, ({ tx, actor, asked }) => showReportOfDay(tx, actor, asked)),
  serve(contract.printSiteRecap, async ({ tx, actor, asked }) => asPdf(await pressedRecap(tx, actor, asked))),
  serve(contract.printSiteReport, async ({ tx, actor, asked }) => asPdf(await pressedDay(tx, actor, asked.id))),
  serve(contract.openSiteReport, ({ tx, actor, asked }) => showSiteReport(tx, actor, asked.id)),
  serve(contract.addSiteReport, ({ tx, actor, asked }) => writing.writeSiteReport(tx, actor, asked)),
  serve(contract.updateSiteReport, ({ tx, actor, asked }) => writing.rewriteSiteReport(tx, actor, asked)),
  serve(contract.sendSiteReport, ({ tx, actor, asked }) => writing.sendReport(tx, actor, asked)),
  serve(contract.checkSiteReport, ({ tx, actor, asked }) => writing.checkReport(tx, actor, asked)),
  serve(contract.giveBackSiteReport, ({ tx, actor, asked }) => writing.giveReportBack(tx, actor, asked)),
  serve(contract.deleteSiteReport, ({ tx, actor, asked }) => writing.removeReport(tx, actor, asked)),
]
