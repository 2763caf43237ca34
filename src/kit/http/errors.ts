import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#ground/refusal.ts'
import { databaseAway } from '#kit/http/database-away.ts'
import { SECOND_FACTOR_ASKED } from '#kit/http/endpoint.ts'
import {
  Forbidden,
  SecondFactorAsked,
  StaleToken,
  Stranger,
  TooOften,
  Unavailable,
  WrongShape,
} from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'

/** Gives the Indonesian sentence of a refusal. */
export type SentenceOf = (refusal: { code: string; facts: Refusal['facts'] }) => string

type Refused = Pick<Refusal, 'code' | 'facts' | 'field'>

interface Answer {
  readonly status: number
  readonly body: { message: string; code?: string; [key: string]: unknown }
  readonly retryAfter?: number
}

const WORDS = {
  shape: 'Ada isian yang perlu diperbaiki.',
  stranger: 'Sesi Anda berakhir. Masuk lagi untuk melanjutkan; isian Anda aman.',
  forbidden: 'Anda tidak punya akses untuk tindakan ini. Hubungi admin bila perlu.',
  factor: 'Tindakan ini perlu kode dari aplikasi autentikator Anda.',
  missing: 'Data tidak ditemukan.',
  unwritable: 'Ada huruf yang tidak bisa disimpan. Hapus huruf itu, lalu coba lagi.',
  tooLarge: 'Ada angka yang terlalu besar untuk dicatat. Periksa jumlah dan harganya.',
  token: 'Halaman ini sudah lama terbuka. Coba sekali lagi.',
  away: 'Tempat penyimpanan berkas sedang tidak menjawab. Coba lagi sebentar.',
}

/** Says what a thrown thing means on the wire; `asked` is what was sent, so that a day is refused at its field. */
export function answerFor(error: unknown, sentenceOf: SentenceOf, requestId: string, asked?: unknown): Answer {
  const refusal = refusalIn(error)
  if (refusal) return refusalAnswer({ ...refusal, field: refusal.field ?? dayRefused(refusal, asked) }, sentenceOf)
  if (error instanceof WrongShape) return { status: 422, body: { message: WORDS.shape, errors: error.errors } }
  if (error instanceof NotFound) return { status: 404, body: { message: WORDS.missing } }
  if (error instanceof Stranger) return { status: 401, body: { message: WORDS.stranger } }
  if (error instanceof Forbidden) return { status: 403, body: { message: WORDS.forbidden, needs: error.needs } }
  if (error instanceof SecondFactorAsked) {
    return { status: 403, body: { message: WORDS.factor, code: SECOND_FACTOR_ASKED } }
  }
  if (error instanceof StaleToken) return { status: 419, body: { message: WORDS.token } }
  if (error instanceof TooOften) return tooOften(error)
  if (error instanceof Unavailable) return { status: 503, body: { message: WORDS.away }, retryAfter: 10 }
  const away = databaseAway(error)
  if (away) return { status: 503, body: { message: away.message }, retryAfter: away.retryAfter }
  if (isUnwritable(error)) return { status: 422, body: { message: WORDS.unwritable } }
  if (isTooLarge(error)) return { status: 422, body: { message: WORDS.tooLarge } }
  return unexpected(error, requestId)
}

/** Makes Fastify answer every failure in the product's own shape, and log only what nobody expected. */
export function errorHandler(sentenceOf: SentenceOf) {
  return function handle(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // Whoever hung up while sending hears no answer, and nothing of ours went wrong.
    if (error === request.raw.errored) return reply.code(400).send()
    const answer = answerFor(error, sentenceOf, request.id, request.body)
    if (answer.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
    if (answer.retryAfter !== undefined) reply.header('Retry-After', String(answer.retryAfter))
    return reply.code(answer.status).header('Cache-Control', 'no-store').send(answer.body)
  }
}

function refusalAnswer(refusal: Refused, sentenceOf: SentenceOf): Answer {
  const message = sentenceOf(refusal)
  const isConflict = /\.(changed|conflict)$/.test(refusal.code)
  const errors = refusal.field ? { [refusal.field]: [message] } : undefined
  return {
    status: isConflict ? 409 : 422,
    body: { message, code: refusal.code, facts: refusal.facts, ...(errors && { errors }) },
  }
}

// The database knows no fields: of a closed period it is the day that was asked.
function dayRefused({ code, facts }: Refused, asked: unknown): string | undefined {
  if (code !== 'period.locked' || !isRecord(asked)) return undefined
  return Object.keys(asked).find((name) => asked[name] === facts['day'])
}

function tooOften(error: TooOften): Answer {
  return {
    status: 429,
    body: { message: `${error.message} Coba lagi dalam ${waitText(error.retryAfter)}.` },
    retryAfter: error.retryAfter,
  }
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} detik`
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} menit` : `${Math.ceil(seconds / 3600)} jam`
}

// The database is the last door: its own refusals carry SQLSTATE class 'MD' and the code as message.
function refusalIn(error: unknown): Refused | undefined {
  if (error instanceof Refusal) return error
  if (!isRecord(error) || typeof error['code'] !== 'string' || !error['code'].startsWith('MD')) return undefined
  return { code: String(error['message']), facts: factsIn(error['detail']), field: undefined }
}

// A character that no UTF-8 text may hold (NUL) slipped through a shape that checks none.
function isUnwritable(error: unknown): boolean {
  return isRecord(error) && error['code'] === '22021'
}

// Each number fits, but not what comes of them: quantity by price, or a quantity in smaller units.
function isTooLarge(error: unknown): boolean {
  if (error instanceof RangeError) return error.message.startsWith('too large for rupiah')
  return isRecord(error) && error['code'] === '22003'
}

function factsIn(detail: unknown): Refusal['facts'] {
  if (typeof detail !== 'string') return {}
  try {
    const parsed: unknown = JSON.parse(detail)
    return isRecord(parsed) ? (parsed as Refusal['facts']) : {}
  } catch {
    return {}
  }
}

function unexpected(error: unknown, requestId: string): Answer {
  const status = isRecord(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : 500
  if (status === 413) return { status, body: { message: 'Kiriman terlalu besar.' } }
  if (status === 415) return { status, body: { message: 'Jenis kiriman tidak dikenal.' } }
  if (status >= 400 && status < 500) return { status: 400, body: { message: 'Kiriman tidak dapat dibaca.' } }
  return {
    status: 500,
    body: { message: `Terjadi kesalahan di server. Coba lagi; bila berulang, sebutkan kode ${requestId} ke admin.` },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
