import type { Actor } from '#kit/access/actor.ts'
import { addressOf, countAttempt, forgiveAttempt, type Limit } from '#kit/access/rate-limit.ts'
import { recordHistory } from '#kit/history/history.ts'
import { TooOften } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { file, type FileReply, type OpenCall } from '#kit/http/serve.ts'
import { endedPage, gonePage, linkHeaders, notFoundPage, paperPage, tooOftenPage } from './link-page.ts'
import { idInToken, isSignedBy } from './link-token.ts'
import { sharedPaper, type SharedPaper, type Standing } from './shared-papers.ts'
import { countOpening, linkRow, linkSecret, type LinkRow } from './store.ts'

type Opening = OpenCall<{ token: string }>

interface Opened {
  readonly link: LinkRow
  readonly paper: SharedPaper
  /** The company whose paper it is. */
  readonly sender: string
  readonly standing: Standing
  readonly guest: Actor
}

const WRONG: Limit = { name: 'paper-link.wrong', most: 20, seconds: 600 }
const ADDRESS: Limit = { name: 'paper-link.address', most: 120, seconds: 600 }
const ONE_LINK: Limit = { name: 'paper-link.one', most: 300, seconds: 3600 }

/** Shows whose paper it is, with a button that opens it; a preview made by a messenger stops here and counts as nothing. */
export async function openLink(call: Opening): Promise<FileReply> {
  return answered(call, async ({ link, sender, standing }) => {
    return paperPage({
      sender,
      title: standing.title,
      href: `/d/${call.asked.token}/dokumen.pdf`,
      expiresAt: link.expiresAt,
      zone: link.zone,
    })
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
  const { db, caller, asked } = call
  try {
    await countAttempt(db.read, ADDRESS, addressOf(caller.ip))
    const link = await heldLink(call)
    if (!link) return page(call, 404, notFoundPage())
    await countAttempt(db.read, ONE_LINK, link.id)
    const paper = sharedPaper(link.kind)
    const sender = await paper.sender(db.read, link.companyId)
    if (link.isOver || link.isRevoked) return page(call, 410, endedPage(sender))
    const guest = guestOf(link, asked.token)
    const standing = await standingOf(() => paper.standing(db.read, guest, link.documentId))
    if (!standing || standing.isVoid) return page(call, 410, gonePage(sender))
    return await reply({ link, paper, sender, standing, guest })
  } catch (error) {
    if (error instanceof NotFound) return page(call, 410, gonePage('pengirim'))
    if (error instanceof TooOften) return page(call, 429, tooOftenPage())
    throw error
  }
}

async function standingOf(ask: () => Promise<Standing>): Promise<Standing | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}

/** The link of a token that we signed; who guesses is counted before anything is compared. */
async function heldLink({ db, caller, asked }: Opening): Promise<LinkRow | undefined> {
  const who = addressOf(caller.ip)
  await countAttempt(db.read, WRONG, who)
  const id = idInToken(asked.token)
  const link = id && (await linkRow(db.read, id))
  if (!link || !isSignedBy(await linkSecret(db.read), link, asked.token)) return undefined
  await forgiveAttempt(db.read, WRONG, who)
  return link
}

function page({ caller }: Opening, status: number, reply: FileReply): FileReply {
  caller.status(status)
  return reply
}

/** Who opens a link: nobody we know, with no right but this paper. */
function guestOf(link: LinkRow, token: string): Actor {
  return {
    userId: '00000000-0000-0000-0000-000000000000',
    name: `Penerima tautan dari ${link.madeByName}`,
    email: '',
    sessionId: token.slice(0, 8),
    companyId: link.companyId,
    zone: link.zone,
    permissions: new Set(),
    scope: { companies: [link.companyId], warehouses: 'all', projects: 'all', ownOnly: false },
    via: 'link',
    can: () => false,
  }
}
