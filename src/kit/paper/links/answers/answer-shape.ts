import * as z from 'zod/mini'
import { zBool, zId, zOptionalText, zOrNull, zText } from '#kit/http/shapes.ts'
import { fieldErrors } from '#kit/http/field-errors.ts'
import { WrongShape } from '#kit/http/failures.ts'
import type { UploadedFile } from '#kit/http/serve.ts'

/** Photos of one answer. */
export const MOST_PHOTOS = 3
/** Bytes of what is typed; the pictures come apart. */
const MOST_TYPED = 8192
/** A link opens no longer than this: nothing was signed before. */
const THIRTY_DAYS = 30 * 24 * 60 * 60

const zAnswer = z
  .strictObject({
    /** Made by the device when it is signed. */
    key: zId,
    by: zText(120, 'Tulis nama Anda.'),
    as: z.enum(['penerima', 'sopir'], 'Pilih penerima atau sopir.'),
    isComplete: zBool,
    note: zOptionalText(500),
    place: zOrNull(z.strictObject({ lat: zDegrees(90), lng: zDegrees(180) })),
    /** How long ago it was signed by the device's own clock, which may be wrong. */
    secondsAgo: z._default(z.int().check(z.gte(0), z.lte(THIRTY_DAYS)), 0),
  })
  .check(
    z.refine(({ isComplete, note }) => isComplete || note !== null, {
      path: ['note'],
      error: 'Tulis apa yang kurang atau rusak.',
    }),
  )

/** What somebody answers to a paper, checked; its pictures are not yet. */
export interface AskedAnswer extends z.output<typeof zAnswer> {
  readonly signature: UploadedFile
  readonly photos: readonly UploadedFile[]
}

/** Reads the parts of an answer: 'jawaban' (JSON), 'tanda-tangan', 'foto'. Throws WrongShape at the part or its field. */
export function readAnswer(parts: readonly UploadedFile[]): AskedAnswer {
  const strange = parts.find(({ field }) => !['jawaban', 'tanda-tangan', 'foto'].includes(field))
  if (strange) throw new WrongShape({ [strange.field]: ['Isian ini tidak dikenal.'] })
  const [typed] = only(parts, 'jawaban')
  const [signature] = only(parts, 'tanda-tangan')
  const photos = parts.filter(({ field }) => field === 'foto')
  if (!signature) throw new WrongShape({ 'tanda-tangan': ['Tanda tangani dulu.'] })
  if (photos.length > MOST_PHOTOS) throw new WrongShape({ foto: [`Paling banyak ${MOST_PHOTOS} foto.`] })
  return { ...typedIn(typed), signature, photos }
}

function only(parts: readonly UploadedFile[], name: string): readonly UploadedFile[] {
  const own = parts.filter(({ field }) => field === name)
  if (own.length > 1) throw new WrongShape({ [name]: ['Kirim satu saja.'] })
  return own
}

function typedIn(part: UploadedFile | undefined): z.output<typeof zAnswer> {
  if (!part || part.bytes.length > MOST_TYPED) throw new WrongShape({ jawaban: ['Kiriman tidak dapat dibaca.'] })
  const read = zAnswer.safeParse(jsonIn(part.bytes))
  if (read.success) return read.data
  throw new WrongShape(fieldErrors(read.error.issues))
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new WrongShape({ jawaban: ['Kiriman tidak dapat dibaca.'] })
  }
}

function zDegrees(most: number) {
  return z.string().check(
    z.regex(/^-?\d{1,3}(\.\d{1,6})?$/),
    z.refine((text) => Math.abs(Number(text)) <= most, 'Titik ini tidak ada di peta.'),
  )
}
