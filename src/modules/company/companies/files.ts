import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { registerFileOwner } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { readRow } from '#kit/record/rows.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'

const seen = async (tx: Tx, actor: Actor, id: string) => readRow(tx, companyRecord, actor, id)
const asked = async (tx: Tx, actor: Actor, permission: string, id: string) => {
  if (!actor.can(permission)) throw new Forbidden(permission)
  await seen(tx, actor, id)
}
const called = async (tx: Tx, actor: Actor, id: string) => `perusahaan ${(await seen(tx, actor, id))['name']}`

const SLOTS = /^(logo|kop|stempel|ttd:[0-9a-f-]{36})$/

registerFileOwner('perusahaan', {
  record: companyRecord.name,
  // Everybody who works in the company sees its letterhead on every paper; its own papers need the right.
  mayRead: async (tx, actor, id) => void (await seen(tx, actor, id)),
  calledAs: called,
  mayWrite: (tx, actor, id) => asked(tx, actor, 'update perusahaan', id),
  isSlot: (slot) => SLOTS.test(slot),
  companyOf: (_actor, ownerId) => ownerId,
})

// Scans of NIB, SBU, deed: for those who may open the company's page, not for everybody who prints its letterhead.
registerFileOwner('dokumen-perusahaan', {
  record: companyRecord.name,
  mayRead: (tx, actor, id) => asked(tx, actor, 'view perusahaan', id),
  calledAs: called,
  mayWrite: (tx, actor, id) => asked(tx, actor, 'update perusahaan', id),
  companyOf: (_actor, ownerId) => ownerId,
})
