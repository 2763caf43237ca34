import { ZERO } from '#ground/money.ts'
import { countAttempt } from '#kit/access/rate-limit.ts'
import { Stranger } from '#kit/http/failures.ts'
import { file, serveOpen, type Served } from '#kit/http/serve.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { previewTemplate } from '#modules/company/templates/contract.ts'
import { checkContent, dressFrom, kindOf } from '#modules/company/templates/face.ts'

// A paper costs a tenth of a second of the one press that all share.
const PREVIEWS = { name: 'template.preview', most: 120, seconds: 300 }

/** Presses an example of a kind in a look that need not be saved. */
export const previewRoute: Served = serveOpen(previewTemplate, async ({ db, actor, asked }) => {
  if (!actor) throw new Stranger()
  await countAttempt(db.read, PREVIEWS, actor.userId)
  const { kind: id, ...content } = asked
  const kind = kindOf(id)
  await checkContent(db.read, actor, kind, content)
  const letterhead = await issuerOf(db.read, actor.companyId, {
    docType: id,
    amount: ZERO,
    bankAccountId: content.bankAccountId,
    dress: dressFrom(id, content),
  })
  const body = await makePdf(kind.example({ letterhead, printed: printedNow(actor) }, content))
  return file({ name: `Contoh ${kind.name}.pdf`, type: 'application/pdf', body, inline: true })
})
