import {
  forgetTrash,
  MOST_TRASHED,
  restoreArchived,
  restoreTrash,
  openTrash,
  type TrashedThing,
} from '#app/website/trash-contract.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { archivedRows } from '#kit/record/archived.ts'
import { mastersOf } from '#kit/record/known.ts'
import { restoreRecord } from '#kit/record/verbs.ts'
import { outOfTrash, purgeTrash, TRASH_DAYS, trashOf } from '#kit/trash/trash.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The doors of the trash: what was removed or archived anywhere, in one list. */
export const trashRoutes: readonly Served[] = [
  serve(openTrash, async ({ tx, actor, asked }) => {
    const wanted = { search: asked.q, most: MOST_TRASHED }
    const removed = asked.from === 'archive' ? [] : await removedThings(tx, actor, wanted)
    // What is archived is put in order by whoever looks after the settings.
    const isArchiveHidden = asked.from === 'trash' || !actor.permissions.has('view pengaturan-website')
    const archived = isArchiveHidden ? [] : await archivedThings(tx, actor, wanted)
    return [...removed, ...archived].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MOST_TRASHED)
  }),
  serve(restoreTrash, async ({ tx, actor, asked }) => {
    const { subject, rowId } = await outOfTrash(tx, actor, asked.id)
    await told(tx, actor, 'restore', subject)
    return { id: rowId }
  }),
  serve(forgetTrash, async ({ tx, actor, asked }) => {
    const { kind, title } = await purgeTrash(tx, actor, asked.id)
    await told(tx, actor, 'purge', `${kind} ${title}`)
    return { title }
  }),
  serve(restoreArchived, async ({ tx, actor, asked }) => {
    const known = mastersOf(actor).find(({ master }) => master.name === asked.subject)
    if (!known) throw new NotFound()
    await restoreRecord(tx, actor, known.master, { id: asked.id, version: asked.version })
    await told(tx, actor, 'restore', known.master.title)
    return { id: asked.id }
  }),
]

async function told(tx: Tx, actor: Actor, act: 'restore' | 'purge', what: string): Promise<void> {
  await recordHistory(tx, actor, { subject: 'trash', id: actor.companyId, act, reason: what })
}

interface Wanted {
  readonly search: string | null
  readonly most: number
}

async function removedThings(tx: Tx, actor: Actor, wanted: Wanted): Promise<TrashedThing[]> {
  return (await trashOf(tx, actor, wanted)).map(({ id, subject, kind, title, removedAt, removedBy }) => ({
    from: 'trash',
    id,
    subject,
    version: 0,
    kind,
    title,
    at: removedAt,
    by: removedBy,
    until: new Date(Date.parse(removedAt) + TRASH_DAYS * DAY_MS).toISOString(),
  }))
}

async function archivedThings(tx: Tx, actor: Actor, wanted: Wanted): Promise<TrashedThing[]> {
  const all: TrashedThing[] = []
  for (const { master } of mastersOf(actor)) {
    const rows = await archivedRows(tx, actor, master, wanted)
    all.push(
      ...rows.map(({ id, version, title, at, by }) => ({
        from: 'archive' as const,
        id,
        subject: master.name,
        version,
        kind: master.title,
        title,
        at,
        by: by ?? '',
        until: null,
      })),
    )
  }
  return all
}
