import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { Copy } from './copy.ts'
import type { LetterKind } from './letter-kind.ts'
import type { Known } from './letter.ts'

/** How a document stands that a paper is made of. */
export interface Standing {
  /** 'Invoice INV-2611-0017' */
  readonly title: string
  readonly isVoid: boolean
  /** Whom the paper is for. */
  readonly name: string
  readonly phone: string | null
  /** Where a mail with it goes, as long as nobody says otherwise. */
  readonly email?: string | null
  /** What a letter may say of it besides: number, total. */
  readonly known?: Known
}

/** That the reader of a paper is asked to sign for what came with it. */
export interface Asks {
  /** Whose files signature and photos are: 'surat-jalan'. */
  readonly files: string
  /** The tags of screens that show the answer. */
  readonly touches: readonly string[]
}

/** What a department says of one kind of paper that may leave by link. */
export interface SharedPaper {
  /** What history calls the document. */
  readonly subject: string
  /** What it goes out with. */
  readonly letter: LetterKind
  /** Who may send it. */
  readonly permission: string
  /** Loads the document as this person may see it; throws NotFound otherwise. */
  readonly standing: (tx: Tx, actor: Actor, id: string) => Promise<Standing>
  readonly press: (
    tx: Tx,
    actor: Actor,
    id: string,
    copy: Copy,
  ) => Promise<{ readonly name: string; readonly content: Buffer }>
  /** The name our company writes under. */
  readonly sender: (tx: Tx, companyId: string) => Promise<string>
  /** Absent for a paper that is only read. */
  readonly asks?: Asks
}

const papers = new Map<string, SharedPaper>()

/** Lets a kind of paper be sent as a link; called once by its department. */
export function registerSharedPaper(kind: string, paper: SharedPaper): void {
  papers.set(kind, paper)
}

/** The department's word on a kind of paper; an unknown kind cannot be shared. */
export function sharedPaper(kind: string): SharedPaper {
  const paper = papers.get(kind)
  if (!paper) throw new NotFound()
  return paper
}

/** Every kind that may leave by link. */
export function sharedKinds(): readonly string[] {
  return [...papers.keys()]
}

/** The same with their letters, by name. */
export function sharedLetters(): readonly (readonly [kind: string, letter: LetterKind])[] {
  const all = [...papers].map(([kind, { letter }]) => [kind, letter] as const)
  return all.toSorted(([, one], [, other]) => one.name.localeCompare(other.name, 'id'))
}

/** The same, for a person who wants to send it. */
export function shareable(actor: Actor, kind: string): SharedPaper {
  const paper = sharedPaper(kind)
  if (!actor.can(paper.permission)) throw new Forbidden(paper.permission)
  return paper
}
