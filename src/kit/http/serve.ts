import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf, Endpoint } from '#kit/http/endpoint.ts'
import type { LiveSession } from '#kit/http/session.ts'

/** One uploaded part of a multipart call. */
export interface UploadedFile {
  readonly field: string
  readonly name: string
  readonly bytes: Buffer
}

/** Options of a cookie that a verb sets. */
export interface CookieOptions {
  readonly httpOnly?: boolean
  readonly maxAge?: number
  readonly expires?: Date
}

/** What a verb may know and do about the call itself, beside its input. */
export interface Caller {
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  readonly token: string | undefined
  readonly session: LiveSession | undefined
  /** It is a browser that shows the answer itself, and would rather have a page than data. */
  readonly wantsPage: boolean
  /** Sets a cookie (path /, SameSite Strict or Lax, Secure when https) with the answer, after commit. */
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string): void
  cookie(name: string): string | undefined
  files(): Promise<readonly UploadedFile[]>
  /** Status of a successful answer; 200 unless set. */
  status(code: number): void
}

/** A call by a signed-in person: `tx` is the open transaction (acts) or a plain connection (reads). */
export interface Call<Asked> {
  readonly tx: Tx
  readonly actor: Actor
  readonly asked: Asked
  readonly caller: Caller
}

/** A call that governs its own transactions, perhaps by a stranger. */
export interface OpenCall<Asked> {
  readonly db: Database
  readonly actor: Actor | undefined
  readonly asked: Asked
  readonly caller: Caller
}

/** An endpoint with the verb that answers it. */
export interface Served {
  readonly endpoint: Endpoint
  readonly open: boolean
  readonly run: (call: Call<unknown> | OpenCall<unknown>) => Promise<unknown>
}

/** Joins an endpoint to its verb; the door opens the transaction and checks the person before the verb runs. */
export function serve<I extends z.ZodMiniType, A>(
  endpoint: Endpoint<I, A>,
  verb: (call: Call<AskedOf<Endpoint<I, A>>>) => Promise<A | FileReply>,
): Served {
  // Safe: the door parses the input with this very endpoint's schema before it calls.
  return { endpoint: endpoint as unknown as Endpoint, open: false, run: verb as Served['run'] }
}

/** Joins an endpoint to a verb that opens its own transactions (sign-in, counters that must stay after a refusal). */
export function serveOpen<I extends z.ZodMiniType, A>(
  endpoint: Endpoint<I, A>,
  verb: (call: OpenCall<AskedOf<Endpoint<I, A>>>) => Promise<A | FileReply>,
): Served {
  return { endpoint: endpoint as unknown as Endpoint, open: true, run: verb as Served['run'] }
}

interface FileAnswer {
  readonly name: string
  readonly type: string
  readonly body: Buffer | Readable
  readonly inline?: boolean
  /** Cache-Control of a file that strangers may see; all others are private and not kept. */
  readonly cache?: string
  /** Set after those of every file, which they replace. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A file instead of JSON. */
export class FileReply {
  readonly name: string
  readonly type: string
  readonly body: Buffer | Readable
  readonly inline: boolean
  /** How long it may be kept, when it is for everybody. */
  readonly cache: string | undefined
  readonly headers: Readonly<Record<string, string>>
  constructor(file: FileAnswer) {
    this.name = file.name
    this.type = file.type
    this.body = file.body
    this.inline = file.inline ?? false
    this.cache = file.cache
    this.headers = file.headers ?? {}
  }
}

/** Answers with a file; `inline` shows it in the browser instead of saving it. */
export function file(given: FileAnswer): FileReply {
  return new FileReply(given)
}

/** Answers with a paper that was made, shown in the browser. */
export function asPdf({ name, content }: { readonly name: string; readonly content: Buffer }): FileReply {
  return file({ name, type: 'application/pdf', body: content, inline: true })
}
