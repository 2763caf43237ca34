import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadEnv } from '#kit/env.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import type { Storage } from '#kit/files/storage.ts'

/** Opens the place for files that the environment names: a folder of its own, or one under the data folder. */
export function openStorage(env: { readonly storageUrl: string | undefined; readonly dataDir: string }): Storage {
  if (env.storageUrl === undefined) return diskStorage(join(env.dataDir, 'storage'))
  if (env.storageUrl.startsWith('file:')) return diskStorage(fileURLToPath(env.storageUrl))
  throw new BadEnv('STORAGE_URL belum bisa memakai S3. Kosongkan, atau pakai file:///folder.')
}
