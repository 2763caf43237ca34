import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { letterKind, signingLetter } from '#kit/paper/links/letter-kind.ts'
import { registerSharedPaper, type Standing } from '#kit/paper/links/shared-papers.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import { pressedPaper } from '#modules/warehouse/papers/pressed.ts'
import { openTransfer } from '#modules/warehouse/transfers/open-transfer.ts'
import { SIGNING, transfer } from '#modules/warehouse/transfers/transfer.ts'

/** Lets whoever takes the goods of a transfer sign for them through the QR on its surat jalan. */
export function shareTransfers(): void {
  registerSharedPaper(SIGNING, {
    subject: transfer.name,
    letter: letterKind('Tanda terima transfer', 'penerima', {
      number: 'TRF-2611-0007',
      usual: signingLetter('penerima'),
    }),
    permission: 'create stock',
    standing,
    press: (tx, actor, id) => pressedPaper(tx, actor, { kind: 'transfer', id }),
    sender: async (tx, companyId) => (await letterheadOf(tx, companyId)).fullName,
    asks: { files: transfer.files, touches: ['transfers', 'files', 'history'] },
  })
}

async function standing(tx: Tx, actor: Actor, id: string): Promise<Standing> {
  const { number, status, toName } = await openTransfer(tx, actor, id)
  // Goods that have not left are signed for by nobody.
  if (!number) throw new NotFound()
  const title = `Surat jalan ${number}`
  return { title, isVoid: status === 'void', name: toName, phone: null, known: { nomor: number } }
}
