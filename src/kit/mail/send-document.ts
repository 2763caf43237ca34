import type { Tx } from '#kit/db/tx.ts'
import { composeMail } from '#kit/mail/layout.ts'
import { queueMail } from '#kit/mail/outbox.ts'

/** A paper on its way to a customer or supplier. */
export interface DocumentMail {
  readonly to: string
  readonly toName?: string
  readonly replyTo?: string | undefined
  readonly senderName?: string | undefined
  /** Our company's name: the letterhead of the mail. */
  readonly company: string
  /** 'Invoice INV-2611-0017'. */
  readonly title: string
  /** Absent: the paper and the company. */
  readonly subject?: string | undefined
  /** What the sender wrote; line breaks are kept. */
  readonly message: string
  readonly facts?: readonly (readonly [string, string])[]
  readonly pdf: { readonly name: string; readonly content: Buffer }
}

/** Queues a document as a PDF with a short letter. Gives the mail's id. */
export async function sendDocument(tx: Tx, document: DocumentMail): Promise<string> {
  const body = composeMail({
    sender: document.company,
    preview: `${document.title} dari ${document.company}`,
    title: document.title,
    blocks: [
      { kind: 'text', text: document.message },
      ...(document.facts?.length ? [{ kind: 'facts' as const, rows: document.facts }] : []),
      { kind: 'note', text: `Dokumen terlampir: ${document.pdf.name}` },
    ],
    reason: `Email ini dikirim oleh ${document.company}.`,
  })
  return queueMail(tx, {
    ...body,
    to: document.to,
    toName: document.toName,
    replyTo: document.replyTo,
    senderName: document.senderName,
    subject: document.subject ?? `${document.title} – ${document.company}`,
    attachments: [{ name: document.pdf.name, type: 'application/pdf', content: document.pdf.content }],
  })
}
