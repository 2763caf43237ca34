import { Refusal } from '#ground/refusal.ts'

/** The one stored state of a posting document; everything else people see is derived. */
export type DocumentState = 'draft' | 'pending_approval' | 'posted' | 'void'

/** The states as people read them. */
export const stateWords: Readonly<Record<DocumentState, string>> = {
  draft: 'Draf',
  pending_approval: 'Menunggu persetujuan',
  posted: 'Diposting',
  void: 'Dibatalkan',
}

/** Refuses an act on a document that is not in one of the given states. */
export function expectState(
  row: { readonly state: DocumentState; readonly number?: string | null },
  ...allowed: readonly DocumentState[]
): void {
  if (allowed.includes(row.state)) return
  throw new Refusal('document.wrong-state', { number: row.number ?? '', state: row.state, needs: allowed.join(',') })
}
