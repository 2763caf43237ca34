import { letterKind } from '#kit/paper/links/letter-kind.ts'
import { registerSharedPaper } from '#kit/paper/links/shared-papers.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import { customerOf, placesOf } from '#modules/parties/face.ts'
import { ALBUM, seenAlbum } from './keep-album.ts'
import { pressedAlbum } from './press-album.ts'

/** Lets an album be opened by a link without an account: it, until its day, and nothing else of the project. */
export function shareAlbums(): void {
  registerSharedPaper('album-foto', {
    subject: ALBUM,
    letter: letterKind('Album foto', 'pelanggan'),
    permission: 'update dokumentasi-proyek',
    standing: async (tx, actor, id) => {
      const { album, project } = await seenAlbum(tx, actor, id)
      const { name, phone } = await customerOf(tx, actor.companyId, project.customerId)
      const { contactPhone } = await placesOf(tx, actor.companyId, project.customerId)
      return {
        title: `Album foto ${album.title}`,
        isVoid: false,
        name,
        phone: contactPhone ?? phone,
        known: { pelanggan: name },
      }
    },
    press: (tx, actor, id) => pressedAlbum(tx, actor, id),
    sender: async (tx, companyId) => (await letterheadOf(tx, companyId)).fullName,
  })
}
