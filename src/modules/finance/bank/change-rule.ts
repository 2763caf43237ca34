import { sql } from 'kysely'
import { money, negate } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { own } from '../store.ts'
import { refuseInPart } from './open-matching.ts'
import * as contract from './rule-contract.ts'
import { allRules } from './rule-store.ts'

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
  const { rows } = await sql<{ version: number; updatedByName: string; updatedAt: string }>`
    select version, updated_by_name as "updatedByName", updated_at::text as "updatedAt" from bank_rule where ${of} for update
  `.execute(own(tx))
  expectVersion(found(rows[0]), version)
  await sql`
    update bank_rule set name = ${name}, is_archived = ${isArchived}, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}, updated_by_name = ${actor.name}
    where ${of}
  `.execute(own(tx))
  return { id, version: version + 1 }
}

/** The doors of the rules that lines of the bank are proposed by. */
export const bankRuleRoutes: readonly Served[] = [
  serve(contract.listBankRules, ({ tx, actor }) => showRules(tx, actor)),
  serve(contract.changeBankRule, ({ tx, actor, asked }) => changeRule(tx, actor, asked)),
]
