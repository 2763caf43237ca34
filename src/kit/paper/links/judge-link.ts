import type { Actor } from '#kit/access/actor.ts'
import { addressOf, countAttempt, forgiveAttempt, type Limit } from '#kit/access/rate-limit.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { OpenCall } from '#kit/http/serve.ts'
import { idInToken, isSignedBy } from './link-token.ts'
import { sharedPaper, type SharedPaper, type Standing } from './shared-papers.ts'
import { linkRow, linkSecret, type LinkRow } from './store.ts'

export type Opening = OpenCall<{ token: string }>

/** A link that opens. */
export interface Opened {
  readonly link: LinkRow
  readonly paper: SharedPaper
  /** The company whose paper it is. */
  readonly sender: string
  readonly standing: Standing
  readonly guest: Actor
}

/** Why a link opens nothing: it is none of ours, it ended, or its document is no more. */
export interface Shut {
  readonly shut: 'unknown' | 'ended' | 'gone'
  /** Whom to ask; nobody while the link is not known. */
  readonly sender: string
}

const WRONG: Limit = { name: 'paper-link.wrong', most: 20, seconds: 600 }
const ADDRESS: Limit = { name: 'paper-link.address', most: 120, seconds: 600 }
const ONE_LINK: Limit = { name: 'paper-link.one', most: 300, seconds: 3600 }

/** Tells what a link opens, and for whom; throws TooOften for who asks too much. */
export async function judgeLink(call: Opening): Promise<Opened | Shut> {
  const { db, caller, asked } = call
  await countAttempt(db.read, ADDRESS, addressOf(caller.ip))
  const link = await heldLink(call)
  if (!link) return { shut: 'unknown', sender: '' }
  await countAttempt(db.read, ONE_LINK, link.id)
  const paper = sharedPaper(link.kind)
  const sender = await paper.sender(db.read, link.companyId)
  if (link.isOver || link.isRevoked) return { shut: 'ended', sender }
  const guest = guestOf(link, asked.token)
  const standing = await standingOf(() => paper.standing(db.read, guest, link.documentId))
  return !standing || standing.isVoid ? { shut: 'gone', sender } : { link, paper, sender, standing, guest }
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
