import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadEnv } from '#kit/env.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import type { Storage } from '#kit/files/storage.ts'

/** What the environment says about files. */
interface FilesEnv {
  readonly storageUrl: string | undefined
  readonly dataDir: string
}

/** Opens the place for files that the environment names: a folder of its own, or one under the data folder. */
export function openStorage(env: FilesEnv): Storage {
  return diskStorage(storageFolder(env))
}

/** The folder the files lie in. */
export function storageFolder({ storageUrl, dataDir }: FilesEnv): string {
  if (storageUrl === undefined) return join(dataDir, 'storage')
  if (storageUrl.startsWith('file:')) return fileURLToPath(storageUrl)
  throw new BadEnv('STORAGE_URL belum bisa memakai S3. Kosongkan, atau pakai file:///folder.')
}
