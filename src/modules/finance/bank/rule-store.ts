import { sql } from 'kysely'
import { negate, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import type { BankRule } from './rule-contract.ts'
import { ruleToLearn, wordsOf, type RuleTarget, type RuleUse, type ToldLine } from './rule-words.ts'
import type { KeptLine } from './store.ts'

/** The name under which a rule stands in history. */
export const BANK_RULE = 'bank-rule'

/** Most rules of one side that a line is held against. */
const MOST_RULES = 500

interface OneSide extends RuleUse {
  readonly isArchived: boolean
}

/** The rules of lines that came in, or that went out, the most used first; those whose account is archived are left out. */
export async function rulesOfSide(tx: Tx, companyId: string, { amount }: Pick<ToldLine, 'amount'>): Promise<OneSide[]> {
  const { rows } = await sql<OneSide>`
    select r.id, r.name, r.words, r.account_code as account, a.name as "accountName", r.project_id as "projectId",
      p.name as "projectName", r.party_name as "partyName", r.uses, r.least, r.most, r.is_archived as "isArchived"
    from bank_rule r join account a on a.company_id = r.company_id and a.code = r.account_code and a.archived_at is null
    left join project p on p.id = r.project_id
    where r.company_id = ${companyId} and r.is_incoming = ${amount > 0n}
    order by r.uses desc, r.id limit ${MOST_RULES}
  `.execute(own(tx))
  return rows
}

/** Remembers what a line was made into: a rule of lines like it learns, or there is a new one. A line without words teaches none. */
export async function learnRule(tx: Tx, actor: Actor, line: KeptLine, into: RuleTarget): Promise<void> {
  const { companyId } = actor
  const size = line.amount < 0n ? negate(line.amount as Money) : line.amount
  const known = ruleToLearn(line, into, await rulesOfSide(tx, companyId, line))
  const words = wordsOf(line.description)
  if (words.length === 0) return
  const by = sql`updated_at = now(), updated_by = ${actor.userId}, updated_by_name = ${actor.name}`
  const learned = sql`uses = r.uses + 1, least = least(r.least, ${size}::bigint), most = greatest(r.most, ${size}::bigint),
    used_on = greatest(r.used_on, ${line.date}::date), ${by}`
  const { rows } = known
    ? await sql<{ id: string }>`
        update bank_rule r set ${learned}, words = case when exists (
            select from bank_rule o where o.company_id = r.company_id and o.is_incoming = r.is_incoming and o.id <> r.id
              and o.account_code = r.account_code and o.project_id is not distinct from r.project_id
              and o.party_name is not distinct from r.party_name
              and o.words = ${[...known.words]}::text[]
          ) then r.words else ${[...known.words]}::text[] end
        where r.company_id = ${companyId} and r.id = ${known.id} returning r.id
      `.execute(own(tx))
    : await sql<{ id: string }>`
        insert into bank_rule as r (id, company_id, name, words, is_incoming, account_code, project_id, party_name, least, most,
          used_on, updated_by, updated_by_name)
        values (${newId()}, ${companyId}, ${line.description.slice(0, 80)}, ${[...words]}::text[], ${line.amount > 0n},
          ${into.account}, ${into.projectId}, ${into.partyName}, ${size}, ${size}, ${line.date}::date, ${actor.userId}, ${actor.name})
        on conflict (company_id, is_incoming, account_code, project_id, party_name, words) do update set ${learned} returning r.id
      `.execute(own(tx))
  const [rule] = rows
  if (rule && !known) await recordHistory(tx, actor, { subject: BANK_RULE, id: rule.id, act: 'create' })
  await sql`
    update bank_line set rule_id = ${rule?.id ?? null}::uuid where company_id = ${companyId} and id = ${line.id}
  `.execute(own(tx))
}

/** Takes a use away from the rules of lines whose match was undone. */
export async function unlearnRules(tx: Tx, companyId: string, lineIds: readonly string[]): Promise<void> {
  await sql`
    with left_off as (
      update bank_line l set rule_id = null from bank_line was
      where l.company_id = ${companyId} and l.id = any (${[...lineIds]}::uuid[]) and was.id = l.id and was.rule_id is not null
      returning was.rule_id
    )
    update bank_rule r set uses = greatest(r.uses - u.count, 0)
    from (select rule_id, count(*)::int as count from left_off group by 1) u
    where r.company_id = ${companyId} and r.id = u.rule_id
  `.execute(own(tx))
}

type RuleRow = Omit<BankRule, 'least' | 'most'> & {
  readonly least: bigint
  readonly most: bigint
  readonly isIncoming: boolean
}

/** The rules of a company, those in use first, then the most used. */
export async function allRules(tx: Tx, companyId: string, most: number): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select r.id, r.version, r.name, r.words, r.account_code as account, a.name as "accountName", p.name as "projectName",
      r.party_name as "partyName", r.uses, r.least, r.most, r.used_on as "usedOn", r.is_archived as "isArchived", r.is_incoming as "isIncoming"
    from bank_rule r
    join account a on a.company_id = r.company_id and a.code = r.account_code
    left join project p on p.id = r.project_id
    where r.company_id = ${companyId} and r.uses > 0
    order by r.is_archived, r.uses desc, r.id limit ${most}
  `.execute(own(tx))
  return rows
}
