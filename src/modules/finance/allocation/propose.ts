import { minus, money, sum, ZERO, type Money } from '#ground/money.ts'
import { firstDay, lastDay, type Period } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { seesAll } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { accountSums, profitOfProjects } from '#modules/journal/face.ts'
import { openProjects } from '#modules/projects/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import type { ProposedAllocation, proposeAllocation } from './contract.ts'
import { shareOut } from './rules.ts'

/** So many projects stand in one journal at most, beside the line of the account. */
const MOST_PROJECTS = 199

/**
 * Shares the general cost that a month booked on an account, less what projects bear of it already, out over the projects
 * that take costs. Throws 'allocation.nothing' where nothing is left, 'allocation.no-base' where no project has a base.
 */
export async function allocationOf(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof proposeAllocation>,
): Promise<ProposedAllocation> {
  if (!seesAll(actor) || !actor.can('view biaya')) throw new NotFound()
  const { account, into } = asked
  const period = asked.period as Period
  const span = { from: firstDay(period), to: lastDay(period) }
  const of = { companyId: actor.companyId, withCosts: true }
  const booked = (await accountSums(tx, { ...of, projectId: null }, [span])).find((one) => one.account === account)
  const borne = await profitOfProjects(tx, { ...of, account }, span)
  const left = booked ? minus(costOf(booked), sum(borne.map(costOf))) : ZERO
  const amount = asked.amount ?? left
  if (!booked || amount <= 0n || amount > left)
    throw new Refusal('allocation.nothing', { left: String(left > 0n ? left : ZERO) }, { field: 'amount' })
  const bases = await basesOf(tx, actor, { by: asked.by, span })
  if (bases.length === 0) throw new Refusal('allocation.no-base', {}, { field: 'by' })
  if (bases.length > MOST_PROJECTS)
    throw new Refusal('allocation.too-many', { most: MOST_PROJECTS, count: bases.length }, { field: 'by' })
  const shares = shareOut(
    amount,
    bases.map(({ base }) => base),
  )
  return {
    ...{ account, accountName: booked.name, into, amount: String(amount) },
    shares: bases
      .map(({ id, name }, at) => ({ projectId: id, projectName: name, amount: String(shares[at] ?? ZERO) }))
      .filter((share) => share.amount !== '0'),
  }
}

interface Asked {
  readonly by: 'biaya' | 'rata'
  readonly span: Parameters<typeof profitOfProjects>[2]
}

// What is shared out by is what sites cost directly: overhead that was shared out before draws no more of it.
async function basesOf(tx: Tx, actor: Actor, { by, span }: Asked) {
  const open = await openProjects(tx, actor.companyId)
  if (by === 'rata')
    return open.filter(({ status }) => status === 'berjalan').map((one) => ({ ...one, base: money(1) }))
  const moved = await profitOfProjects(tx, { companyId: actor.companyId, withCosts: true }, span)
  const direct = moved.filter(
    (one) => one.account >= accounts.projectMaterial && one.account < accounts.projectOverhead,
  )
  const costs = Map.groupBy(direct, ({ projectId }) => projectId)
  return open
    .map((one) => ({ ...one, base: sum((costs.get(one.id) ?? []).map(costOf)) }))
    .filter(({ base }) => base > 0n)
}

const costOf = ({ debit, credit }: { readonly debit: bigint | string; readonly credit: bigint | string }): Money =>
  minus(money(debit), money(credit))
