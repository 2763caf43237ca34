import './files.ts'
import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { tellLeaving } from '#modules/people/face.ts'
import * as acts from './act-on-kasbon.ts'
import { askKasbon } from './ask-kasbon.ts'
import * as contract from './contract.ts'
import { kasbonActs } from './kasbon.ts'
import { owedOnLeaving } from './leaving.ts'
import { pressedKasbon } from './papers/pressed.ts'
import { kasbonPage, kasbonSource } from './open-kasbon.ts'

tellLeaving(owedOnLeaving)

export const kasbonRoutes: readonly Served[] = [
  serve(contract.listKasbon, ({ tx, actor, asked }) =>
    listOf<contract.KasbonListRow>(tx, kasbonSource(actor), actor, asked),
  ),
  serve(contract.exportKasbon, ({ tx, actor, asked }) => exportOf(tx, kasbonSource(actor), actor, asked, 'Kasbon')),
  serve(contract.openKasbon, ({ tx, actor, asked }) => kasbonPage(tx, actor, asked.id)),
  serve(contract.printKasbon, async ({ tx, actor, asked }) => asPdf(await pressedKasbon(tx, actor, asked.id))),
  serve(contract.addKasbon, ({ tx, actor, asked }) => askKasbon(tx, actor, asked)),
  serve(kasbonActs.approve.door, ({ tx, actor, asked }) => acts.approveKasbon(tx, actor, asked)),
  serve(kasbonActs.reject.door, ({ tx, actor, asked }) => acts.rejectKasbon(tx, actor, asked)),
  serve(kasbonActs.pay.door, ({ tx, actor, asked }) => acts.payKasbon(tx, actor, asked)),
  serve(kasbonActs.putOff.door, ({ tx, actor, asked }) => acts.putOffInstalment(tx, actor, asked)),
  serve(kasbonActs.repay.door, ({ tx, actor, asked }) => acts.repayKasbon(tx, actor, asked)),
  serve(kasbonActs.undoReturn.door, ({ tx, actor, asked }) => acts.undoKasbonReturn(tx, actor, asked)),
  serve(kasbonActs.void.door, ({ tx, actor, asked }) => acts.voidKasbon(tx, actor, asked)),
]
