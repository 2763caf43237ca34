import '#modules/parties/suppliers/guard-supplier.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { serveRecord } from '#kit/record/serve-record.ts'
import { twinsFor } from '#modules/parties/look-up-party.ts'
import { citiesOf } from '#modules/parties/party-store.ts'
import { merge, preview } from '#modules/parties/merge-parties.ts'
import { pickSupplier } from '#modules/parties/picks/contract.ts'
import { addSupplier } from '#modules/parties/suppliers/add-supplier.ts'
import * as accounts from '#modules/parties/suppliers/bank-change.ts'
import * as verbs from '#modules/parties/suppliers/block-supplier.ts'
import * as contract from '#modules/parties/suppliers/contract.ts'
import { editSupplier } from '#modules/parties/suppliers/edit-supplier.ts'
import { supplierMerge } from '#modules/parties/suppliers/merge-suppliers.ts'
import { briefOfSupplier, openSupplier, pickedSuppliers } from '#modules/parties/suppliers/open-supplier.ts'
import { supplierSource } from '#modules/parties/suppliers/store.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

export const supplierRoutes: readonly Served[] = [
  serve(pickSupplier, ({ tx, actor, asked }) => pickedSuppliers(tx, actor, asked)),
  serve(contract.twinSuppliers, ({ tx, actor, asked }) => twinsFor(tx, actor, supplierRecord, asked)),
  serve(contract.supplierCities, ({ tx, actor }) => citiesOf(tx, actor, supplierRecord)),
  serve(contract.briefSupplier, ({ tx, actor, asked }) => briefOfSupplier(tx, actor, asked.id)),
  serve(contract.approveSupplier, ({ tx, actor, asked }) => verbs.approveSupplier(tx, actor, asked)),
  serve(contract.blockSupplier, ({ tx, actor, asked }) => verbs.blockSupplier(tx, actor, asked)),
  serve(contract.unblockSupplier, ({ tx, actor, asked }) => verbs.unblockSupplier(tx, actor, asked)),
  serve(contract.approveBankChange, ({ tx, actor, asked }) => accounts.approveBankChange(tx, actor, asked)),
  serve(contract.rejectBankChange, ({ tx, actor, asked }) => accounts.rejectBankChange(tx, actor, asked)),
  serve(contract.previewSupplierMerge, ({ tx, actor, asked }) => preview(tx, actor, supplierMerge, asked)),
  serve(contract.mergeSuppliers, ({ tx, actor, asked }) => merge(tx, actor, supplierMerge, asked)),
  ...serveRecord(supplierRecord, contract.suppliers, {
    add: addSupplier,
    edit: editSupplier,
    open: openSupplier,
    source: supplierSource,
  }),
]
