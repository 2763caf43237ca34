import './files.ts'
import './origin-of-bill.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { addendumRoutes } from './addendum/routes.ts'
import { recordSubcontractBill, takeBack } from './bill-subcontract.ts'
import * as contract from './contract.ts'
import * as opening from './opening/contract.ts'
import { openSubcontractBefore, takeSubcontractOpeningBack } from './opening/open-subcontract.ts'
import { showSubcontract } from './show-subcontract.ts'
import { showSubcontracts } from './show-subcontracts.ts'
import { approveOpname, createOpname, removeOpname, rewriteOpname, voidOpname } from './write-opname.ts'
import {
  closeSubcontract,
  issueSubcontract,
  reopenSubcontract,
  subcontractDraft,
  voidSubcontract,
} from './write-subcontract.ts'

/** The doors of subcontracts. */
export const subcontractRoutes: readonly Served[] = [
  ...addendumRoutes,
  serve(contract.listSubcontracts, ({ tx, actor, asked }) => showSubcontracts(tx, actor, asked.id)),
  serve(contract.openSubcontract, ({ tx, actor, asked }) => showSubcontract(tx, actor, asked.id)),
  serve(contract.addSubcontract, ({ tx, actor, asked }) => subcontractDraft.create(tx, actor, asked)),
  serve(contract.updateSubcontract, ({ tx, actor, asked }) => subcontractDraft.rewrite(tx, actor, asked)),
  serve(contract.deleteSubcontract, ({ tx, actor, asked }) => subcontractDraft.remove(tx, actor, asked.id)),
  serve(contract.issueSubcontractDoor, ({ tx, actor, asked }) => issueSubcontract(tx, actor, asked)),
  serve(contract.closeSubcontractDoor, ({ tx, actor, asked }) => closeSubcontract(tx, actor, asked)),
  serve(contract.reopenSubcontractDoor, ({ tx, actor, asked }) => reopenSubcontract(tx, actor, asked)),
  serve(contract.voidSubcontractDoor, ({ tx, actor, asked }) => voidSubcontract(tx, actor, asked)),
  serve(contract.addSubcontractOpname, ({ tx, actor, asked }) => createOpname(tx, actor, asked)),
  serve(contract.updateSubcontractOpname, ({ tx, actor, asked }) => rewriteOpname(tx, actor, asked)),
  serve(contract.deleteSubcontractOpname, ({ tx, actor, asked }) => removeOpname(tx, actor, asked.id)),
  serve(contract.approveSubcontractOpname, ({ tx, actor, asked }) => approveOpname(tx, actor, asked)),
  serve(contract.voidSubcontractOpname, ({ tx, actor, asked }) => voidOpname(tx, actor, asked)),
  serve(contract.billSubcontractWork, ({ tx, actor, asked }) => recordSubcontractBill(tx, actor, asked)),
  serve(opening.openRunningSubcontract, ({ tx, actor, asked }) => openSubcontractBefore(tx, actor, asked)),
  serve(opening.voidSubcontractOpening, ({ tx, actor, asked }) => takeSubcontractOpeningBack(tx, actor, asked)),
  serve(contract.takeSubcontractBillBack, ({ tx, actor, asked }) => takeBack(tx, actor, asked)),
]
