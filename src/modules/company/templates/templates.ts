import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { allPaperKinds, paperKindOf, type PaperKind, type PrintedKind } from '#kit/paper/kinds.ts'
import { bankAccountsOf } from '#modules/company/companies/store.ts'
import type { saveTemplate, Template, TemplateContent, TemplateRow } from '#modules/company/templates/contract.ts'
import { contentOf } from '#modules/company/templates/dress-of.ts'
import { addVersion, newestVersions, versionAt, versionsOf } from '#modules/company/templates/store.ts'

/** Every kind of paper, with when its look was chosen. */
export async function templates(tx: Tx, actor: Actor): Promise<TemplateRow[]> {
  const newest = new Map((await newestVersions(tx, actor.companyId)).map((row) => [row.kind, row]))
  return allPaperKinds().map(({ id, name }) => {
    const row = newest.get(id)
    return { kind: id, name, version: row?.version ?? 0, changedAt: row?.at ?? null, changedBy: row?.by ?? null }
  })
}

/** The look of one kind, and all it ever had. */
export async function openTemplateOf(tx: Tx, actor: Actor, kind: string): Promise<Template> {
  const { example: _, ...paper } = kindOf(kind)
  const versions = await versionsOf(tx, actor.companyId, kind)
  const [newest] = versions
  const accounts = await bankAccountsOf(tx, actor.companyId)
  return {
    kind,
    name: paper.name,
    paper,
    version: newest?.version ?? 0,
    changedAt: newest?.at ?? null,
    changedBy: newest?.by ?? null,
    content: contentOf(newest?.content),
    bankAccounts: accounts.map(({ id, bank, account_no }) => ({ id, name: `${bank} ${account_no}` })),
    versions: versions.map(({ version, at, by }) => ({ version, at, by })),
  }
}

/** Adds the next version of a look, unless somebody else did since it was read. */
export async function changeTemplate(tx: Tx, actor: Actor, asked: AskedOf<typeof saveTemplate>) {
  const { kind, version, ...content } = asked
  const known = kindOf(kind)
  await checkContent(tx, actor, known, content)
  const before = await versionAt(tx, actor.companyId, kind, null)
  const isAdded =
    (before?.version ?? 0) === version &&
    (await addVersion(tx, { companyId: actor.companyId, kind, version: version + 1, content, by: actor.userId }))
  if (!isAdded) {
    const now = await versionAt(tx, actor.companyId, kind, null)
    throw new Refusal('document.changed', { by: now?.by ?? '', at: now?.at ?? '' })
  }
  const changes = changesOf(contentOf(before?.content), content)
  await recordHistory(tx, actor, {
    subject: 'paper-template',
    id: actor.companyId,
    act: 'edit',
    changes: Object.fromEntries(
      Object.entries(changes).map(([field, each]) => [`${known.name}: ${fieldWords[field] ?? field}`, each]),
    ),
  })
  return { version: version + 1 }
}

const fieldWords: Readonly<Record<string, string>> = {
  letterhead: 'kop surat',
  language: 'bahasa judul',
  title: 'judul',
  hiddenFacts: 'keterangan yang disembunyikan',
  hiddenColumns: 'kolom yang disembunyikan',
  hiddenParts: 'bagian yang disembunyikan',
  footer: 'kaki',
  terms: 'ketentuan',
  bankAccountId: 'rekening',
  signers: 'penandatangan',
  copies: 'lembar',
}

/** Refuses words that stand nowhere on such a paper, and accounts of others. */
export async function checkContent(tx: Tx, actor: Actor, kind: PaperKind, content: TemplateContent): Promise<void> {
  const lists = [
    [content.hiddenFacts, kind.facts, 'hiddenFacts'],
    [content.hiddenColumns, kind.columns, 'hiddenColumns'],
    [content.hiddenParts, kind.parts, 'hiddenParts'],
  ] as const
  for (const [hidden, known, field] of lists) {
    const strange = hidden.find((each) => !known.includes(each))
    if (strange !== undefined) throw new Refusal('template.unknown', { word: strange, kind: kind.name }, { field })
  }
  if (content.bankAccountId === null) return
  const accounts = await bankAccountsOf(tx, actor.companyId)
  if (!kind.hasBank || !accounts.some(({ id }) => id === content.bankAccountId)) {
    throw new Refusal('template.account', { kind: kind.name }, { field: 'bankAccountId' })
  }
}

/** The kind, or 404. */
export function kindOf(id: string): PrintedKind {
  const kind = paperKindOf(id)
  if (!kind) throw new NotFound()
  return kind
}
