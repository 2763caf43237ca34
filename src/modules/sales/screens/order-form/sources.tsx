import { rupiah } from '#ground/format.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { can } from '#kit/screen/client/ability.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { pickItem, type ItemChoice } from '#modules/catalog/contract.ts'
import { pickCustomer, type CustomerChoice } from '#modules/parties/contract.ts'
import { NewCustomer } from './new-customer.tsx'
import { NewItem } from './new-item.tsx'

/** Customers, found by name, code, phone or tax number. */
export function customerSource(): ChoiceSource {
  return {
    key: 'customer',
    noun: 'pelanggan',
    search: async (typed, signal) => (await ask(pickCustomer, { q: typed || undefined }, { signal })).map(customerChoice),
    ...(can('create pelanggan') && { create: (typed, done) => <NewCustomer name={typed} onDone={done} /> }),
  }
}

/** Everything that can be sold, found by name, code or barcode. */
export function itemSource(): ChoiceSource {
  return {
    key: 'item',
    noun: 'produk',
    search: async (typed, signal) => (await ask(pickItem, { q: typed || undefined }, { signal })).map(itemChoice),
    ...(can('create order') && { create: (typed, done) => <NewItem name={typed} onDone={done} /> }),
  }
}

function customerChoice(customer: CustomerChoice): Choice {
  const isBlocked = customer.status === 'diblokir'
  return {
    id: customer.id,
    label: customer.name,
    code: customer.code,
    note: isBlocked ? 'diblokir' : (customer.city ?? undefined),
    aside: customer.phone ?? undefined,
  }
}

/** An item as a line remembers it: its units with their ratio, and today's price per base unit. */
export function itemChoice(item: ItemChoice): Choice {
  return {
    id: item.id,
    label: item.name,
    code: item.code,
    note: item.kind === 'jasa' ? 'jasa' : undefined,
    aside: item.price ? rupiah(item.price) : undefined,
    more: { unit: item.baseUnit, price: item.price, units: item.units },
  }
}
