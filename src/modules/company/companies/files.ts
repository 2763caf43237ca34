import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { registerFileOwner } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { readRow } from '#kit/record/rows.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'

const SLOTS = /^(logo|kop|stempel|ttd:[0-9a-f-]{36})$/

registerFileOwner('perusahaan', {
  record: companyRecord.name,
  // Everybody who works in the company sees its letterhead on every paper; its own papers need the right.
  mayRead: async (tx, actor, id) => void (await readRow(tx, companyRecord, actor, id)),
  calledAs: async (tx, actor, id) => `perusahaan ${(await readRow(tx, companyRecord, actor, id))['name']}`,
  mayWrite: async (tx: Tx, actor: Actor, id: string) => {
    if (!actor.can('update perusahaan')) throw new Forbidden('update perusahaan')
    await readRow(tx, companyRecord, actor, id)
  },
  isSlot: (slot) => SLOTS.test(slot),
  companyOf: (_actor, ownerId) => ownerId,
})
