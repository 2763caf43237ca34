import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zId, zOptionalText, zText } from '#kit/http/shapes.ts'
import type { DayText, InstantText } from '#kit/http/wire.ts'
import { zOnlyId } from '#kit/posting/acts.ts'

/** A paper, as bytes: no JSON. */
type Pdf = never

/** How many photos may stand on a page. */
export const photosPerPage = [2, 4, 6] as const

/** What may stand under a photo of an album. */
export const captionLines = {
  own: 'Keterangan',
  work: 'Pekerjaan',
  date: 'Tanggal',
  place: 'Lokasi',
} as const
export type CaptionLine = keyof typeof captionLines
const allLines = Object.keys(captionLines) as [CaptionLine, ...CaptionLine[]]

/** A work item that photos show. */
export interface PhotoWork {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** A photo that a site sent with the report of a day. */
export interface AlbumChoice {
  readonly id: string
  readonly date: DayText
  /** What somebody wrote of it, and the spot of the site it shows. */
  readonly own: string | null
  readonly spot: string | null
  /** The work item it shows, where somebody said so. */
  readonly work: PhotoWork | null
  /** Of what was written; 0 while nothing was. */
  readonly noteVersion: number
  /** What of the contract was built on that day, percent; null before the first approved week. */
  readonly progress: string | null
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
  reads: ['site-reports', 'files', 'photo-notes'],
})

/** A spot of a site with its photos, oldest first. */
export interface PhotoSpot {
  readonly spot: string
  readonly photos: readonly AlbumChoice[]
}

/** The spots of a site that have two photos or more, by name; of its last 200 photos with a spot. */
export const photoSpots = endpoint({
  method: 'GET',
  path: '/api/album-foto/titik',
  permission: view,
  input: z.strictObject({ projectId: zId }),
  answer: answer<readonly PhotoSpot[]>(),
  reads: ['site-reports', 'files', 'photo-notes'],
})

/** The photos of a project that show a work item: those somebody said so of, then those of the days it was worked on that show no other; newest first, at most 200. */
export const photosOfWork = endpoint({
  method: 'GET',
  path: '/api/album-foto/pekerjaan',
  permission: view,
  input: z.strictObject({ projectId: zId, workItemId: zId }),
  answer: answer<readonly AlbumChoice[]>(),
  reads: ['site-reports', 'files', 'photo-notes'],
})

/** Writes what a photo of a sent report shows, and of which spot; the photo itself stays as it is. */
export const savePhotoNote = endpoint({
  method: 'PUT',
  path: '/api/album-foto/foto/:fileId',
  permission: ['create dokumentasi-proyek', 'update dokumentasi-proyek'],
  input: z.strictObject({
    projectId: zId,
    fileId: zId,
    /** As it was read; 0 for the first words. */
    version: z.int().check(z.gte(0)),
    caption: zOptionalText(200),
    spot: zOptionalText(60),
    /** The work item it shows; left out: as it was. */
    workItemId: z.optional(z.nullable(zId)),
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches: ['photo-notes', 'site-reports', 'progress'],
  idempotent: true,
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
    /** What stands under each photo. */
    lines: z._default(z.array(z.enum(allLines)).check(z.maxLength(allLines.length)), allLines),
    /** Photos of one spot beside each other. */
    pairs: z._default(zBool, false),
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
  touches: [...touches, 'papers', 'trash'],
})

/** The album as PDF. */
export const printAlbum = endpoint({
  method: 'GET',
  path: '/api/album-foto/:id/cetak',
  permission: view,
  input: zOnlyId,
  answer: answer<Pdf>(),
})
