import { zoneLabel, type Zone } from '#ground/day.ts'
import { instantFormat } from '#ground/format.ts'
import type { Tx } from '#kit/db/tx.ts'
import { slotsOf } from '#kit/files/of-owner.ts'
import { fileBytes } from '#kit/files/see-file.ts'
import type { PaperAnswer } from './links/contract.ts'
import { pictureText } from './letterhead.ts'
import { paperLogo } from './logo.ts'
import type { SignatureBox } from './pieces.ts'

/** What somebody signed through the QR on a paper, with the picture of the signature where it is printed. */
export interface SignedByPhone extends Pick<PaperAnswer, 'by' | 'as' | 'isComplete' | 'note' | 'signedAt'> {
  readonly signature: Uint8Array | null
}

const PICTURE = 'lewat-qr'

/** Reads what was signed through the QR of a document, to print it. `subject` is that of its files. */
export async function signedByPhone(
  tx: Tx,
  of: { readonly companyId: string; readonly subject: string; readonly ownerId: string },
  answer: PaperAnswer | null,
): Promise<SignedByPhone | null> {
  if (!answer) return null
  const drawn = (await slotsOf(tx, of)).get('qr-tanda-tangan')
  const kept = drawn === undefined ? undefined : await fileBytes(tx, of.companyId, drawn)
  const { by, as, isComplete, note, signedAt } = answer
  return { by, as, isComplete, note, signedAt, signature: kept ? await paperLogo(kept.bytes) : null }
}

/** Fills the place to sign of who signed through the QR; any other place stays as it is. */
export function placeSigned(
  box: SignatureBox,
  as: PaperAnswer['as'],
  { signed, zone }: { readonly signed: SignedByPhone | null; readonly zone: Zone },
): SignatureBox {
  if (signed?.as !== as) return box
  const role = `${instantFormat(zone, signed.signedAt)} ${zoneLabel(zone)}`
  return { above: box.above, name: signed.by, role, ...(signed.signature && { pictures: [PICTURE] }) }
}

/** The picture of that signature among those of a paper. */
export function signedPictures(signed: SignedByPhone | null): Readonly<Record<string, string>> {
  return signed?.signature ? { [PICTURE]: pictureText(signed.signature) } : {}
}

/** What who signed through the QR said of the goods, or '' while it was nothing. */
export function signedRemark(signed: SignedByPhone | null): string {
  if (!signed || (signed.isComplete && !signed.note)) return ''
  const said = signed.isComplete ? '' : 'ada yang kurang atau rusak'
  return `${signed.by} (${signed.as}, lewat QR): ${[said, signed.note].filter(Boolean).join('; ')}`
}
