import type { Letterhead } from '#kit/paper/letterhead.ts'
import type { SignatureBox } from '#kit/paper/pieces.ts'

/** Our own signature: who may sign for the company, under a heading. */
export function ourBox(above: string, { signatory }: Letterhead): SignatureBox {
  return { above, name: signatory?.name ?? '', role: signatory?.role ?? '' }
}
