import { sql, type RawBuilder } from 'kysely'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Short, ShortRow } from '#kit/list/short-door.ts'
import { changeStates, type ChangeState } from './changes/contract.ts'
import { guaranteeKinds, type GuaranteeKind } from './guarantee/contract.ts'
import { seesPrices } from './prices.ts'
import { subcontractPage } from './subcontract/page.ts'

/** Changes of contracts, handovers and guarantees for the search over everything: by their numbers and words. */
export function foundOfContracts(actor: Actor): Short[] {
  const project = (column: string) => sql`(select p.name from project p where p.id = ${sql.ref(column)})`
  return [
    {
      title: 'Perubahan kontrak (CCO)',
      ...from(actor, { table: sql`change_order c`, alias: 'c', project: 'c.project_id' }),
      order: sql`c.change_date desc, c.id`,
      number: sql.ref('c.code'),
      picked: {
        ...{ code: sql.ref('c.code'), project: project('c.project_id'), state: sql.ref('c.state') },
        ...{ reason: sql.ref('c.reason'), at: sql`c.project_id::text` },
        amount: seesPrices(actor) ? sql`c.net::text` : sql`null::text`,
      },
      hit: (row) => ({
        title: row['code'] ?? '',
        about: told(row['project'], row['reason'], changeStates[row['state'] as ChangeState]),
        ...{ amount: row['amount'] ?? null, to: `${partOf(row, 'cco')}&dokumen=${row.id}` },
      }),
    },
    {
      title: 'BAST',
      ...from(actor, {
        ...{ table: sql`(select h.*, h.project_id as id from handover h) h`, alias: 'h', project: 'h.project_id' },
      }),
      order: sql`h.first_on desc, h.project_id`,
      picked: {
        ...{ first: sql.ref('h.first_number'), final: sql.ref('h.final_number'), project: project('h.project_id') },
        ...{ day: sql`coalesce(h.final_on, h.first_on)`, at: sql`h.project_id::text` },
      },
      hit: (row) => ({
        title: row['final'] ?? row['first'] ?? '',
        about: told(row['final'] ? 'BAST-2' : 'BAST-1', row['project'], onDay(row)),
        ...{ amount: null, to: partOf(row, 'termin') },
      }),
    },
    {
      title: 'Jaminan',
      ...from(actor, { table: sql`guarantee g`, alias: 'g', project: 'g.project_id' }),
      order: sql`g.valid_from desc, g.id`,
      number: sql.ref('g.number'),
      picked: {
        ...{ number: sql.ref('g.number'), kind: sql.ref('g.kind'), issuer: sql.ref('g.issuer') },
        ...{ project: project('g.project_id'), amount: sql`g.amount::text`, at: sql`g.project_id::text` },
      },
      hit: (row) => ({
        title: row['number'] ?? '',
        about: told(guaranteeKinds[row['kind'] as GuaranteeKind], row['issuer'], row['project']),
        ...{ amount: row['amount'] ?? null, to: `${partOf(row, 'jaminan')}&dokumen=${row.id}` },
      }),
    },
  ]
}

/** What is measured and changed of subcontracts, by number and words; for who sees costs. */
export function foundOfSubcontracts(actor: Actor): Short[] {
  const of = (what: {
    readonly title: string
    readonly table: string
    readonly day: string
    readonly said: string
  }) => {
    const [day, amount] = [sql.ref(`w.${what.day}`), what.table === 'subcontract_opname' ? sql`w.gross` : sql`w.net`]
    return {
      title: what.title,
      ...from(actor, {
        table: sql`${sql.table(what.table)} w join subcontract s on s.company_id = w.company_id and s.id = w.subcontract_id`,
        ...{ alias: 'w', project: 's.project_id' },
      }),
      order: sql`${day} desc, w.id`,
      number: sql.ref('w.number'),
      picked: {
        ...{ number: sql.ref('w.number'), day, amount: sql`${amount}::text` },
        ...{ spk: sql`s.id::text`, at: sql`s.project_id::text`, of: sql`coalesce(s.number, 'Draf SPK')` },
        supplier: sql`(select p.name from supplier p where p.id = s.supplier_id)`,
      },
      hit: (row: ShortRow) => ({
        title: row['number'] ?? `Draf ${what.said}`,
        about: told(row['supplier'], row['of'], onDay(row)),
        ...{ amount: row['amount'] ?? null, to: subcontractPage(row['at'] ?? '', row['spk'] ?? '') },
      }),
    } satisfies Short
  }
  return [
    of({ title: 'Opname subkon', table: 'subcontract_opname', day: 'opname_date', said: 'opname subkon' }),
    of({ title: 'Addendum SPK', table: 'subcontract_addendum', day: 'addendum_date', said: 'addendum SPK' }),
  ]
}

interface From {
  readonly table: RawBuilder<unknown>
  readonly alias: string
  readonly project: string
}

function from(actor: Actor, { table, alias, project }: From): Pick<Short, 'source'> {
  const company = sql.ref(`${alias}.company_id`)
  return {
    source: {
      ...{ from: table, alias, search: sql.ref(`${alias}.search`) },
      where: sql`${company} = ${actor.companyId} and ${scoped(actor, { project })}`,
    },
  }
}

const told = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const onDay = (row: ShortRow) => row['day'] && dayFormat(row['day'] as Day, 'short')
const partOf = (row: ShortRow, part: string) => `/daftar-proyek/detail/${row['at'] ?? ''}?bagian=${part}`
