import '#modules/parties/files.ts'
import '#modules/parties/guard-customer.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { tagsInUse } from '#kit/list/tags-in-use.ts'
import { serveRecord } from '#kit/record/serve-record.ts'
import { peopleOf } from '#modules/company/accounts/face.ts'
import { addCustomer } from '#modules/parties/add-customer.ts'
import * as verbs from '#modules/parties/block-customer.ts'
import * as contract from '#modules/parties/contract.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { editCustomer } from '#modules/parties/edit-customer.ts'
import { twinsFor } from '#modules/parties/look-up-party.ts'
import { customerMerge } from '#modules/parties/merge-customers.ts'
import { merge, preview } from '#modules/parties/merge-parties.ts'
import { briefOf, openCustomer, pickedCustomers } from '#modules/parties/open-customer.ts'
import { citiesOf } from '#modules/parties/party-store.ts'
import { customerSource } from '#modules/parties/store.ts'
import { pickCustomer } from '#modules/parties/picks/contract.ts'
import { supplierRoutes } from '#modules/parties/suppliers/routes.ts'

export const partiesRoutes: readonly Served[] = [
  serve(pickCustomer, ({ tx, actor, asked }) => pickedCustomers(tx, actor, asked)),
  serve(contract.twinCustomers, ({ tx, actor, asked }) => twinsFor(tx, actor, customerRecord, asked)),
  serve(contract.customerCities, ({ tx, actor }) => citiesOf(tx, actor, customerRecord)),
  serve(contract.customerTags, ({ tx, actor }) => tagsInUse(tx, customerSource(actor, { size: 1 }))),
  serve(contract.customerSalespeople, ({ tx, actor }) => peopleOf(tx, actor.companyId)),
  serve(contract.briefCustomer, ({ tx, actor, asked }) => briefOf(tx, actor, asked.id)),
  serve(contract.blockCustomer, ({ tx, actor, asked }) => verbs.blockCustomer(tx, actor, asked)),
  serve(contract.unblockCustomer, ({ tx, actor, asked }) => verbs.unblockCustomer(tx, actor, asked)),
  serve(contract.previewMerge, ({ tx, actor, asked }) => preview(tx, actor, customerMerge, asked)),
  serve(contract.mergeCustomers, ({ tx, actor, asked }) => merge(tx, actor, customerMerge, asked)),
  ...serveRecord(customerRecord, contract.customers, {
    add: addCustomer,
    edit: editCustomer,
    open: openCustomer,
    source: customerSource,
  }),
  ...supplierRoutes,
]
