import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as deciding from './approve-invoice.ts'
import * as changing from './change-invoice.ts'
import * as contract from './contract.ts'
import * as issuing from './issue-invoice.ts'
import { ofOrder, open, openOfCustomer } from './open-invoice.ts'
import { invoiceSource } from './list.ts'
import { preview } from './preview-invoice.ts'

export const invoiceRoutes: readonly Served[] = [
  serve(contract.listInvoices, ({ tx, actor, asked }) => listOf(tx, invoiceSource(actor), actor, asked)),
  serve(contract.exportInvoices, ({ tx, actor, asked }) => exportOf(tx, invoiceSource(actor), actor, asked, 'Invoice')),
  serve(contract.orderInvoices, ({ tx, actor, asked }) => ofOrder(tx, actor, asked.id)),
  serve(contract.openInvoice, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.listOpenInvoices, ({ tx, actor, asked }) => openOfCustomer(tx, actor, asked.id)),
  serve(contract.previewInvoice, ({ tx, actor, asked }) => preview(tx, actor, asked)),
  serve(contract.createInvoice, ({ tx, actor, asked }) => issuing.create(tx, actor, asked)),
  serve(contract.updateInvoice, ({ tx, actor, asked }) => issuing.update(tx, actor, asked)),
  serve(contract.postInvoice, ({ tx, actor, asked }) => issuing.postDraft(tx, actor, asked)),
  serve(contract.decideInvoice, ({ tx, actor, asked }) => deciding.decide(tx, actor, asked)),
  serve(contract.withdrawInvoice, ({ tx, actor, asked }) => deciding.withdraw(tx, actor, asked)),
  serve(contract.amendInvoice, ({ tx, actor, asked }) => changing.amend(tx, actor, asked)),
  serve(contract.voidInvoice, ({ tx, actor, asked }) => changing.voided(tx, actor, asked)),
  serve(contract.deleteInvoice, ({ tx, actor, asked }) => changing.remove(tx, actor, asked.id)),
  serve(contract.postOpeningReceivable, ({ tx, actor, asked }) => changing.postOpening(tx, actor, asked)),
]
