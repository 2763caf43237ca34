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

/** The table of contents of a backup; written last, so that a folder without it is no backup. */
export interface Manifest {
  readonly format: 1
  readonly at: string
  readonly migrations: readonly { readonly name: string; readonly hash: string }[]
  readonly tables: readonly KeptTable[]
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly isCalled: boolean }[]
  readonly files: readonly Kept[]
}

export const manifestName = 'manifest.json'

/** Reads the contents of a backup and checks every file against its fingerprint. */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName)
  if (!existsSync(path)) throw new DatabaseUnfit(`"${folder}" bukan cadangan yang utuh: tidak ada ${manifestName}.`)
  // Safe: written by writeBackup, and every file it names is checked below.
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  if (manifest.format !== 1) throw new DatabaseUnfit(`Cadangan "${folder}" dibuat oleh program yang lebih baru.`)

  for (const kept of [...manifest.tables, ...manifest.files]) {
    const found = await fingerprintOf(join(folder, kept.path)).catch(() => undefined)
    if (found?.sha256 !== kept.sha256) throw new DatabaseUnfit(`Cadangan rusak: "${kept.path}" hilang atau berubah.`)
  }
  return manifest
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
