import * as z from 'zod/mini'
import { Refusal } from '#ground/refusal.ts'
import { countAttempt } from '#kit/access/rate-limit.ts'
import type { Tx } from '#kit/db/tx.ts'
import { accept, sha256 } from '#kit/files/accept.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { Stranger } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { zOrNull } from '#kit/http/shapes.ts'
import { file, type Call, type FileReply, type OpenCall } from '#kit/http/serve.ts'
import { cardVersion, countSave } from '#kit/posting/settings-card.ts'
import { needEveryCompany } from '#modules/company/accounts/grants.ts'
import { cssOf } from '#modules/company/website/color.ts'
import {
  usualIdentity,
  type Identity,
  type IdentityCard,
  type identityPicture,
  type PictureSlot,
  type putPicture,
  type removePicture,
  type saveIdentity,
} from '#modules/company/website/contract.ts'
import {
  dropPicture,
  keepPicture,
  pictureBytes,
  pictureRows,
  readSetting,
  writeSetting,
} from '#modules/company/website/store.ts'

const KEY = 'identity'
const card = { companyId: null, card: KEY }
const UPLOADS = { name: 'identity.upload', most: 60, seconds: 3600 }
const shape = z.object({
  name: z.string(),
  color: z.string(),
  loginText: z.nullable(z.string()),
  // Identities saved before these were asked for have none.
  office: zOrNull(z.string()),
  helpPhone: zOrNull(z.string()),
})

/** Pixels on the longest side: a logo is shown 32 high on a dense screen, an icon of a phone 192. */
const SIDES: Record<PictureSlot, { width: number; height: number }> = {
  logo: { width: 640, height: 160 },
  'logo-dark': { width: 640, height: 160 },
  favicon: { width: 192, height: 192 },
}

/** The identity as it holds now. */
export async function identityOf(tx: Tx): Promise<Identity> {
  const read = shape.safeParse(await readSetting(tx, null, KEY))
  const kept = new Map((await pictureRows(tx)).map(({ slot, hash }) => [slot, `/identitas/${slot}-${hash}.png`]))
  return {
    ...(read.success ? read.data : usualIdentity),
    pictures: {
      logo: kept.get('logo') ?? null,
      'logo-dark': kept.get('logo-dark') ?? null,
      favicon: kept.get('favicon') ?? null,
    },
  }
}

/** The card of it, with the version it is changed by. */
export async function openedIdentity(tx: Tx): Promise<IdentityCard> {
  return { ...(await identityOf(tx)), version: await cardVersion(tx, card) }
}

/** Names and colours the installation anew. */
export async function changeIdentity({ tx, actor, asked }: Call<AskedOf<typeof saveIdentity>>): Promise<IdentityCard> {
  needEveryCompany(actor)
  const version = await countSave(tx, card, asked.version, actor.userId)
  const { pictures, ...before } = await identityOf(tx)
  const { name, color, loginText, office, helpPhone } = asked
  const value = { name, color, loginText, office, helpPhone }
  if (JSON.stringify(before) !== JSON.stringify(value)) {
    await writeSetting(tx, { companyId: null, key: KEY, value, by: actor.userId })
  }
  return { ...value, pictures, version }
}

/** Draws a picture anew, before any transaction, and shows it from now on. */
export async function changePicture({
  db,
  actor,
  asked,
  caller,
}: OpenCall<AskedOf<typeof putPicture>>): Promise<Identity> {
  if (!actor) throw new Stranger()
  needEveryCompany(actor)
  await countAttempt(db.read, UPLOADS, actor.userId)
  const [upload, ...more] = await caller.files()
  if (!upload || more.length > 0) throw new Refusal('file.missing')
  const { bytes } = await accept(upload, 'pictures')
  const drawn = await asPng(bytes, asked.slot)
  const hash = sha256(drawn).slice(0, 16)
  return db.withTx(async (tx) => {
    await keepPicture(tx, { slot: asked.slot, bytes: drawn, hash, by: actor.userId })
    await notePicture(tx, actor.userId, asked.slot, upload.name.slice(0, 120))
    return identityOf(tx)
  })
}

/** Takes a picture away; the product's own mark stands in again. */
export async function takePicture({ tx, actor, asked }: Call<AskedOf<typeof removePicture>>): Promise<Identity> {
  needEveryCompany(actor)
  await dropPicture(tx, asked.slot)
  await notePicture(tx, actor.userId, asked.slot, null)
  return identityOf(tx)
}

async function notePicture(tx: Tx, by: string, slot: PictureSlot, name: string | null): Promise<void> {
  await writeSetting(tx, { companyId: null, key: `${KEY}.${slot}`, value: name, by })
}

async function asPng(bytes: Buffer, slot: PictureSlot): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const drawn = await sharp(bytes)
    .resize({ ...SIDES[slot], fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
  if (drawn.length > 400_000) throw new Refusal('file.unreadable', { cause: 'still too large' })
  return drawn
}

/** What the page reads before it draws; nothing in it that a stranger may not know. */
export async function identityAsScript(tx: Tx): Promise<FileReply> {
  const identity = await identityOf(tx)
  const css = identity.color === usualIdentity.color ? '' : cssOf(identity.color)
  const words = JSON.stringify({ ...identity, css }).replaceAll('<', String.raw`\u003c`)
  return file({
    name: 'identity.js',
    type: 'text/javascript; charset=utf-8',
    body: Buffer.from(`${before}(${words})\n`),
    inline: true,
    cache: 'public, max-age=0, must-revalidate',
  })
}

const before = `;(function (identity) {
  window.mandorIdentity = identity
  document.title = identity.name
  if (identity.css) {
    var sheet = new CSSStyleSheet()
    sheet.replaceSync(identity.css)
    document.adoptedStyleSheets = [sheet]
  }
  var icon = document.querySelector('link[rel=icon]')
  if (icon && identity.pictures.favicon) {
    icon.type = 'image/png'
    icon.href = identity.pictures.favicon
  }
})`

/** A picture by its place and content; another content has another address, so it may be kept for a year. */
export async function identityPictureOf(tx: Tx, asked: AskedOf<typeof identityPicture>): Promise<FileReply> {
  const [, slot = '', hash = ''] = /^(.+)-([0-9a-f]{16})\.png$/.exec(asked.picture) ?? []
  const bytes = await pictureBytes(tx, slot, hash)
  if (!bytes) throw new NotFound()
  return file({
    name: asked.picture,
    type: 'image/png',
    body: bytes,
    inline: true,
    cache: 'public, max-age=31536000, immutable',
  })
}
