import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link is signed over: change any of it, and the signature is another. */
export interface SignedLink {
  readonly id: string
  readonly companyId: string
  readonly kind: string
  readonly documentId: string
  readonly copy: object
  /** ISO instant. */
  readonly expiresAt: string
}

const ID_BYTES = 16
const SIGNATURE_BYTES = 24

/** Writes the end of a link's address: its id and the signature over what it opens and until when. */
export function linkToken(secret: Buffer, link: SignedLink): string {
  return Buffer.concat([Buffer.from(link.id.replaceAll('-', ''), 'hex'), signature(secret, link)]).toString('base64url')
}

/** The id a token speaks of, before anything is believed; nothing for what cannot be a token. */
export function idInToken(token: string): string | undefined {
  if (!/^[\w-]{54}$/.test(token)) return undefined
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Tells whether a token is the one that was made for this link. */
export function isSignedBy(secret: Buffer, link: SignedLink, token: string): boolean {
  const bytes = Buffer.from(token, 'base64url')
  // Another spelling of the same bytes is another link.
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return false
  return timingSafeEqual(bytes.subarray(ID_BYTES), signature(secret, link))
}

function signature(secret: Buffer, link: SignedLink): Buffer {
  const { id, companyId, kind, documentId, copy, expiresAt } = link
  const parts = Object.entries(copy).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify(['paper-link', id, companyId, kind, documentId, parts, expiresAt])
  return createHmac('sha256', secret).update(text).digest().subarray(0, SIGNATURE_BYTES)
}
