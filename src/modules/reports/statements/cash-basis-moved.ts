import { sql, type RawBuilder } from 'kysely'
import { isCashLine } from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'

const entry = sql`e.id, e.entry_date, e.source_kind, e.source_id, e.reverses_id is not null as is_mirror`
const settlesApart = sql`('advance-use', 'purchase-advance-use')`
const onGiro = sql`l.account_code in (${accounts.giroReceived}, ${accounts.giroGiven})`

/** Where the entries come from that money tells: those of the columns `asked`, and what is read beside them. */
export interface MovedMoney {
  /** Rows of `moved`: (at, id, entry_date, source_kind, source_id, is_mirror). */
  readonly moved: RawBuilder<unknown>
  /** Which of their lines are told one by one. */
  readonly areTold: RawBuilder<unknown>
  /** What is told as the journal keeps it by the day: (at, on_day, entry_id, account_code, project_id, flow); ends in 'union all'. */
  readonly kept: RawBuilder<unknown>
}

/** Tells of every entry that moved cash or settled without it. */
export function everyEntry(companyId: string): MovedMoney {
  const moved = sql`
    select a.at, ${entry}
    from asked a join journal_entry e on e.company_id = ${companyId} and e.entry_date between a.first and a.last
    where e.source_kind <> 'opening-balance' and (e.source_kind in ${settlesApart}
      or exists (select 1 from journal_line l where l.entry_id = e.id and (${isCashLine} or ${onGiro})))`
  return { moved, areTold: sql`true`, kept: sql`` }
}

/** Tells the same as sums: of what moved cash the sums by day, so that only entries that settle otherwise, pay wages or mirror are read. */
export function sumsByDay(companyId: string): MovedMoney {
  const within = sql`e.company_id = ${companyId} and e.entry_date between a.first and a.last`
  const moved = sql`
    select a.at, ${entry} from asked a join journal_entry e on ${within}
    where e.source_kind in ('advance-use', 'purchase-advance-use', 'payroll-payment', 'wage-payment')
    union
    select a.at, ${entry} from asked a join journal_entry e on ${within} where e.reverses_id is not null
    union
    select a.at, ${entry} from asked a
    join journal_line l on l.company_id = ${companyId} and l.entry_date between a.first and a.last and ${onGiro}
    join journal_entry e on e.id = l.entry_id where e.source_kind <> 'opening-balance'`
  const areTold = sql`
    not exists (select 1 from journal_line l where l.entry_id = m.id and ${isCashLine})
    and (m.source_kind in ${settlesApart} or exists (select 1 from journal_line l where l.entry_id = m.id and ${onGiro}))`
  const kept = sql`
    select a.at, k.entry_date, null::uuid, k.account_code, null::uuid, k.flow::numeric
    from asked a join cash_day k on k.company_id = ${companyId} and k.entry_date between a.first and a.last
    union all`
  return { moved, areTold, kept }
}
