import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { keyText } from '#kit/import/importer.ts'
import { inWords } from '#kit/record/database-refusal.ts'
import type { MasterRecord } from '#kit/record/record.ts'
import { besideValues } from '#kit/record/values.ts'
import { personFields } from './person-fields.ts'
import { own } from './store.ts'
import type { PayRole } from './words.ts'

type Given = Readonly<Record<string, unknown>> & { readonly name: string; readonly nik?: string | null }

/**
 * Finds the person of a new role, or makes one. A NIK that is known is the same person, who keeps what is not typed
 * again; known under another name ('person.nik-of-another') or in this role already ('person.has-role') it is refused, at
 * `nik`. `master` is the record of the role.
 */
export async function personForRole(tx: Tx, actor: Actor, master: MasterRecord, given: Given): Promise<string> {
  const known = given.nik ? await personByNik(tx, actor.companyId, given.nik) : undefined
  if (!known) return inWords(master, makePerson(tx, actor, given))
  if (keyText(known.name) !== keyText(given.name)) {
    throw new Refusal('person.nik-of-another', { name: known.name }, { field: 'nik' })
  }
  if (await roleIdOf(tx, actor.companyId, master.table as PayRole, known.id)) {
    throw new Refusal('person.has-role', { name: known.name }, { field: 'nik' })
  }
  const typed = Object.entries(besideValues(given, personFields)).filter(([, value]) => value !== null)
  await own(tx)
    .updateTable('person')
    .set(Object.fromEntries(typed))
    .where('company_id', '=', actor.companyId)
    .where('id', '=', known.id)
    .execute()
  return known.id
}

/** Gives a person the name that one role was given; the other role is called the same. */
export async function renamePerson(tx: Tx, actor: Actor, personId: string, name: string): Promise<void> {
  const { companyId } = actor
  await own(tx)
    .updateTable('person')
    .set({ name })
    .where('company_id', '=', companyId)
    .where('id', '=', personId)
    .execute()
  for (const role of ['employee', 'worker'] as const) {
    await own(tx)
      .updateTable(role)
      .set({ name })
      .where('company_id', '=', companyId)
      .where('person_id', '=', personId)
      .where('name', '<>', name)
      .execute()
  }
}

async function makePerson(tx: Tx, actor: Actor, given: Given): Promise<string> {
  const id = newId()
  const values = besideValues(given, personFields)
  await own(tx)
    .insertInto('person')
    .values({ ...blank, ...values, id, company_id: actor.companyId, name: given.name })
    .execute()
  return id
}

const blank = {
  ...{ nik: null, birth_place: null, birth_date: null, sex: null },
  ...{ religion: null, phone: null, address: null },
}

async function personByNik(tx: Tx, companyId: string, nik: string) {
  return own(tx)
    .selectFrom('person')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('nik', '=', nik)
    .forUpdate()
    .executeTakeFirst()
}

/** Tells the id that a person has in a role; null where they do not have it. */
export async function roleIdOf(tx: Tx, companyId: string, role: PayRole, personId: string): Promise<string | null> {
  const row = await own(tx)
    .selectFrom(role)
    .select('id')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.id ?? null
}
