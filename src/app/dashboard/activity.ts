import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { maySee } from '#kit/files/owners.ts'
import { latestActs, type LatestAct } from '#kit/history/latest.ts'
import { namedThings, type NamedThing, type ThingKind } from './activity-store.ts'
import type { Activity } from './contract.ts'

interface Kind {
  readonly word: string
  readonly permission: string
  /** Its word for files and comments: who may see the record. */
  readonly subject: string
  readonly to: (thing: NamedThing) => string
}

const kinds: Readonly<Record<ThingKind, Kind>> = {
  order: { word: 'order', permission: 'view order', subject: 'order', to: ({ id }) => `/order/detail/${id}` },
  delivery: {
    word: 'surat jalan',
    permission: 'view order',
    subject: 'surat-jalan',
    to: ({ id, orderId }) => `/order/surat-jalan/${orderId}?dokumen=${id}`,
  },
  invoice: {
    word: 'invoice',
    permission: 'view order',
    subject: 'invoice',
    to: ({ id, orderId }) => (orderId === null ? '/order/?jenis=invoice' : `/order/invoice/${orderId}?dokumen=${id}`),
  },
  customer: {
    word: 'pelanggan',
    permission: 'view pelanggan',
    subject: 'pelanggan',
    to: ({ id }) => `/pelanggan/detail/${id}`,
  },
  supplier: {
    word: 'supplier',
    permission: 'view supplier',
    subject: 'supplier',
    to: ({ id }) => `/supplier/detail/${id}`,
  },
  'purchase-order': {
    word: 'pembelian',
    permission: 'view pembelian-barang',
    subject: 'pembelian',
    to: ({ id }) => `/pembelian-barang/detail/${id}`,
  },
  'purchase-request': {
    word: 'permintaan',
    permission: 'view pembelian-barang',
    subject: 'permintaan',
    to: ({ id }) => `/pembelian-barang/detail/${id}`,
  },
}

const MOST = 10
/** Of these some are another's to see, and some are gone. */
const LOOKED_AT = 60

/** Aktivitas terbaru: the last acts on what this person may see, one for each thing; what was done, never for how much. */
export async function activityOf(tx: Tx, actor: Actor): Promise<readonly Activity[]> {
  const subjects = (Object.keys(kinds) as ThingKind[]).filter((kind) => actor.can(kinds[kind].permission))
  if (subjects.length === 0) return []
  const acts = await latestActs(tx, actor.companyId, { subjects, most: LOOKED_AT })
  const named = await namesOf(tx, actor, acts)
  const shown: Activity[] = []
  for (const { id, at, by, act, subject, subjectId } of acts) {
    const thing = named.get(subjectId)
    // Safe: only these kinds were asked for.
    const kind = kinds[subject as ThingKind]
    if (!thing || !(await isTheirs(tx, actor, kind, subjectId))) continue
    shown.push({ id, at, by, act, what: kind.word, name: thing.name, to: kind.to(thing) })
    if (shown.length === MOST) break
  }
  return shown
}

async function namesOf(tx: Tx, actor: Actor, acts: readonly LatestAct[]): Promise<Map<string, NamedThing>> {
  const byKind = Map.groupBy(acts, (act) => act.subject as ThingKind)
  const named = await Promise.all(
    [...byKind].map(([kind, those]) =>
      namedThings(
        tx,
        actor.companyId,
        kind,
        those.map((act) => act.subjectId),
      ),
    ),
  )
  return new Map(named.flat().map((thing) => [thing.id, thing]))
}

// Whoever sees all rows needs no look at each.
function isTheirs(tx: Tx, actor: Actor, kind: Kind, id: string): Promise<boolean> | boolean {
  const { warehouses, projects, ownOnly } = actor.scope
  if (warehouses === 'all' && projects === 'all' && !ownOnly) return true
  return maySee(tx, actor, kind.subject, id)
}
