import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zOptionalText, zText, zVersion } from '#kit/http/shapes.ts'
import { zOwnPhone } from '#modules/company/accounts/own-phone.ts'

/** What the product looks like here, for everybody, also before signing in. */
export interface Identity {
  readonly name: string
  /** '#2450c8' */
  readonly color: string
  /** Said on the pages before signing in. */
  readonly loginText: string | null
  /** Whose house it is, at the foot of those pages: the company's name. */
  readonly office: string | null
  /** Who is called when signing in fails, as +62…, at the same place. */
  readonly helpPhone: string | null
  readonly pictures: Readonly<Record<PictureSlot, string | null>>
}

/** The card of its name and words; pictures are put and taken one by one. */
export type IdentityCard = Identity & { readonly version: number }

export const pictureSlots = ['logo', 'logo-dark', 'favicon'] as const
/** A place for a picture of the installation. */
export type PictureSlot = (typeof pictureSlots)[number]

/** What holds until somebody chooses. */
export const usualIdentity = {
  name: 'Mandor',
  color: '#2450c8',
  loginText: null,
  office: null,
  helpPhone: null,
} as const

export const openIdentity = endpoint({
  method: 'GET',
  path: '/api/identitas',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<IdentityCard>(),
  reads: ['identity'],
})

export const saveIdentity = endpoint({
  method: 'PUT',
  path: '/api/identitas',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    version: zVersion,
    name: zText(40, 'Isi nama aplikasi.'),
    color: z
      .string({ error: 'Pilih warna.' })
      .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'Tulis warna seperti #2450c8.')),
    loginText: zOptionalText(300),
    office: zOptionalText(100),
    helpPhone: zOwnPhone,
  }),
  answer: answer<IdentityCard>(),
  touches: ['identity', 'settings-log'],
})

const slot = z.enum(pictureSlots, { error: 'Pilih tempat gambarnya.' })

/** Puts a picture in its place; it is drawn anew, so that only a picture is shown to strangers. */
export const putPicture = endpoint({
  method: 'POST',
  path: '/api/identitas/gambar/:slot',
  permission: 'update pengaturan-website',
  input: z.strictObject({ slot }),
  answer: answer<Identity>(),
  touches: ['identity', 'settings-log'],
  multipart: true,
})

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/identitas/gambar/:slot',
  permission: 'update pengaturan-website',
  input: z.strictObject({ slot }),
  answer: answer<Identity>(),
  touches: ['identity', 'settings-log'],
})

/** The identity as a script that runs before the first paint: the page forbids scripts of its own. */
export const identityScript = endpoint({
  method: 'GET',
  path: '/identity.js',
  permission: 'public',
  input: z.strictObject({}),
  answer: answer<never>(),
})

/** What a browser reads when the application is put on a device as one of its own: its name, colour and icons. */
export const appManifest = endpoint({
  method: 'GET',
  path: '/manifest.webmanifest',
  permission: 'public',
  input: z.strictObject({}),
  answer: answer<never>(),
})

/** A picture of the installation, by its place and content: '/identitas/logo-3f2a….png'. */
export const identityPicture = endpoint({
  method: 'GET',
  path: '/identitas/:picture',
  permission: 'public',
  input: z.strictObject({ picture: z.string().check(z.regex(/^(logo|logo-dark|favicon)-[0-9a-f]{16}\.png$/)) }),
  answer: answer<never>(),
})
