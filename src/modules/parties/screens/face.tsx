import { phoneText } from '#ground/identifiers.ts'
import { can } from '#kit/screen/client/ability.ts'
import { ask } from '#kit/screen/client/ask.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { pickCustomer, type CustomerChoice } from '../contract.ts'
import { NewCustomer } from './new-customer.tsx'

/** Customers, found by name, code, phone or tax number; made in place by whoever may. */
export function customerSource(): ChoiceSource {
  return {
    key: 'customer',
    noun: 'pelanggan',
    search: async (typed, signal) =>
      (await ask(pickCustomer, { q: typed || undefined }, { signal })).map(customerChoice),
    ...(can('create pelanggan') && { create: (typed, done) => <NewCustomer name={typed} onDone={done} /> }),
  }
}

/** A customer as a picker holds it. */
export function customerChoice(customer: CustomerChoice): Choice {
  const isBlocked = customer.status === 'diblokir'
  return {
    id: customer.id,
    label: customer.name,
    code: customer.code,
    note: isBlocked ? 'diblokir' : (customer.city ?? undefined),
    aside: customer.phone ? phoneText(customer.phone) : undefined,
  }
}
