import { serve, type Served } from '#kit/http/serve.ts'
import * as changing from './change-invoice.ts'
import * as contract from './contract.ts'
import * as issuing from './issue-invoice.ts'
import { ofOrder, open, openOfCustomer } from './open-invoice.ts'

export const invoiceRoutes: readonly Served[] = [
  serve(contract.orderInvoices, ({ tx, actor, asked }) => ofOrder(tx, actor, asked.id)),
  serve(contract.openInvoice, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.listOpenInvoices, ({ tx, actor, asked }) => openOfCustomer(tx, actor, asked.id)),
  serve(contract.createInvoice, ({ tx, actor, asked }) => issuing.create(tx, actor, asked)),
  serve(contract.updateInvoice, ({ tx, actor, asked }) => issuing.update(tx, actor, asked)),
  serve(contract.postInvoice, ({ tx, actor, asked }) => issuing.postDraft(tx, actor, asked)),
  serve(contract.amendInvoice, ({ tx, actor, asked }) => changing.amend(tx, actor, asked)),
  serve(contract.voidInvoice, ({ tx, actor, asked }) => changing.voided(tx, actor, asked)),
  serve(contract.deleteInvoice, ({ tx, actor, asked }) => changing.remove(tx, actor, asked.id)),
  serve(contract.postOpeningReceivable, ({ tx, actor, asked }) => changing.postOpening(tx, actor, asked)),
]
