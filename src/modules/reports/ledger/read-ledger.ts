import { addDays, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import {
  accountSums,
  ledgerBefore,
  ledgerLines,
  ledgerUpTo,
  partyNamed,
  postableAccounts,
  type LedgerAsked,
  type LedgerLine,
} from '#modules/journal/face.ts'
import { projectNamed } from '#modules/projects/face.ts'
import { bookYearBegin } from '#modules/company/companies/face.ts'
import { refuseNarrowed, spanOf } from '../statements/make-report.ts'
import type * as contract from './contract.ts'
import type { Ledger } from './contract.ts'

/** Lines of one page. */
const PAGE = 200

/** Shows the lines of an account between two days, each with the balance after it. */
export async function readLedger(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.ledger>,
  most = PAGE,
): Promise<Ledger> {
  const withoutProject = asked.projectId === 'tanpa'
  const projectId = asked.projectId === undefined || asked.projectId === 'tanpa' ? null : asked.projectId
  refuseNarrowed(actor, projectId)
  const { from, to } = spanOf(actor, asked, await bookYearBegin(tx, actor.companyId))
  const { account } = asked
  const known = (await postableAccounts(tx, actor.companyId)).find(({ code }) => code === account)
  if (!known) throw new Refusal('report.no-account', {}, { field: 'account' })
  const ofProject = projectId === null ? null : await projectNamed(tx, actor, projectId)
  const projectName = withoutProject ? 'Tanpa proyek' : ofProject
  const withCosts = actor.can('view biaya')
  const of = { companyId: actor.companyId, projectId, withCosts }
  const byPerson = actor.can('view gaji')
  const partyId = asked.partyId ?? null
  const partyName =
    partyId === null ? null : await partyNamed(tx, actor.companyId, { id: partyId, withPeople: byPerson })
  const wanted: LedgerAsked = {
    ...of,
    withoutProject,
    withoutClosing: asked.closing === 'tanpa',
    partyId,
    byPerson,
    account,
    from,
    to,
    after: placeIn(asked.after),
    most: most + 1,
  }

  const opening = (await standsBefore(tx, wanted)) + (await ledgerUpTo(tx, wanted))
  const found = await ledgerLines(tx, wanted)
  const lines = found.slice(0, most)
  const rows = withBalances(opening, lines)
  const last = found.length > most ? lines.at(-1) : undefined
  return {
    ...{ account, name: known.name, from, to, projectName, opening: String(opening), rows },
    partyName,
    closing: rows.at(-1)?.balance ?? String(opening),
    next: last ? `${last.date}_${last.entryId}_${last.lineNo}` : null,
  }
}

async function standsBefore(tx: Tx, wanted: LedgerAsked): Promise<bigint> {
  if (wanted.partyId || wanted.withoutProject) return ledgerBefore(tx, wanted)
  const sums = await accountSums(tx, wanted, [{ from: null, to: addDays(wanted.from, -1) }])
  const before = sums.find((sum) => sum.account === wanted.account)
  return before ? before.debit - before.credit : 0n
}

function withBalances(opening: bigint, lines: readonly LedgerLine[]): Ledger['rows'] {
  let balance = opening
  return lines.map((line) => {
    balance += line.debit - line.credit
    const { date, entryNumber, sourceNumber, sourceKind, sourceId, projectName } = line
    return {
      ...{ id: `${line.entryId}-${line.lineNo}`, date, entryNumber, sourceNumber, sourceKind, sourceId, projectName },
      memo: [line.memo, line.lineMemo].filter(Boolean).join(' · '),
      ...{ debit: String(line.debit), credit: String(line.credit), balance: String(balance) },
    }
  })
}

function placeIn(after: string | undefined): LedgerAsked['after'] {
  if (after === undefined) return null
  const [date = '', entryId = '', lineNo = ''] = after.split('_')
  return { date: date as Day, entryId, lineNo: Number(lineNo) }
}
