import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { claimColumns } from '#kit/import/claim-columns.ts'
import type { Importer, Twin } from '#kit/import/importer.ts'
import { instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'
import { own } from '../store.ts'
import { postOpening } from './change-bill.ts'
import { postOpeningPayable } from './change-contract.ts'
import { takeOpeningBack } from './take-opening-back.ts'

/** What we owed suppliers when the books began, from a file: one opening bill for each that was open. */
export const openingPayableImport: Importer = {
  name: 'saldo-awal-hutang',
  title: 'Saldo awal hutang',
  home: '/supplier/',
  permissions: ['update supplier'],
  touches: ['bills', 'journal', 'payables', 'suppliers'],
  examples: [
    { id: 'SUP-0001', amount: '12.500.000', date: '01/01/2026', dueDate: '31/01/2026', reference: 'INV-0099' },
    { id: 'SUP-0002', amount: '3.750.000', date: '01/01/2026', dueDate: '14/02/2026' },
  ],
  columns: [
    {
      key: 'id',
      label: 'Supplier',
      kind: 'text',
      isNeeded: true,
      alike: ['kode supplier', 'nama supplier', 'vendor', 'pemasok', 'kode', 'nama'],
      lookUp: lookUpMaster(supplierRecord),
      instances: instancesOf(supplierRecord),
    },
    ...claimColumns(['hutang', 'utang', 'sisa hutang']),
  ],
  shape: postOpeningPayable.input,
  keys: [{ column: 'id+reference', label: 'supplier dan referensi', isUnique: true, mayBeBlank: true }],
  twins: (tx, actor, _key, texts) => openingsOf(tx, actor.companyId, texts),
  // Safe: the shape of this very endpoint has checked what is given.
  add: async (tx, actor, given) => ({
    id: (await postOpening(tx, actor, given as AskedOf<typeof postOpeningPayable>)).id,
  }),
  takeBack: (tx, actor, { id }) => takeOpeningBack(tx, actor, id, actor.note ?? 'Impor diurungkan'),
}

async function openingsOf(tx: Tx, companyId: string, texts: readonly string[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select supplier_id || '|' || lower(coalesce(reference, '')) as text, id, 'saldo awal ' || coalesce(number, '') as label from purchase_bill
    where company_id = ${companyId} and supplier_id = any (${texts.map((text) => text.split('|')[0] ?? '')}::uuid[]) and kind = 'opening' and state = 'posted'
  `.execute(own(tx))
  return rows
}
