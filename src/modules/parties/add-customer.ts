import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { tellAssigned } from '#kit/notices/tell-assigned.ts'
import { nextCodes } from '#kit/record/code.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut } from '#kit/record/record.ts'
import { addRecords } from '#kit/record/verbs.ts'
import type { WithFiles } from '#kit/record/with-files.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { checkOpening, highlightsOf } from '#modules/parties/rules.ts'
import { checkSalesperson } from '#modules/parties/salesperson.ts'
import { codesTaken } from '#modules/parties/party-store.ts'

type NewCustomer = AddOut<typeof customerRecord> & WithFiles

/** Adds a customer, with a code of its own when none was typed. */
export async function addCustomer(tx: Tx, actor: Actor, asked: NewCustomer): Promise<Saved> {
  const [saved] = await addCustomers(tx, [{ actor, asked }])
  if (!saved) throw new Error('a customer was added and is not there')
  return saved
}

/** Adds customers of one company together, as a file brings them: the same rules, asked once for all. */
export async function addCustomers(
  tx: Tx,
  rows: readonly { readonly actor: Actor; readonly asked: NewCustomer }[],
): Promise<Saved[]> {
  for (const { asked } of rows) checkOpening(asked, { isPosted: false })
  const handed = new Map(rows.map(({ actor, asked }) => [asked.salespersonId, actor]))
  for (const [salespersonId, actor] of handed) await checkSalesperson(tx, actor, salespersonId)
  const codes = await codesFor(tx, rows)

  const made = rows.map(({ actor, asked: { files = [], ...asked } }, at) => {
    const { contactName, city } = highlightsOf(asked)
    // Who may see only their own customers would otherwise lose this one at once.
    const salespersonId = asked.salespersonId ?? (actor.scope.ownOnly ? actor.userId : null)
    const given = { ...asked, code: codes[at] ?? null, salespersonId }
    return { actor, files, given, more: { contact_name: contactName ?? null, city: city ?? '' } }
  })
  const saved = await addRecords(tx, customerRecord, made)
  for (const [at, { actor, files, given }] of made.entries()) {
    const { id = '' } = saved[at] ?? {}
    await claimFiles(tx, actor, { ids: files, subject: 'pelanggan', ownerId: id })
    await tellCustomer(tx, actor, { id, name: given.name, before: null, after: given.salespersonId })
  }
  return saved
}

// The counter is the row everyone waits for: asked for once, just before the rows are saved.
async function codesFor(
  tx: Tx,
  rows: readonly { readonly actor: Actor; readonly asked: NewCustomer }[],
): Promise<readonly string[]> {
  const typed = rows.map(({ asked }) => asked.code)
  const companyId = rows[0]?.actor.companyId ?? ''
  const takenOf = async (codes: readonly string[]) => [
    ...codes.filter((code) => typed.includes(code)),
    ...(await codesTaken(tx, customerRecord, companyId, codes)),
  ]
  const count = typed.filter((code) => code === null).length
  const own = count === 0 ? [] : await nextCodes(tx, companyId, 'PLG', { count, takenOf })
  return typed.map((code) => code ?? own.shift() ?? '')
}

/** Tells a salesperson that a customer was handed to them. */
export async function tellCustomer(
  tx: Tx,
  actor: Actor,
  { name, ...handed }: { id: string; name: string; before: string | null; after: string | null | undefined },
): Promise<void> {
  const title = `Pelanggan ${name} diserahkan kepada Anda`
  await tellAssigned(tx, actor, { ...handed, title, subject: 'pelanggan', href: `/pelanggan/detail/${handed.id}` })
}
