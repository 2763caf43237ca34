import { sql } from 'kysely'
import { money, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import { hasRole, type Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { yesesOf } from '#kit/posting/decision-store.ts'
import { usualRight, type Approvable } from '#kit/posting/decisions.ts'
import { writersOf } from '#kit/posting/writers.ts'

/** Whose yes it is: somebody's with the right and, where one is named, with that role as well; an owner has every role. */
export interface Approvers {
  readonly permission: string
  readonly roleId?: string
}

/** From this amount on, a document needs their yes: of one of them, or of several. */
export interface Band extends Approvers {
  readonly fromAmount: Money
  readonly needed?: number
}

interface Weighed {
  readonly doc: Approvable
  readonly amount: Money
}

/** Tells who may say yes: ids of the active people of a company who hold a right, and a role where one is named. */
type ApproversOf = (tx: Tx, companyId: string, permission: string, roleId?: string) => Promise<readonly string[]>

// What holds until a company chooses: requests and claims given up always wait for a second person.
const usual: Partial<Record<Approvable, readonly Band[]>> = {
  'purchase-request': [{ fromAmount: ZERO, permission: 'approve pembelian-barang' }],
  'sales-write-off': [{ fromAmount: ZERO, permission: 'approve order' }],
}

let approversOf: ApproversOf | undefined

/** The department of accounts says here who holds a right. */
export function knowApprovers(known: ApproversOf): void {
  approversOf = known
}

/** The bands of a kind of document, the lowest first. */
export async function bandsOf(tx: Tx, companyId: string, doc: Approvable): Promise<readonly Band[]> {
  const { rows } = await sql<BandRow>`
    select from_amount, permission, role_id, needed from approval_rule where company_id = ${companyId} and doc = ${doc}
    order by from_amount nulls first
  `.execute(tables(tx))
  if (rows.length === 0) return usual[doc] ?? []
  return rows.flatMap((row) => (row.from_amount === null ? [] : [bandOfRow(row, row.from_amount)]))
}

interface BandRow {
  readonly from_amount: Money | null
  readonly permission: string
  readonly role_id: string | null
  readonly needed: number
}

function bandOfRow(row: BandRow, fromAmount: Money): Band {
  return {
    fromAmount: money(fromAmount),
    permission: row.permission,
    ...(row.role_id !== null && { roleId: row.role_id }),
    ...(row.needed > 1 && { needed: row.needed }),
  }
}

/** Replaces the bands of a kind of document; none means that nothing waits. */
export async function saveBands(tx: Tx, actor: Actor, doc: Approvable, bands: readonly Band[]): Promise<void> {
  const kept: readonly Kept[] = bands.length > 0 ? bands : [{ fromAmount: null, permission: '' }]
  await sql`delete from approval_rule where company_id = ${actor.companyId} and doc = ${doc}`.execute(tables(tx))
  await sql`
    insert into approval_rule (id, company_id, doc, from_amount, permission, role_id, needed, created_by)
    select id, ${actor.companyId}, ${doc}, amount, permission, role, needed, ${actor.userId}
    from unnest(${kept.map(() => newId())}::uuid[], ${kept.map((band) => band.fromAmount)}::bigint[],
      ${kept.map((band) => band.permission)}::text[], ${kept.map((band) => band.roleId ?? null)}::uuid[],
      ${kept.map((band) => band.needed ?? 1)}::smallint[]) as given (id, amount, permission, role, needed)
  `
    .execute(tables(tx))
    .catch(noSuchRole)
}

type Kept = Omit<Band, 'fromAmount'> & { readonly fromAmount: Money | null }

// Somebody may have taken the role away since the form was opened.
function noSuchRole(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23503') throw new Refusal('approval.no-role')
  throw error
}

/** Whose yes this amount needs. */
export async function approversFor(tx: Tx, actor: Actor, asked: Weighed): Promise<Approvers> {
  return (await bandOf(tx, actor, asked)) ?? { permission: usualRight(asked.doc) }
}

/** Whether a document of this amount waits for somebody's yes. */
export async function needsApproval(tx: Tx, actor: Actor, asked: Weighed): Promise<boolean> {
  return (await bandOf(tx, actor, asked)) !== undefined
}

/** A document that somebody handed in. */
export interface Submitted extends Weighed {
  readonly documentId: string
  readonly submittedBy: string | null
  /** Whose wish it holds, where others may write it down: no freer to say yes than who wrote it. */
  readonly writtenFor?: string | null
  /** Yeses from before it was handed in do not count. */
  readonly submittedAt?: string | null
}

/**
 * Refuses who may not say yes to this amount, whoever handed the document in, wrote, changed or wished it, unless
 * nobody else in the company could: a writer then says yes to what another handed in, and alone one says it to oneself.
 */
export async function assertMayApprove(tx: Tx, actor: Actor, asked: Submitted): Promise<void> {
  const why = await whyNot(tx, actor, asked)
  if (why === 'approval.above-own') throw new Refusal(why, { amount: asked.amount })
  if (why) throw new Refusal(why)
}

/** Tells whether a person may say yes to a document, so that nobody is shown a button that will refuse them. */
export async function mayApprove(tx: Tx, actor: Actor, asked: Submitted): Promise<boolean> {
  return (await whyNot(tx, actor, asked)) === undefined
}

async function whyNot(tx: Tx, actor: Actor, asked: Submitted) {
  const needed = await bandOf(tx, actor, asked)
  if (needed && !actor.can(needed.permission)) return 'approval.above-own' as const
  if (needed?.roleId !== undefined && !hasRole(actor, needed.roleId)) return 'approval.other-role' as const
  if ((needed?.needed ?? 1) > 1 && (await yesesOf(tx, actor, asked)).includes(actor.userId))
    return 'approval.said-yes' as const
  const approvers = needed ?? { permission: usualRight(asked.doc) }
  if (asked.submittedBy === actor.userId) {
    const others = (await holdersOf(tx, actor, approvers)).some((id) => id !== actor.userId)
    return others ? ('approval.own' as const) : undefined
  }
  if (!(await writersApart(tx, actor, asked)).has(actor.userId)) return undefined
  return asked.writtenFor === actor.userId ? ('approval.wished' as const) : ('approval.wrote' as const)
}

/**
 * Who wrote a document, or wished it, and therefore leaves the yes to others; nobody when there is no other: then a
 * writer says yes to what another person handed in.
 */
export async function writersApart(
  tx: Tx,
  actor: Actor,
  asked: Omit<Submitted, 'submittedAt'>,
): Promise<ReadonlySet<string>> {
  const wrote = await writersOf(tx, actor, asked)
  const writers = asked.writtenFor ? new Set([...wrote, asked.writtenFor]) : wrote
  if (writers.size === 0) return writers
  const holders = await holdersOf(tx, actor, await approversFor(tx, actor, asked))
  return holders.some((id) => id !== asked.submittedBy && !writers.has(id)) ? writers : new Set()
}

/** How many more people have to say yes; never more than there are who could. */
export async function yesesMissing(tx: Tx, actor: Actor, asked: Submitted): Promise<number> {
  const band = await bandOf(tx, actor, asked)
  if (!band || (band.needed ?? 1) === 1) return 0
  const said = await yesesOf(tx, actor, asked)
  const apart = await writersApart(tx, actor, asked)
  const holders = await holdersOf(tx, actor, band)
  const left = holders.filter((id) => id !== asked.submittedBy && !apart.has(id) && !said.includes(id))
  return Math.max(Math.min((band.needed ?? 1) - said.length, left.length), 0)
}

/** Tells whether nobody but some people holds a right: whoever wrote something then says yes to it as well. */
export async function holdAlone(
  tx: Tx,
  actor: Actor,
  permission: Approvers['permission'],
  those: Iterable<string | null>,
): Promise<boolean> {
  const them = new Set(those)
  return (await holdersOf(tx, actor, { permission })).every((id) => them.has(id))
}

/** Ids of the active people of the company who could say yes. */
export async function holdersOf(tx: Tx, actor: Actor, { permission, roleId }: Approvers): Promise<readonly string[]> {
  if (!approversOf) throw new Error('nobody told who may approve: import the face of accounts')
  return approversOf(tx, actor.companyId, permission, roleId)
}

/** The highest band that an amount reaches. */
export function bandFor(bands: readonly Band[], amount: Money): Band | undefined {
  return bands.toReversed().find((band) => band.fromAmount <= amount)
}

async function bandOf(tx: Tx, actor: Actor, asked: Weighed): Promise<Band | undefined> {
  return bandFor(await bandsOf(tx, actor.companyId, asked.doc), asked.amount)
}
