import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** Which people of a company are meant; several conditions hold together. */
export interface WhichPeople {
  /** Those who hold a right. */
  readonly permission?: string
  /** Those who hold a role, or every one. */
  readonly roleId?: string | undefined
  readonly ids?: readonly string[]
  /** Whose name begins so, or has a word that does. */
  readonly named?: string
  /** At most so many, by name; 200 unless told. */
  readonly most?: number
}

/** Finds the active people who may work in a company, each with rights and scope. */
type PeopleSource = (tx: Tx, companyId: string, which: WhichPeople) => Promise<readonly Actor[]>

let source: PeopleSource | undefined

/** The department of accounts says here who people are. */
export function knowPeople(known: PeopleSource): void {
  source = known
}

/** The active people who may work in a company, as actors of it: what they may do, and in which scope. */
export async function peopleWho(tx: Tx, companyId: string, which: WhichPeople): Promise<readonly Actor[]> {
  if (!source) throw new Error('nobody told who people are: import the face of accounts')
  return source(tx, companyId, which)
}
