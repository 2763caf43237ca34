import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { zDay, zId, zPositiveMoney } from '#kit/http/shapes.ts'
import { byTyped } from '#kit/import/master.ts'
import { keyText, type Importer, type Twin } from '#kit/import/importer.ts'
import { own } from '../store.ts'
import { openHeld, unopenHeld, type HeldBefore } from './held.ts'

/** What was held back of leaders with an SPK when the books began, from a file: one journal a day, paid out after the guarantee. */
export const heldOpeningImport: Importer = {
  name: 'saldo-awal-retensi-borongan',
  title: 'Saldo awal retensi borongan',
  home: '/management-karyawan/?tab=pekerja',
  permissions: ['approve slip-gaji', 'view gaji', 'view absensi'],
  touches: ['piece-crews', 'wages', 'journal'],
  examples: [
    { crewId: 'SPK-12', amount: '1.200.000', on: '01/11/2026' },
    { crewId: 'SPK-14', amount: '650.000', on: '01/11/2026' },
  ],
  columns: [
    {
      ...{ key: 'crewId', label: 'Regu', kind: 'text', isNeeded: true },
      alike: ['nama regu', 'spk', 'nomor spk', 'borongan', 'regu borongan'],
      lookUp: crewsCalled,
      instances: contractsOf,
    },
    {
      ...{ key: 'amount', label: 'Retensi', kind: 'money', isNeeded: true },
      alike: ['ditahan', 'sisa retensi', 'saldo', 'jumlah'],
    },
    { key: 'on', label: 'Tanggal', kind: 'day', isNeeded: true, alike: ['tgl', 'per tanggal', 'tanggal saldo'] },
  ],
  shape: z.strictObject({ crewId: zId, amount: zPositiveMoney, on: zDay }),
  keys: [{ column: 'crewId', label: 'regu', isUnique: true }],
  twins: async (tx, actor, _key, texts) => {
    const { rows } = await sql<Twin>`
      select o.crew_id::text as text, o.id, 'saldo awal ' || c.name as label
      from piece_retention_opening o join piece_crew c on c.company_id = o.company_id and c.id = o.crew_id
      where o.company_id = ${actor.companyId} and o.crew_id = any (${[...texts]}::uuid[]) and not o.is_void
    `.execute(own(tx))
    return rows
  },
  add: {
    most: 500,
    groupOf: (given) => String(given['on']),
    // Safe: the shape above has checked each.
    add: async (tx, actor, given) =>
      (await openHeld(tx, actor, given as unknown as readonly HeldBefore[])).map((id) => ({ id })),
  },
  takeBack: (tx, actor, { id }) => unopenHeld(tx, actor, id),
}

/** Finds crews by their SPK, or by a name that only one of them has. */
async function crewsCalled(tx: Tx, actor: Actor, texts: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(texts.map(keyText))]
  const within = seenBy(actor)
  const { rows } = await sql<{ text: string; id: string }>`
    select text, min(id::text) as id from (
      select lower(spk) as text, id from piece_crew where company_id = ${actor.companyId} and ${within}
      union select lower(name), id from piece_crew where company_id = ${actor.companyId} and ${within}
    ) each where text = any (${wanted}::text[]) group by 1 having count(distinct id) = 1
  `.execute(own(tx))
  return byTyped(texts, new Map(rows.map(({ text, id }) => [text, id])))
}

async function contractsOf(tx: Tx, actor: Actor): Promise<string[]> {
  const { rows } = await sql<{ spk: string }>`
    select spk from piece_crew where company_id = ${actor.companyId} and spk is not null and ${seenBy(actor)}
    group by spk having count(*) = 1 order by spk limit 3
  `.execute(own(tx))
  return rows.map(({ spk }) => spk)
}

function seenBy({ scope: { projects } }: Actor) {
  return projects === 'all' ? sql`true` : sql`project_id = any (${[...projects]}::uuid[])`
}
