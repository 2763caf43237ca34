import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DatabaseUnfit } from '../unfit.ts'

/** A file of a backup and how to tell that it is whole. */
export interface Kept {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** A table of a backup. */
export interface KeptTable extends Kept {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
}

/** Where a chain of the database ended when it was saved: told outside of the database, so that it is not rewritten with it. */
export interface Anchor {
  readonly name: string
  readonly position: string
  readonly hash: string
}

/** The table of contents of a backup; written last, so that a folder without it is no backup. */
export interface Manifest {
  readonly format: 2
  readonly at: string
  readonly migrations: readonly { readonly name: string; readonly hash: string }[]
  readonly tables: readonly KeptTable[]
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly isCalled: boolean }[]
  readonly files: readonly Kept[]
  /** Fingerprint of the secret under which it was made; backups of before tell none. */
  readonly key?: string
  /** Backups of before know none. */
  readonly anchors?: readonly Anchor[]
}

export const manifestName = 'manifest.json'

/** Reads the contents of a backup, which tell themselves whether they are whole; its files are not looked at. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, manifestName)
  if (!existsSync(path)) throw new DatabaseUnfit(`"${folder}" bukan cadangan yang utuh: tidak ada ${manifestName}.`)
  return unsealed(readFileSync(path, 'utf8'))
}

/** Reads the contents of a backup and checks every file against its fingerprint. */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  for (const kept of [...manifest.tables, ...manifest.files]) {
    const found = await fingerprintOf(join(folder, kept.path)).catch(() => undefined)
    if (found?.sha256 !== kept.sha256) throw new DatabaseUnfit(`Cadangan rusak: "${kept.path}" hilang atau berubah.`)
  }
  return manifest
}

/** The table of contents as it is written: with the fingerprint of itself, so that no byte of it changes unseen. */
export function sealed(manifest: Manifest): string {
  return `${JSON.stringify({ ...manifest, seal: sealOf(manifest) }, null, 2)}\n`
}

function unsealed(text: string): Manifest {
  const { seal, ...manifest } = read(text)
  if (manifest.format !== 1 && manifest.format !== 2)
    throw new DatabaseUnfit(`Cadangan ini dibuat oleh program yang lebih baru.`)
  // Backups of the first format had no seal.
  const isWhole = manifest.format === 1 || seal === sealOf(manifest)
  if (!isWhole) throw new DatabaseUnfit(`Cadangan rusak: "${manifestName}" berubah.`)
  return { ...manifest, format: 2 }
}

// Safe: what is not as writeBackup wrote it does not fit its seal.
function read(text: string): Omit<Manifest, 'format'> & { format: number; seal?: string } {
  try {
    return JSON.parse(text)
  } catch {
    throw new DatabaseUnfit(`Cadangan rusak: "${manifestName}" tidak bisa dibaca.`)
  }
}

function sealOf(manifest: object): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}

/** Size and fingerprint of a file, read once from beginning to end. */
export async function fingerprintOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}
