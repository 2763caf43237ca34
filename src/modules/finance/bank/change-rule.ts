import { sql } from 'kysely'
import { money, negate } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistories } from '#kit/history/history.ts'
import { toldOf } from '#kit/history/told.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { own } from '../store.ts'
import { refuseInPart } from './open-matching.ts'
import * as contract from './rule-contract.ts'
import { allRules, BANK_RULE } from './rule-store.ts'

const MOST = 200

async function showRules(tx: Tx, actor: Actor): Promise<contract.BankRule[]> {
  refuseInPart(actor)
  const rows = await allRules(tx, actor.companyId, MOST)
  return rows.map(({ isIncoming, least, most, ...row }) => {
    const signed = (size: bigint) => String(isIncoming ? size : negate(money(size)))
    return { ...row, least: signed(least), most: signed(most) }
  })
}

async function changeRule(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.changeBankRule>) {
  refuseInPart(actor)
  const { id, version, name, isArchived } = asked
  const of = sql`company_id = ${actor.companyId} and id = ${id}`
  const { rows } = await sql<KeptRule>`
    select name, is_archived as "isArchived", version, updated_by_name as "updatedByName", updated_at::text as "updatedAt" from bank_rule where ${of} for update
  `.execute(own(tx))
  const before = found(rows[0])
  expectVersion(before, version)
  await sql`
    update bank_rule set name = ${name}, is_archived = ${isArchived}, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}, updated_by_name = ${actor.name}
    where ${of}
  `.execute(own(tx))
  const told = { subject: BANK_RULE, id }
  await recordHistories(tx, [
    ...(before.name === name
      ? []
      : [{ actor, done: { ...told, act: 'update', changes: changesOf(before, { name }) } }]),
    ...(before.isArchived === isArchived
      ? []
      : [{ actor, done: { ...told, act: isArchived ? 'archive' : 'restore' } }]),
  ])
  return { id, version: version + 1 }
}

interface KeptRule {
  readonly name: string
  readonly isArchived: boolean
  readonly version: number
  readonly updatedByName: string
  readonly updatedAt: string
}

async function tellRule(tx: Tx, actor: Actor, { id }: AskedOf<typeof contract.bankRuleHistory>) {
  refuseInPart(actor)
  return toldOf(tx, actor.companyId, BANK_RULE, id)
}

/** The doors of the rules that lines of the bank are proposed by. */
export const bankRuleRoutes: readonly Served[] = [
  serve(contract.listBankRules, ({ tx, actor }) => showRules(tx, actor)),
  serve(contract.changeBankRule, ({ tx, actor, asked }) => changeRule(tx, actor, asked)),
  serve(contract.bankRuleHistory, ({ tx, actor, asked }) => tellRule(tx, actor, asked)),
]
