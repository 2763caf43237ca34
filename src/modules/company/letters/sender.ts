import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { cardVersion, countSave } from '#kit/posting/settings-card.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import { readSetting, writeSetting } from '#modules/company/website/store.ts'
import type { MailSender, saveMailSender } from '#modules/company/letters/contract.ts'

const KEY = 'mail-sender'
const shape = z.object({ name: z.nullable(z.string()), replyTo: z.nullable(z.string()) })
const nobody = { name: null, replyTo: null }

/** Who writes the mails of a company: its name at the head, in the sender's line, and where answers go. */
export interface SenderFacts {
  readonly company: string
  readonly senderName: string | undefined
  readonly replyTo: string | undefined
}

/** Who writes for a company; where nothing was chosen, answers go to its own address. */
export async function mailSenderOf(tx: Tx, companyId: string): Promise<SenderFacts> {
  const { name, replyTo } = await chosen(tx, companyId)
  const { fullName, email } = await letterheadOf(tx, companyId)
  return { company: fullName, senderName: name ?? undefined, replyTo: replyTo ?? email ?? undefined }
}

/** The card of it. */
export async function openedSender(tx: Tx, { companyId }: Actor): Promise<MailSender> {
  const { fullName, email } = await letterheadOf(tx, companyId)
  const version = await cardVersion(tx, { companyId, card: KEY })
  return { version, ...(await chosen(tx, companyId)), company: fullName, companyEmail: email }
}

/** Chooses the sender anew; mails that wait already leave as they were written. */
export async function changeSender(tx: Tx, actor: Actor, asked: AskedOf<typeof saveMailSender>): Promise<MailSender> {
  const { companyId, userId } = actor
  const { name, replyTo, version } = asked
  await countSave(tx, { companyId, card: KEY }, version, userId)
  const changes = changesOf(await chosen(tx, companyId), { name, replyTo })
  await writeSetting(tx, { companyId, key: KEY, value: { name, replyTo }, by: userId })
  await recordHistory(tx, actor, {
    subject: 'mail',
    id: companyId,
    act: 'edit',
    changes: Object.fromEntries(Object.entries(changes).map(([field, each]) => [fieldWords[field] ?? field, each])),
  })
  return openedSender(tx, actor)
}

const fieldWords: Readonly<Record<string, string>> = { name: 'Nama pengirim', replyTo: 'Alamat balasan' }

async function chosen(tx: Tx, companyId: string): Promise<{ name: string | null; replyTo: string | null }> {
  const read = shape.safeParse(await readSetting(tx, companyId, KEY))
  return read.success ? read.data : nobody
}
