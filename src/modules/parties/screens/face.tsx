import { phoneText } from '#ground/identifiers.ts'
import { can } from '#kit/screen/client/ability.ts'
import { ask } from '#kit/screen/client/ask.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { later } from '#kit/screen/client/later.tsx'
import type { PartyChoice } from '../party.ts'
import { pickCustomer, pickSupplier, type CustomerChoice, type SupplierChoice } from '../picks/contract.ts'

const NewCustomer = later(() => import('./new-customer.tsx').then((parts) => parts.NewCustomer))
const NewSupplier = later(() => import('./new-supplier.tsx').then((parts) => parts.NewSupplier))

/** Customers, found by name, code, phone or tax number; made in place by whoever may. */
export function customerSource(): ChoiceSource {
  return {
    key: 'customer',
    noun: 'pelanggan',
    search: async (typed, signal, last = []) =>
      (await ask(pickCustomer, { q: typed || undefined, last: last.join() || undefined }, { signal })).map(
        customerChoice,
      ),
    ...(can('create pelanggan') && { create: (typed, done) => <NewCustomer name={typed} onDone={done} /> }),
  }
}

/** A customer as a picker holds it. */
export const customerChoice = (customer: CustomerChoice): Choice => partyChoice(customer)

/** Suppliers, found by name, code, trade, phone or tax number; made in place by whoever may. */
export function supplierSource(): ChoiceSource {
  return {
    key: 'supplier',
    noun: 'supplier',
    search: async (typed, signal, last = []) =>
      (await ask(pickSupplier, { q: typed || undefined, last: last.join() || undefined }, { signal })).map(
        supplierChoice,
      ),
    ...(can('create supplier') && { create: (typed, done) => <NewSupplier name={typed} onDone={done} /> }),
  }
}

/** A supplier as a picker holds it. */
export const supplierChoice = (supplier: SupplierChoice): Choice => partyChoice(supplier)

const held: Readonly<Record<string, string>> = { diblokir: 'diblokir', menunggu: 'menunggu persetujuan' }

function partyChoice({ id, code, name, city, phone, status }: PartyChoice): Choice {
  return {
    id,
    label: name,
    code,
    note: held[status] ?? (city || undefined),
    aside: phone ? phoneText(phone) : undefined,
  }
}
