import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { UserLine } from '#modules/company/accounts/contract.ts'
import { allRoles } from '#modules/company/accounts/role-store.ts'
import { userLines } from '#modules/company/accounts/user-list-store.ts'
import { keptOut } from '#modules/company/sign-in/kept-out.ts'

/** Lists the people this person administers, and whom of them they may act upon. */
export async function peopleFor(tx: Tx, actor: Actor): Promise<UserLine[]> {
  const people = await userLines(tx, actor)
  const [locked, mine] = [await keptOut(tx, people), await grantable(tx, actor)]
  return people.map((person) => ({
    ...person,
    lockedUntil: locked.get(person.id) ?? null,
    mayChange: person.id !== actor.userId && person.roles.every(({ id }) => mine.has(id)),
  }))
}

/** The roles that give nothing one does not have oneself, as `checkMayGrant` asks. */
export async function grantable(tx: Tx, actor: Actor): Promise<ReadonlySet<string>> {
  const roles = await allRoles(tx)
  return new Set(
    roles.filter((role) => role.permissions.every((right) => actor.permissions.has(right))).map(({ id }) => id),
  )
}
