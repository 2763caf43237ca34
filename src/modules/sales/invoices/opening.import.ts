import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { claimColumns } from '#kit/import/claim-columns.ts'
import type { Importer, Twin } from '#kit/import/importer.ts'
import { instancesOf, lookUpMaster } from '#kit/import/master.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { own } from '../store.ts'
import { postOpening } from './change-invoice.ts'
import { postOpeningReceivable } from './contract.ts'
import { takeOpeningBack } from './take-opening-back.ts'

/** What customers owed when the books began, from a file: one opening invoice for each that was open. */
export const openingReceivableImport: Importer = {
  name: 'saldo-awal-piutang',
  title: 'Saldo awal piutang',
  home: '/pelanggan/',
  permissions: ['update pelanggan'],
  touches: ['invoices', 'journal', 'sales-statement', 'parties'],
  examples: [
    { id: 'PLG-0001', amount: '12.500.000', date: '01/01/2026', dueDate: '31/01/2026', reference: 'INV-0099' },
    { id: 'PLG-0002', amount: '3.750.000', date: '01/01/2026', dueDate: '14/02/2026' },
  ],
  columns: [
    {
      key: 'id',
      label: 'Pelanggan',
      kind: 'text',
      isNeeded: true,
      alike: ['kode pelanggan', 'nama pelanggan', 'customer', 'kode', 'nama'],
      lookUp: lookUpMaster(customerRecord),
      instances: instancesOf(customerRecord),
    },
    ...claimColumns(['piutang', 'sisa piutang']),
  ],
  shape: postOpeningReceivable.input,
  keys: [{ column: 'id+reference', label: 'pelanggan dan referensi', isUnique: true, mayBeBlank: true }],
  twins: (tx, actor, _key, texts) => openingsOf(tx, actor.companyId, texts),
  // Safe: the shape of this very endpoint has checked what is given.
  add: async (tx, actor, given) => ({
    id: (await postOpening(tx, actor, given as AskedOf<typeof postOpeningReceivable>)).id,
  }),
  takeBack: (tx, actor, { id }) => takeOpeningBack(tx, actor, id, actor.note ?? 'Impor diurungkan'),
}

async function openingsOf(tx: Tx, companyId: string, texts: readonly string[]): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select customer_id || '|' || lower(coalesce(reference, '')) as text, id, 'saldo awal ' || coalesce(number, '') as label from sales_invoice
    where company_id = ${companyId} and customer_id = any (${texts.map((text) => text.split('|')[0] ?? '')}::uuid[]) and kind = 'opening' and state = 'posted'
  `.execute(own(tx))
  return rows
}
