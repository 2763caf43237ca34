import { rupiah } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { bandsOf, saveBands, type Band } from '#kit/posting/approval.ts'
import { usualRight } from '#kit/posting/decisions.ts'
import { cardVersions, countSave } from '#kit/posting/settings-card.ts'
import { allRoles } from '#modules/company/accounts/role-store.ts'
import { ruledDocs, type ApprovalRule, type RuledDoc, type saveApprovals } from '#modules/company/approvals/contract.ts'

/** Tells from which amounts each kind of document waits, and for whose yes. */
export async function approvals(tx: Tx, actor: Actor): Promise<ApprovalRule[]> {
  const versions = await cardVersions(tx, actor.companyId)
  const rules: ApprovalRule[] = []
  for (const doc of ruledDocs)
    rules.push(ruleOf(doc, versions.get(cardName(doc)) ?? 0, await bandsOf(tx, actor.companyId, doc)))
  return rules
}

/** Replaces the bands of one kind of document, and writes down what was before. */
export async function changeApprovals(
  tx: Tx,
  actor: Actor,
  { doc, version, bands }: AskedOf<typeof saveApprovals>,
): Promise<ApprovalRule> {
  const saved = await countSave(tx, { companyId: actor.companyId, card: cardName(doc) }, version, actor.userId)
  const before = await bandsOf(tx, actor.companyId, doc)
  const given = bands.map(({ roleId, needed, ...band }) => ({
    ...band,
    permission: usualRight(doc),
    ...(roleId !== undefined && { roleId }),
    ...(needed !== undefined && { needed }),
  }))
  await saveBands(tx, actor, doc, given)
  const after = await bandsOf(tx, actor.companyId, doc)
  const names = new Map((await allRoles(tx)).map(({ id, name }) => [id, name]))
  const [from, to] = [inWords(before, names), inWords(after, names)]
  if (from !== to)
    await recordHistory(tx, actor, {
      subject: 'approval-rule',
      id: actor.companyId,
      act: 'edit',
      changes: { [doc]: [from, to] },
    })
  return ruleOf(doc, saved, after)
}

const cardName = (doc: RuledDoc) => `approval/${doc}`

function ruleOf(doc: RuledDoc, version: number, bands: readonly Band[]): ApprovalRule {
  return {
    doc,
    version,
    bands: bands.map(({ fromAmount, roleId, needed }) => ({
      fromAmount: String(fromAmount),
      ...(roleId !== undefined && { roleId }),
      ...(needed !== undefined && { needed }),
    })),
  }
}

/** 'mulai Rp0: siapa pun yang berhak · mulai Rp50.000.000: Direktur, 2 orang' */
export function inWords(bands: readonly Band[], names: ReadonlyMap<string, string>): string {
  if (bands.length === 0) return 'tidak menunggu siapa pun'
  return bands
    .map(({ fromAmount, roleId, needed }) => {
      const who = roleId === undefined ? 'siapa pun yang berhak' : (names.get(roleId) ?? 'peran yang dihapus')
      return `mulai ${rupiah(String(fromAmount))}: ${who}${needed === undefined ? '' : `, ${needed} orang`}`
    })
    .join(' · ')
}
