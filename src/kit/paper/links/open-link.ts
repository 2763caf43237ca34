import { recordHistory } from '#kit/history/history.ts'
import { TooOften } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import { givenAnswer } from './answers/answer.ts'
import { answeredPage, answerPage } from './answers/answer-page.ts'
import { judgeLink, type Opened, type Opening, type Shut } from './judge-link.ts'
import { endedPage, gonePage, linkHeaders, notFoundPage, paperPage, tooOftenPage } from './link-page.ts'
import { countOpening } from './store.ts'

/**
 * Shows whose paper it is, with a button that opens it, and where it is asked for the form to sign that it came; a preview
 * made by a messenger stops here and counts as nothing.
 */
export async function openLink(call: Opening): Promise<FileReply> {
  return answered(call, async ({ link, paper, sender, standing }) => {
    const at = `/d/${call.asked.token}`
    const { expiresAt, zone, documentId } = link
    const of = { sender, title: standing.title, href: `${at}/dokumen.pdf`, expiresAt, zone }
    if (!paper.asks) return paperPage(of)
    const given = await givenAnswer(call.db.read, documentId)
    return given ? answeredPage({ ...of, answer: given.answer }) : answerPage(of)
  })
}

/** Gives the paper as it is now, and writes down that it was opened. */
export async function openLinkedPaper(call: Opening): Promise<FileReply> {
  return answered(call, async ({ link, paper, guest }) => {
    const { name, content } = await paper.press(call.db.read, guest, link.documentId, link.copy)
    await call.db.withTx(async (tx) => {
      await countOpening(tx, link.id)
      const { subject } = paper
      await recordHistory(tx, guest, { subject, id: link.documentId, act: 'open-link' })
    })
    return file({ name, type: 'application/pdf', body: content, inline: true, headers: linkHeaders })
  })
}

async function answered(call: Opening, reply: (opened: Opened) => Promise<FileReply>): Promise<FileReply> {
  try {
    const judged = await judgeLink(call)
    return 'shut' in judged ? shutPage(call, judged) : await reply(judged)
  } catch (error) {
    if (error instanceof NotFound) return page(call, 410, gonePage('pengirim'))
    if (error instanceof TooOften) return page(call, 429, tooOftenPage())
    throw error
  }
}

function shutPage(call: Opening, { shut, sender }: Shut): FileReply {
  if (shut === 'unknown') return page(call, 404, notFoundPage())
  return page(call, 410, shut === 'ended' ? endedPage(sender) : gonePage(sender))
}

function page({ caller }: Opening, status: number, reply: FileReply): FileReply {
  caller.status(status)
  return reply
}
