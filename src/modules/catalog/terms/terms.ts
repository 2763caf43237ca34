import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { usualUnits, type ItemUnit } from '../rules.ts'
import type { addTerm, archiveTerm, renameTerm, Term, TermKind } from './contract.ts'
import * as store from './store.ts'

const words = { unit: 'Satuan', category: 'Kategori' } as const
const MOST_UNIT_LETTERS = 20

/** The names of a kind: those of the company, and the usual units it never touched. */
export async function termsOf(tx: Tx, companyId: string, kind: TermKind): Promise<Term[]> {
  const kept = (await store.termRows(tx, companyId, kind)).map(({ name, uses, archived_at }) => ({
    name,
    uses,
    isArchived: archived_at !== null,
  }))
  if (kind === 'category') return kept
  const known = new Set(kept.map(({ name }) => name))
  const retired = new Set([...(await store.oldUnitNames(tx, companyId)).values()].flat())
  const usual = usualUnits.filter((name) => !known.has(name) && !retired.has(name))
  return [...kept, ...usual.map((name) => ({ name, uses: 0, isArchived: false }))].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'id'),
  )
}

/** Adds a name to choose from. */
export async function add(tx: Tx, actor: Actor, { kind, name }: AskedOf<typeof addTerm>) {
  checkLength(kind, name, 'name')
  const twin = await twinOf(tx, actor, kind, name)
  if (twin) throw new Refusal('term.exists', { name: twin, kind: words[kind] }, { field: 'name' })
  await store.keepTerm(tx, actor.companyId, kind, name, actor.userId)
  await told(tx, actor, { act: 'edit', changes: { [words[kind]]: [null, name] } })
  return { name }
}

/** Adds several names at once; one that stands already, written however, refuses them all. */
export async function addAll(tx: Tx, actor: Actor, kind: TermKind, names: readonly string[]): Promise<void> {
  const known = new Map((await termsOf(tx, actor.companyId, kind)).map((term) => [term.name.toLowerCase(), term.name]))
  for (const name of names) {
    const twin = known.get(name.toLowerCase())
    if (twin !== undefined) throw new Refusal('term.exists', { name: twin, kind: words[kind] }, { field: 'name' })
    await store.keepTerm(tx, actor.companyId, kind, name, actor.userId)
    await told(tx, actor, { act: 'edit', changes: { [words[kind]]: [null, name] } })
  }
}

/** Takes a name out for good while nothing uses it; one that was renamed or went since is no longer there to take. */
export async function takeOut(tx: Tx, actor: Actor, kind: TermKind, name: string): Promise<void> {
  const term = (await termsOf(tx, actor.companyId, kind)).find((each) => each.name === name)
  if (!term || term.isArchived) throw new Refusal('import.changed-since')
  if (term.uses > 0) throw new Refusal('term.in-use', { name, uses: term.uses })
  await store.deleteTerm(tx, actor.companyId, kind, name)
  await told(tx, actor, { act: 'edit', changes: { [words[kind]]: [name, null] } })
}

/** Renames, or merges into a name that stands already when that was agreed to. */
export async function rename(tx: Tx, actor: Actor, asked: AskedOf<typeof renameTerm>) {
  const { kind, from, to, mayMerge } = asked
  checkLength(kind, to, 'to')
  if (from === to) return { name: to, items: 0 }
  const twin = await twinOf(tx, actor, kind, to, from)
  if (twin && !mayMerge) throw new Refusal('term.merge', { from, to: twin }, { field: 'to' })
  const name = twin ?? to
  const both = kind === 'unit' ? await store.itemWithBoth(tx, actor.companyId, from, name) : undefined
  if (both !== undefined) throw new Refusal('term.both', { item: both, from, to: name }, { field: 'to' })
  await store.keepTerm(tx, actor.companyId, kind, name, actor.userId)
  const items = await store.renameInItems(tx, actor.companyId, kind, { from, to: name, by: actor.userId })
  await store.retireName(tx, actor.companyId, kind, { from, to: name })
  await told(tx, actor, {
    act: 'edit',
    changes: { [words[kind]]: [from, name] },
    reason: `${items} barang mengikuti${twin ? ', digabung' : ''}`,
  })
  return { name, items }
}

/** Takes an unused name out of the choices, or puts it back. */
export async function archive(tx: Tx, actor: Actor, { kind, name, isArchived }: AskedOf<typeof archiveTerm>) {
  const term = (await termsOf(tx, actor.companyId, kind)).find((each) => each.name === name)
  if (isArchived && term && term.uses > 0) throw new Refusal('term.used', { name, uses: term.uses })
  await store.archiveName(tx, actor.companyId, kind, { name, isArchived, by: actor.userId })
  await told(tx, actor, { act: isArchived ? 'archive' : 'restore', reason: `${words[kind]} ${name}` })
  return { name }
}

/** Units with the names they had before: drafts and orders of that time still convert. */
export function withOldNames(
  item: { readonly baseUnit: string; readonly units: readonly ItemUnit[] },
  old: ReadonlyMap<string, readonly string[]>,
): readonly ItemUnit[] {
  if (old.size === 0) return item.units
  const base: ItemUnit = { unit: item.baseUnit, num: 1, den: 1, isPurchase: false, isIssue: false }
  const known = new Set([item.baseUnit, ...item.units.map(({ unit }) => unit)])
  const before = [base, ...item.units].flatMap((unit) =>
    (old.get(unit.unit) ?? [])
      .filter((name) => !known.has(name))
      .map((name) => ({ ...unit, unit: name, isPurchase: false, isIssue: false })),
  )
  return [...item.units, ...before]
}

/** A category as it is known already, however its letters were typed; a new one stays as it is. */
export async function knownCategory(tx: Tx, actor: Actor, name: string): Promise<string> {
  return (await twinOf(tx, actor, 'category', name)) ?? name
}

async function twinOf(
  tx: Tx,
  actor: Actor,
  kind: TermKind,
  name: string,
  except?: string,
): Promise<string | undefined> {
  const all = await termsOf(tx, actor.companyId, kind)
  return all.find((each) => each.name !== except && each.name.toLowerCase() === name.toLowerCase())?.name
}

function checkLength(kind: TermKind, name: string, field: string): void {
  if (kind === 'unit' && name.length > MOST_UNIT_LETTERS) {
    throw new Refusal('term.long', { most: MOST_UNIT_LETTERS }, { field })
  }
}

async function told(
  tx: Tx,
  actor: Actor,
  done: { act: string; changes?: Record<string, readonly [unknown, unknown]>; reason?: string },
): Promise<void> {
  await recordHistory(tx, actor, { subject: 'catalog-term', id: actor.companyId, ...done })
}
