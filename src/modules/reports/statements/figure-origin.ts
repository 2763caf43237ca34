import { Refusal } from '#ground/refusal.ts'
import { monthsBack } from '#ground/months.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { countEntries, postableAccounts, profitOfProjects } from '#modules/journal/face.ts'
import { projectNames } from '#modules/projects/face.ts'
import type * as contract from './contract.ts'
import type { FigureOrigin } from './contract.ts'
import { gainedIn, refuseNarrowed, spanOf, sumsWithout } from './make-report.ts'

/** So many lines are counted; beyond that it says that there are more. */
const COUNTED = 2000

/** Tells the projects that a figure of laba rugi is made of, without what closed a year, and how many entries. */
export async function showFigureOrigin(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.figureOrigin>,
): Promise<FigureOrigin> {
  refuseNarrowed(actor, null)
  const { account } = asked
  const span = spanOf(actor, asked, (until) => firstDay(periodOf(monthsBack(until, 2))))
  const known = (await postableAccounts(tx, actor.companyId)).find(({ code }) => code === account)
  if (!known) throw new Refusal('report.no-account', {}, { field: 'account' })
  const of = { companyId: actor.companyId, withCosts: actor.can('view biaya') }
  const sums = await sumsWithout(tx, actor, { projectId: null, ranges: [span], apart: ['year_closing'] })
  const whole = gainedIn(sums, 1).find((one) => one.account === account)?.gained[0] ?? 0n
  const moved = await profitOfProjects(tx, { ...of, account }, span)
  const names = await projectNames(
    tx,
    actor.companyId,
    moved.map(({ projectId }) => projectId),
  )
  const projects = moved
    .map(({ projectId, debit, credit }) => ({
      id: projectId,
      name: names.get(projectId) ?? '',
      gained: credit - debit,
    }))
    .filter(({ gained }) => gained !== 0n)
    .toSorted((a, b) => Number(size(b.gained) - size(a.gained)))
  const rest = projects.reduce((left, { gained }) => left - gained, whole)
  const all = [...projects, ...(rest === 0n ? [] : [{ id: null, name: 'Tanpa proyek', gained: rest }])]
  const counted = await countEntries(tx, {
    ...{ ...of, ...span, account, projectId: null, withoutClosing: true, most: COUNTED },
  })
  const told = all.map(({ id, name, gained }) => ({ id, name, amount: String(gained) }))
  return { name: known.name, projects: told, ...counted }
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount)
