import { sql, type RawBuilder } from 'kysely'
import { instantText } from '#kit/db/json-rows.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { PaperAnswer } from '../contract.ts'

/** What is signed, with the device's own key: the same key again is the same answer. */
export interface AnswerToKeep {
  readonly documentId: string
  readonly companyId: string
  readonly subject: string
  readonly linkId: string
  readonly key: string
  readonly by: string
  readonly as: 'penerima' | 'sopir'
  readonly isComplete: boolean
  readonly note: string | null
  readonly place: { readonly lat: string; readonly lng: string } | null
  readonly signatureId: string
  readonly photoIds: readonly string[]
  readonly secondsAgo: number
}

const told = sql`json_build_object('by', a.signed_by, 'as', a.signed_as, 'isComplete', a.is_complete, 'note', a.note,
  'place', case when a.lat is not null then json_build_object('lat', a.lat::text, 'lng', a.lng::text) end,
  'signature', a.signature_id, 'photos', a.photo_ids, 'signedAt', ${instantText('a.signed_at')}, 'sentAt', ${instantText('a.sent_at')})`

/** The answer to a paper of each row, as a column: whoever may see the document may see who signed for it. */
export function answerTo(documentId: RawBuilder<unknown>): RawBuilder<PaperAnswer | null> {
  return sql`(select ${told} from paper_answer a where a.document_id = ${documentId})`
}

/** The answer to one document, with the key of the device it came from. */
export async function givenAnswer(
  tx: Tx,
  documentId: string,
): Promise<{ readonly key: string; readonly answer: PaperAnswer } | undefined> {
  const { rows } = await sql<{ key: string; answer: PaperAnswer }>`
    select a.sender_key as key, ${told} as answer from paper_answer a where a.document_id = ${documentId}
  `.execute(tables(tx))
  return rows[0]
}

/** Keeps an answer unless there is one already; of two at once the second waits and is told false. */
export async function insertAnswer(tx: Tx, answer: AnswerToKeep): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into paper_answer (document_id, company_id, subject, link_id, sender_key, signed_by, signed_as, is_complete, note,
      lat, lng, signature_id, photo_ids, signed_at)
    values (${answer.documentId}, ${answer.companyId}, ${answer.subject}, ${answer.linkId}, ${answer.key}, ${answer.by},
      ${answer.as}, ${answer.isComplete}, ${answer.note}, ${answer.place?.lat ?? null}, ${answer.place?.lng ?? null},
      ${answer.signatureId}, ${[...answer.photoIds]}::uuid[], now() - make_interval(secs => ${answer.secondsAgo}))
    on conflict (document_id) do nothing
  `.execute(tables(tx))
  return numAffectedRows === 1n
}
