import { money, sum } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileBytes } from '#kit/files/see-file.ts'
import { filesOfOwner } from '#kit/files/store.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { paperPhoto } from '#kit/paper/photo.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { customerOf, placesOf } from '#modules/parties/face.ts'
import { openOfCustomer } from '../invoices/open-invoice.ts'
import { seeCustomer } from '../see-customer.ts'
import { latestSent, linesUnderWay } from '../statement/progress-store.ts'
import type { ProgressData } from './data.ts'
import type { PressedPaper } from './pressed.ts'
import { progressPaper } from './progress-report.ts'

const MOST_PHOTOS = 6

/** How far a customer's orders are today, what was sent in pictures, and what is open, as PDF. No cost, no note of ours. */
export async function pressedProgress(tx: Tx, actor: Actor, { id }: { readonly id: string }): Promise<PressedPaper> {
  const data = await progressOf(tx, actor, id)
  const title = `Kabar order ${data.customer.name}`
  return { title, name: `${title}.pdf`, content: await makePdf(progressPaper(data)) }
}

/** What it says. */
export async function progressOf(tx: Tx, actor: Actor, id: string): Promise<ProgressData> {
  await seeCustomer(tx, actor, id)
  const { name, npwp, phone } = await customerOf(tx, actor.companyId, id)
  const places = await placesOf(tx, actor.companyId, id)
  const invoices = await openOfCustomer(tx, actor, id)
  const total = sum(invoices.map((row) => money(row.openDue)))
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'kabar order', amount: total }),
    printed: printedNow(actor),
    date: today(actor),
    customer: { name, address: places.billing, npwp, contact: places.contactName, phone },
    lines: await linesUnderWay(tx, actor, id),
    invoices: invoices.map((row) => ({
      number: row.label,
      date: row.date,
      dueDate: row.dueDate,
      total: row.total,
      open: row.openDue,
    })),
    total,
    photos: await photosOf(tx, actor, id),
  }
}

/** The newest photos of what was sent; what was marked as ours alone stays with us. */
async function photosOf(tx: Tx, actor: Actor, customerId: string): Promise<ProgressData['photos']> {
  const photos: { number: string; date: string; picture: Uint8Array }[] = []
  for (const { id, number, date } of await latestSent(tx, actor, customerId)) {
    const files = await filesOfOwner(tx, { companyId: actor.companyId, subject: 'surat-jalan', ownerId: id })
    for (const { id: fileId, slot, type, isPrivate } of files) {
      if (photos.length === MOST_PHOTOS) return photos
      if (slot !== '' || isPrivate || !type.startsWith('image/')) continue
      const kept = await fileBytes(tx, actor.companyId, fileId)
      if (kept) photos.push({ number, date, picture: await paperPhoto(kept.bytes) })
    }
  }
  return photos
}
