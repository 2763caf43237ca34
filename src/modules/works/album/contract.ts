import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOptionalText, zText } from '#kit/http/shapes.ts'
import type { DayText, InstantText } from '#kit/http/wire.ts'
import { zOnlyId } from '#kit/posting/acts.ts'

/** A paper, as bytes: no JSON. */
type Pdf = never

/** How many photos may stand on a page. */
export const photosPerPage = [2, 4, 6] as const

/** A photo that a site sent with the report of a day. */
export interface AlbumChoice {
  readonly id: string
  readonly date: DayText
  /** The first works of that day in words. */
  readonly caption: string | null
  /** From the place of the project, in metres; null where one of both is not known. */
  readonly metres: number | null
  /** Farther than the radius of the project. */
  readonly isFar: boolean
}

/** Photos of a project chosen to be shown to others. */
export interface PhotoAlbum {
  readonly id: string
  readonly title: string
  readonly perPage: number
  readonly photos: number
  readonly madeAt: InstantText
  readonly madeBy: string
}

const view = 'view dokumentasi-proyek'
const reads = ['photo-albums']
const touches = ['photo-albums']

/** The albums of a project, newest first; at most 100. */
export const listAlbums = endpoint({
  method: 'GET',
  path: '/api/album-foto',
  permission: view,
  input: z.strictObject({ projectId: zId }),
  answer: answer<readonly PhotoAlbum[]>(),
  reads,
})

/** The photos of the reports of a month that an album may show, oldest first; at most 200. */
export const albumChoices = endpoint({
  method: 'GET',
  path: '/api/album-foto/pilihan',
  permission: view,
  input: z.strictObject({
    projectId: zId,
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Tulis bulan, misalnya 2026-11.')),
  }),
  answer: answer<readonly AlbumChoice[]>(),
  reads: ['site-reports', 'files'],
})

/** Makes an album of photos that the site sent; without a caption each says what was built that day. */
export const addAlbum = endpoint({
  method: 'POST',
  path: '/api/album-foto',
  permission: 'create dokumentasi-proyek',
  input: z.strictObject({
    projectId: zId,
    title: zText(120, 'Tulis judul albumnya.'),
    perPage: z.literal([...photosPerPage]),
    photos: z
      .array(z.strictObject({ fileId: zId, caption: zOptionalText(200) }))
      .check(z.minLength(1, 'Pilih fotonya.'), z.maxLength(60, 'Paling banyak 60 foto dalam satu album.')),
  }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Throws an album away, and ends its links; the photos stay. */
export const removeAlbum = endpoint({
  method: 'DELETE',
  path: '/api/album-foto/:id',
  permission: 'update dokumentasi-proyek',
  input: zOnlyId,
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, 'papers'],
})

/** The album as PDF. */
export const printAlbum = endpoint({
  method: 'GET',
  path: '/api/album-foto/:id/cetak',
  permission: view,
  input: zOnlyId,
  answer: answer<Pdf>(),
})
