import '#modules/company/accounts/actors-of.ts'
import type { Tx } from '#kit/db/tx.ts'
import { approversOf } from '#modules/company/accounts/approvers.ts'
import { activePeople } from '#modules/company/accounts/people-store.ts'

/** Somebody who may sign in. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Lists the active people who may work in a company, by name: whom a document may name as its salesperson. */
export async function peopleOf(tx: Tx, companyId: string): Promise<Person[]> {
  return activePeople(tx, companyId)
}

/** Tells the name of somebody who may work in the company; nothing for anybody else. */
export async function personOf(tx: Tx, companyId: string, id: string): Promise<Person | undefined> {
  const [person] = await activePeople(tx, companyId, id)
  return person
}

/** Tells whether somebody else than this person, or these people, could say yes: an active person of the company who holds the right. */
export async function hasSecondPerson(
  tx: Tx,
  companyId: string,
  asked: { permission: string; besides: string | readonly string[] },
): Promise<boolean> {
  const able = await approversOf(tx, companyId, asked.permission)
  const besides = [asked.besides].flat()
  return able.some((id) => !besides.includes(id))
}
