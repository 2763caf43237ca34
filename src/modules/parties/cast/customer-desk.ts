import '#modules/company/accounts/face.ts'
import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { listOf } from '#kit/list/list.ts'
import { addCustomer } from '#modules/parties/add-customer.ts'
import { customers, type CustomerEdit, type CustomerInput, type CustomerRow } from '#modules/parties/contract.ts'
import { editCustomer } from '#modules/parties/edit-customer.ts'
import { openCustomer } from '#modules/parties/open-customer.ts'
import { customerSource } from '#modules/parties/store.ts'

/** Works with customers as the doors do: shape first, then the verb; `actor` unless told otherwise. */
export function customerDesk(db: Database, actor: Actor) {
  return {
    add: (given: Partial<CustomerInput> = {}, who = actor) =>
      db.withTx((tx) => addCustomer(tx, who, z.parse(customers.add.input, { name: 'PT Maju Jaya', ...given }))),
    edit: (given: CustomerEdit, who = actor) =>
      db.withTx((tx) => editCustomer(tx, who, z.parse(customers.edit.input, given))),
    open: (id: string, who = actor) => openCustomer(db.read, who, id),
    list: (asked: z.input<typeof customers.list.input> = {}, who = actor) => {
      const read = z.parse(customers.list.input, asked) as ListAsked
      return listOf<CustomerRow>(db.read, customerSource(who, read), who, read)
    },
  }
}
