import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { wasTouched } from '#kit/import/touched.ts'

/** 'diimpor dari berkas lama.xlsx baris 2–9': every piece says other rows, all say the same file. */
export function fileSaid(actor: Actor): string {
  return (actor.note ?? 'diimpor').replace(/ baris [\d–]+$/, '').slice(0, 300)
}

/** Tells whether a draft came from a file that is done with: what a later one brings is a draft of its own. */
export async function isOfEarlierFile(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from import_run r join import_row l on l.run_id = r.id and l.result_id = ${id}
      where r.company_id = ${actor.companyId} and r.created_by = ${actor.userId} and r.finished_at is not null
    ) as is
  `.execute(tables(tx))
  return rows[0]?.is ?? false
}

/** A draft that is to be taken back, or nothing when it went already; every other failure stays one. */
export function unlessGone<T>(draft: Promise<T>): Promise<T | undefined> {
  return draft.catch((error: unknown) => {
    if (error instanceof NotFound) return undefined
    throw error
  })
}

/** Refuses to take back a draft that was handed on, or that somebody touched since it came from a file. */
export async function expectUntouched(
  tx: Tx,
  actor: Actor,
  draft: { readonly subject: string; readonly id: string; readonly state: string },
): Promise<void> {
  const isTouched = draft.state !== 'draft' || (await wasTouched(tx, actor, draft.subject, draft.id))
  if (isTouched) throw new Refusal('import.changed-since')
}
